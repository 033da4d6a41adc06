import { sign } from '../kit/furniture'
import { aegean, clay, deep, gold, mist, wave, white } from '../kit/palette'
import { panel, project, type View } from '../kit/room'
import { repeat, stroke } from '../kit/svg'

/** A slide with a stress–strain curve, filling a panel that is given in metres. */
export function slide(view: View, x: number, y: number, z: number, width: number, height: number): string {
  const [left, bottom] = project(view, [x + width * 0.1, y + height * 0.16, z])
  const [right, top] = project(view, [x + width * 0.58, y + height * 0.72, z])
  return (
    panel(view, [x, y, z], width, height, '#f7fbfb') +
    panel(view, [x, y + height * 0.84, z], width, height * 0.16, aegean) +
    sign(view, '±45° plies', [x + width * 0.26, y + height * 0.885, z], white, {
      size: height * 0.09,
      weight: 700,
    }) +
    stroke(`M${left} ${top}V${bottom}H${right}`, deep, 3) +
    stroke(
      `M${left} ${bottom}C${left + (right - left) * 0.3} ${top} ${left + (right - left) * 0.4} ${top + 10} ${right} ${top}`,
      clay,
      5,
    ) +
    stroke(`M${left} ${bottom}L${left + (right - left) * 0.5} ${top + 14}`, wave, 5) +
    repeat(4, (i) =>
      panel(
        view,
        [x + width * 0.66, y + height * (0.62 - i * 0.13), z],
        width * (i % 2 ? 0.2 : 0.26),
        height * 0.05,
        i ? mist : gold,
      ),
    ) +
    panel(view, [x + width * 0.66, y + height * 0.1, z], width * 0.26, height * 0.08, 'url(#weave)')
  )
}
