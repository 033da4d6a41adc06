import { chairBack } from '../kit/furniture'
import { sitter } from '../kit/people'
import { type View } from '../kit/room'
import { repeat } from '../kit/svg'

/** A row of chairs seen from behind; three in four are taken. Distances are in metres. */
export const row = (
  view: View,
  z: number,
  from: number,
  count: number,
  gap: number,
  cloth: string,
  seed: number,
) =>
  repeat(count, (i) => {
    const x = from + i * gap
    return (
      ((i * 7 + seed * 5) % 4 === 0 ? '' : sitter(view, x, z + 0.1, i * 3 + seed)) +
      chairBack(view, x, z, cloth)
    )
  })
