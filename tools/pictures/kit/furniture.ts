import { setLine, type Setting } from './lettering'
import { aegean, darker, dune, lighter, pine, sand, walnut, white } from './palette'
import { box, metre, panel, project, slab, type Place, type View } from './room'
import { each, ellipse, placed, rect, repeat, shape, stroke } from './svg'

/** Lettering on a wall that faces the camera. `size` is in metres, and the line is centred on x. */
export function sign(view: View, text: string, [x, y, z]: Place, fill: string, setting: Setting): string {
  const line = setLine(text, { ...setting, size: 100 })
  const scale = (setting.size * metre(view, z)) / 100
  const [px, py] = project(view, [x, y, z])
  return placed(px - (line.width * scale) / 2, py, scale, shape(line.d, fill))
}

/** A round table for standing or dining; `r` and `height` are in metres. */
export function roundTable(
  view: View,
  x: number,
  z: number,
  r: number,
  height: number,
  cloth: string,
  draped = true,
) {
  const [cx, top] = project(view, [x, height, z])
  const [, foot] = project(view, [x, 0, z])
  const rx = r * metre(view, z)
  const ry = Math.max(4, (rx * Math.abs(top - view.horizon)) / (view.focal * 0.9) + 3)
  const body = draped
    ? shape(
        `M${cx - rx} ${top}L${cx - rx * 0.92} ${foot}Q${cx} ${foot + ry} ${cx + rx * 0.92} ${foot}L${cx + rx} ${top}Z`,
        darker(cloth, 0.1),
      ) +
      repeat(5, (i) =>
        stroke(
          `M${cx - rx * 0.7 + i * rx * 0.35} ${top + ry}L${cx - rx * 0.66 + i * rx * 0.33} ${foot}`,
          darker(cloth, 0.2),
          2,
        ),
      )
    : rect(cx - rx * 0.06, top, rx * 0.12, foot - top, walnut) + ellipse(cx, foot, rx * 0.5, ry * 0.6, walnut)
  return body + ellipse(cx, top, rx, ry, lighter(cloth, 0.2))
}

/** A chair seen from behind. */
export const chairBack = (view: View, x: number, z: number, fill: string) =>
  panel(view, [x - 0.2, 0, z], 0.04, 0.45, darker(fill, 0.45)) +
  panel(view, [x + 0.16, 0, z], 0.04, 0.45, darker(fill, 0.45)) +
  box(view, [x - 0.23, 0.42, z], [0.46, 0.48, 0.06], fill)

/** A potted plant; `height` is in metres and includes the pot. */
export function plant(view: View, x: number, z: number, height: number, pot = '#c26a45'): string {
  const [px, py] = project(view, [x, 0, z])
  const leaf = (dx: number, dy: number, tone: string) =>
    shape(`M0 -30Q${dx * 0.2} ${dy} ${dx} ${dy}Q${dx * 0.8} ${dy * 0.5} 0 -30Z`, tone)
  return placed(
    px,
    py,
    (height * metre(view, z)) / 100,
    each(
      [
        [-34, -70],
        [34, -74],
        [-22, -94],
        [20, -100],
        [-40, -48],
        [42, -50],
      ],
      ([dx = 0, dy = 0], i) => leaf(dx, dy, i % 2 ? pine : lighter(pine, 0.16)),
    ),
    shape('M-17 -32L17 -32 12 0 -12 0Z', pot),
  )
}

/** A lectern with the symposium's sign, its front towards the camera. */
export const lectern = (view: View, x: number, z: number, y = 0) =>
  box(view, [x - 0.35, y, z], [0.7, 1.1, 0.4], '#a9794f') +
  panel(view, [x - 0.42, y + 1.08, z], 0.84, 0.1, walnut) +
  panel(view, [x - 0.18, y + 0.45, z], 0.36, 0.36, aegean) +
  slab(view, [x - 0.42, y + 1.18, z], 0.84, 0.4, '#d0a274')

/** A lit panel in the ceiling. */
export const lamp = (view: View, place: Place, width: number, depth: number) =>
  slab(view, place, width, depth, '#fff6df')

/** A counter with a projecting top. */
export const counter = (view: View, [x, y, z]: Place, width: number, front: string) =>
  box(view, [x, y, z], [width, 1.05, 0.7], front) +
  box(view, [x - 0.08, y + 1.05, z - 0.08], [width + 0.16, 0.07, 0.85], dune)

/** A cup seen from the side, standing at a place. */
export function cup(view: View, place: Place): string {
  const [px, py] = project(view, place)
  return placed(
    px,
    py,
    metre(view, place[2]) / 100,
    shape('M-5 -9H5L3.5 0H-3.500Z', white),
    ellipse(0, 0, 8, 2, sand),
  )
}
