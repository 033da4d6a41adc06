import { apricot, clay, deep, night, pine, walnut, wave, white } from '../kit/palette'
import { ferry, glints, palm } from '../kit/scenery'
import { ellipse, repeat, shape } from '../kit/svg'
import { framed } from '../kit/frame'
import { bay, day, gulls } from '../kit/outlook'

/** The gulf from the upper floor: ferries, gulls, the far shore. */
export function gulf(): string {
  return framed(
    bay(day, 340, 800, [930, 120]),
    shape('M0 420L560 344 1200 420 1200 470 0 520Z', wave, { opacity: 0.3 }),
    ferry(700, 470, 330, night, '#faf7f1', wave),
    ferry(150, 392, 110, clay, '#faf7f1', wave),
    shape('M706 476L1040 476 1180 492 660 490Z', '#dff0ef', { opacity: 0.6 }),
    shape('M330 560L396 420V560Z', '#faf7f1') +
      shape('M404 440Q448 510 440 560H404Z', apricot) +
      shape('M318 566H462L446 590H340Z', deep),
    glints(1200, 480, 700, '#c9e6e8', 26, 9),
    gulls(white, [
      [220, 170, 34],
      [330, 220, 22],
      [560, 130, 26],
      [690, 210, 16],
      [1040, 240, 28],
    ]),
    shape('M0 700L1200 660 1200 800 0 800Z', '#d9cbb0'),
    shape('M0 700L1200 660 1200 674 0 716Z', '#f4ecdd'),
    repeat(5, (i) => palm(90 + i * 255, 770 - i * 9, 220 - (i % 2) * 40, walnut, i % 2 ? pine : '#4f7a5e')),
    repeat(6, (i) => ellipse(190 + i * 200, 792 - i * 4, 80, 26, '#5d7c58')),
  )
}
