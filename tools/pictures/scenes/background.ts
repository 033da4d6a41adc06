import { blocks, hills, tower } from '../kit/scenery'
import { mix, pale, paper, sand } from '../kit/palette'
import { picture, rect, repeat, shape } from '../kit/svg'
import { defs, plies, ply, twill } from '../kit/texture'

/**
 * The light background of the committees and venue pages: plies and weave above the bay, calm enough for a white card in front.
 */
export function background(): string {
  const horizon = 800
  const far = mix(pale, '#a9cccd', 0.6)
  const near = mix(pale, '#7fb1b6', 0.7)
  return picture(
    1600,
    1000,
    defs(
      twill('weave', mix(paper, sand, 0.9), paper, 16),
      plies('up', '#b7d3d3', -45, 20, 1.2),
      plies('down', '#d9c9a9', 45, 20, 1.2),
    ),
    rect(0, 0, 1600, 1000, mix(paper, sand, 0.4)),
    shape('M0 0L560 0 0 560Z', 'url(#weave)'),
    ply('M560 0L980 0 180 800 0 800 0 560Z', mix(pale, paper, 0.45), 'up', 0.5),
    ply('M1600 60L1600 480 1280 800 860 800Z', mix(sand, paper, 0.25), 'down', 0.5),
    ply('M1600 360L1600 800 1160 800Z', mix(pale, paper, 0.1), 'up', 0.5),
    hills(1600, horizon, [120, 90, 150, 110, 170, 120, 90, 140, 200, 160], far),
    hills(1600, horizon, [40, 70, 50, 90, 60, 84, 50, 70, 110, 90], mix(far, near, 0.5)),
    repeat(9, (i) =>
      tower(
        1080 + i * 52,
        horizon,
        40,
        90 + ((i * 67) % 150),
        i % 2 ? near : mix(far, near, 0.6),
        '#ffffff66',
      ),
    ),
    blocks(0, 700, horizon, [26, 92], [far, mix(far, near, 0.6), mix(far, near, 0.3)], 7),
    rect(0, horizon, 1600, 200, mix(pale, '#a9cccd', 0.35)),
    ply('M0 850L1600 800 1600 1000 0 1000Z', mix(pale, '#9cc6c8', 0.55), 'up', 0.7),
    ply('M0 930L1600 890 1600 1000 0 1000Z', mix(pale, '#8fbfc4', 0.75), 'down', 0.35),
  )
}
