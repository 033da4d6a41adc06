import { aegean, apricot, clay, deep, mist, mix, night, paper, sand, wave } from '../kit/palette'
import { disc, ferry, hills, tower } from '../kit/scenery'
import { ellipse, group, picture, rect, repeat, shape, stroke } from '../kit/svg'
import { defs, plies, ply, twill } from '../kit/texture'

/** The clock tower in Konak as a few flat shapes, 100 wide and 260 high; its foot is at (0, 0). */
const clockTower = (light: string, shade: string) =>
  shape('M-50 0L-50 -14 -34 -30 -34 -62 34 -62 34 -30 50 -14 50 0Z', light) +
  rect(-26, -150, 52, 92, light) +
  shape('M0 -62L34 -62 34 -30 50 -14 50 0 0 0Z', shade) +
  rect(0, -150, 26, 88, shade) +
  rect(-30, -156, 60, 8, light) +
  rect(-20, -200, 40, 46, light) +
  rect(0, -200, 20, 46, shade) +
  ellipse(0, -178, 11, 11, paper) +
  stroke('M0 -178V-186M0 -178L5 -175', deep, 2) +
  rect(-24, -206, 48, 7, light) +
  shape('M-16 -206Q-18 -226 0 -238Q18 -226 16 -206Z', light) +
  shape('M0 -206V-238Q18 -226 16 -206Z', shade) +
  stroke('M0 -238V-258', light, 3) +
  shape('M-8 0V-24A8 9 0 0 1 8 -24V0Z', deep)

const city: [number, number, number, string][] = [
  [900, 40, 150, '#4b93a0'],
  [948, 54, 232, '#2f7f8e'],
  [1010, 34, 178, '#6fb0b7'],
  [1050, 62, 300, '#1d6c7b'],
  [1120, 44, 216, '#4b93a0'],
  [1172, 50, 262, '#2f7f8e'],
  [1230, 36, 150, '#6fb0b7'],
]

/**
 * The picture of the home page: the bay of İzmir, built from plies under a twill sky. The left half stays calm and dark for white
 * words. Large flat areas keep the encoded file small.
 */
export function hero(): string {
  const horizon = 690
  return picture(
    1600,
    1000,
    defs(
      twill('sky', mix(deep, aegean, 0.32), mix(deep, aegean, 0.14), 20),
      plies('up', '#ffffff', -45, 26, 1.6),
      plies('down', '#ffffff', 45, 26, 1.6),
    ),
    rect(0, 0, 1600, 1000, deep),
    rect(0, 0, 1600, 1000, 'url(#sky)'),
    ply('M1600 0L1170 0 480 690 1600 690Z', '#17717f', 'up', 0.1),
    ply('M1600 130L1040 690 1600 690Z', '#3f97a2', 'up', 0.14),
    shape('M1600 360L1270 690 1600 690Z', '#a9d2d2'),
    disc(1330, 300, 84, '#f3c58f'),
    hills(1600, horizon, [40, 60, 84, 70, 118, 150, 120, 176, 140, 190], '#1a6472'),
    hills(1600, horizon, [20, 34, 30, 62, 40, 74, 60, 92, 70, 110], '#115562'),
    ...city.map(([x, width, height, fill]) => tower(x, horizon, width, height, fill, '#ffffff30')),
    group({ transform: `translate(1400 ${horizon}) scale(1.35)` }, clockTower(sand, '#d8b98d')),
    rect(0, horizon, 1600, 310, '#0b3f49'),
    shape(`M760 ${horizon}L1600 ${horizon} 1600 820 890 820Z`, '#15616f'),
    ply('M980 760L1600 760 1600 1000 740 1000Z', '#1c7482', 'down', 0.1),
    shape('M1600 800L1600 1000 1400 1000Z', clay),
    shape('M1600 880L1600 1000 1480 1000Z', apricot),
    repeat(7, (i) =>
      rect(1180 + ((i * 97) % 300), 716 + i * 16, 60 + ((i * 53) % 70), 4, '#f3c58f', {
        opacity: 0.5,
        rx: 2,
      }),
    ),
    ferry(1040, 768, 170, night, paper, wave),
    rect(0, horizon - 2, 1600, 3, mist, { opacity: 0.35 }),
  )
}
