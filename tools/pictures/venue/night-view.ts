import { sign } from '../kit/furniture'
import { person } from '../kit/people'
import { palm, tower } from '../kit/scenery'
import { circle, rect, repeat } from '../kit/svg'
import { centre, outdoor } from './building'
import { framed } from '../kit/frame'
import { midnight, sky } from '../kit/outlook'

/** The centre by night, mirrored in the wet forecourt. */
export function nightView(): string {
  return framed(
    sky(midnight, 600),
    circle(970, 120, 46, midnight.sun),
    circle(952, 110, 42, '#12283f'),
    repeat(26, (i) =>
      circle((i * 197) % 1200, 20 + ((i * 83) % 230), 1.6 + (i % 3) * 0.6, '#dfe8f2', { opacity: 0.7 }),
    ),
    repeat(6, (i) =>
      tower(10 + i * 62, 600, 48, 230 + ((i * 83) % 170), i % 2 ? '#1d3b55' : '#23465f', '#e3b04b55'),
    ),
    repeat(5, (i) =>
      tower(880 + i * 66, 600, 52, 200 + ((i * 97) % 190), i % 2 ? '#1d3b55' : '#23465f', '#e3b04b55'),
    ),
    centre(midnight),
    sign({ ...outdoor, focal: 1000 }, 'BAYRAKLI FUAR VE İŞ MERKEZİ', [0.2, 3.21, 10], '#ffe9ba', {
      size: 0.25,
      weight: 700,
      width: 112,
      tracking: 3,
    }),
    rect(0, 600, 1200, 200, '#0f2438'),
    repeat(20, (i) => rect(156 + i * 47, 604, 30, 60 + ((i * 37) % 80), '#f2c979', { opacity: 0.16 })),
    repeat(7, (i) => rect(470 + i * 43, 604, 40, 150, '#ffe9ba', { opacity: 0.14 })),
    repeat(14, (i) =>
      rect((i * 173) % 1160, 626 + ((i * 47) % 160), 60 + ((i * 31) % 90), 3, '#f2c979', {
        opacity: 0.4,
        rx: 2,
      }),
    ),
    palm(80, 664, 250, '#16222e', '#16303a'),
    palm(1136, 654, 240, '#16222e', '#16303a'),
    repeat(4, (i) => {
      const x = 220 + i * 250
      return (
        rect(x, 560, 5, 130, '#0b1826') +
        circle(x + 2, 556, 34, '#ffe2a3', { opacity: 0.16 }) +
        circle(x + 2, 556, 11, '#ffe9ba')
      )
    }),
    person(outdoor, -1.2, 12.5, 1, 'walking', { away: true }),
    person(outdoor, -0.4, 12.3, 5, 'walking', { away: true }),
    person(outdoor, 2.3, 10.2, 2, 'walking'),
    person(outdoor, -3.2, 9, 3, 'talking'),
    person(outdoor, -2.4, 8.9, 4),
  )
}
