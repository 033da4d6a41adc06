import { clay, white } from '../kit/palette'
import { project, type View } from '../kit/room'
import { ellipse, rect, repeat, shape } from '../kit/svg'

/** Plates around a table, foreshortened like it. */
export function plates(view: View, x: number, z: number, r: number): string {
  const [cx, cy] = project(view, [x, 0.76, z])
  const size = (r * view.focal) / z
  return (
    repeat(6, (i) => {
      const angle = (i * Math.PI) / 3 + 0.4
      const [px, py] = [cx + Math.cos(angle) * size * 0.68, cy + Math.sin(angle) * size * 0.17]
      return (
        ellipse(px, py, size * 0.17, size * 0.05, white) +
        ellipse(px, py, size * 0.1, size * 0.03, i % 2 ? '#dbe3dc' : '#f0cfa8')
      )
    }) +
    shape(`M${cx - 5} ${cy}q-16 -22 -4 -38q12 8 9 38M${cx + 4} ${cy}q18 -18 12 -34q-14 4 -14 34`, '#3c5f4a') +
    rect(cx - 8, cy - 4, 16, 12, clay)
  )
}
