import { sign } from '../kit/furniture'
import { aegean, clay, deep, gold, pine, walnut } from '../kit/palette'
import { person } from '../kit/people'
import { palm, tower } from '../kit/scenery'
import { circle, rect, repeat, shape, stroke } from '../kit/svg'
import { centre, outdoor } from './building'
import { framed } from '../kit/frame'
import { day, sky } from '../kit/outlook'

/** The front of the centre from the forecourt. */
export function facade(): string {
  const flag = (x: number, fill: string) =>
    rect(x, 250, 5, 360, '#8b959a') + shape(`M${x + 5} 256q18 -9 36 0t34 0v46q-16 9 -34 0t-36 0Z`, fill)
  return framed(
    sky(day, 560),
    circle(1010, 110, 54, day.sun),
    repeat(5, (i) =>
      tower(40 + i * 66, 560, 50, 190 + ((i * 83) % 150), i % 2 ? '#b7d3d6' : '#a5c8cc', '#e6f2ef'),
    ),
    repeat(4, (i) =>
      tower(900 + i * 74, 560, 54, 150 + ((i * 97) % 170), i % 2 ? '#b7d3d6' : '#a5c8cc', '#e6f2ef'),
    ),
    centre(day),
    sign({ ...outdoor, focal: 1000 }, 'BAYRAKLI FUAR VE İŞ MERKEZİ', [0.2, 3.21, 10], deep, {
      size: 0.25,
      weight: 700,
      width: 112,
      tracking: 3,
    }),
    rect(0, 600, 1200, 200, '#d9cbb0'),
    repeat(6, (i) => rect(0, 618 + i * i * 7, 1200, 2 + i * 0.6, '#b9a885', { opacity: 0.6 })),
    repeat(11, (i) =>
      stroke(`M${600 + (i - 5) * 90} 600L${600 + (i - 5) * 260} 800`, '#b9a885', 2, { opacity: 0.5 }),
    ),
    shape('M470 600L770 600 1000 800 240 800Z', '#e9dfcd', { opacity: 0.7 }),
    flag(150, clay),
    flag(240, aegean),
    flag(330, gold),
    palm(90, 660, 250, walnut, pine),
    palm(1130, 650, 230, walnut, pine),
    palm(980, 630, 170, walnut, '#4f7a5e'),
    rect(0, 654, 160, 26, '#5d7c58', { rx: 12 }),
    rect(1030, 644, 170, 28, '#5d7c58', { rx: 12 }),
    person(outdoor, -1.6, 15, 1, 'walking', { away: true }),
    person(outdoor, 0.6, 14, 5, 'walking', { away: true }),
    person(outdoor, 1.8, 16, 2),
    person(outdoor, -3.4, 9.4, 3, 'talking'),
    person(outdoor, -2.6, 9.3, 6),
    person(outdoor, 3.2, 8.4, 0, 'walking', { away: true }),
    person(outdoor, 0.2, 7.6, 4, 'walking', { away: true }),
  )
}
