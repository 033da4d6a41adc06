import { darker, lighter } from './palette'
import { polygon, repeat, type Attributes, type Point } from './svg'

/** A place in a room, in metres: x to the right of the camera, y above the floor, z away from the camera. */
export type Place = readonly [x: number, y: number, z: number]

/** Width, height and depth in metres. */
type Size = readonly [width: number, height: number, depth: number]

/** A camera looking straight ahead. `eye` is its height in metres, `focal` is in pixels, the rest in pixels of the picture. */
export interface View {
  focal: number
  middle: number
  horizon: number
  eye: number
}

/** The view of somebody standing in the middle of a 1200 × 800 picture. */
export const standardView: View = { focal: 900, middle: 600, horizon: 380, eye: 1.7 }

/** Where a place appears in the picture. Places behind the camera are drawn as if they were 5 cm in front of it. */
export function project(view: View, [x, y, z]: Place): Point {
  const depth = Math.max(z, 0.05)
  return [view.middle + (view.focal * x) / depth, view.horizon - (view.focal * (y - view.eye)) / depth]
}

/** A polygon through places in the room. */
export const face = (view: View, places: readonly Place[], fill: string, more: Attributes = {}) =>
  polygon(
    places.map((place) => project(view, place)),
    fill,
    more,
  )

/** A rectangle that rises by `height` over a length of `depth` metres away from the camera. */
export const incline = (
  view: View,
  [x, y, z]: Place,
  [width, height, depth]: Size,
  fill: string,
  more: Attributes = {},
) => {
  const [right, top, far] = [x + width, y + height, z + depth]
  return face(
    view,
    [
      [x, y, z],
      [right, y, z],
      [right, top, far],
      [x, top, far],
    ],
    fill,
    more,
  )
}

/** A rectangle that faces the camera at depth z. */
export const panel = (
  view: View,
  place: Place,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => incline(view, place, [width, height, 0], fill, more)

/** A horizontal rectangle at height y. */
export const slab = (
  view: View,
  place: Place,
  width: number,
  depth: number,
  fill: string,
  more: Attributes = {},
) => incline(view, place, [width, 0, depth], fill, more)

/** A vertical rectangle along the room at x. */
export const side = (
  view: View,
  [x, y, z]: Place,
  depth: number,
  height: number,
  fill: string,
  more: Attributes = {},
) =>
  face(
    view,
    [
      [x, y, z],
      [x, y, z + depth],
      [x, y + height, z + depth],
      [x, y + height, z],
    ],
    fill,
    more,
  )

/** A box; `place` is its nearest lower left corner. */
export function box(view: View, place: Place, size: Size, fill: string): string {
  const [x, y, z] = place
  const [width, height, depth] = size
  const front = panel(view, place, width, height, fill)
  const top = y + height < view.eye ? slab(view, [x, y + height, z], width, depth, lighter(fill, 0.28)) : ''
  const under = y > view.eye ? slab(view, place, width, depth, darker(fill, 0.3)) : ''
  const flank =
    x > 0
      ? side(view, place, depth, height, darker(fill, 0.2))
      : x + width < 0
        ? side(view, [x + width, y, z], depth, height, darker(fill, 0.2))
        : ''
  return flank + top + under + front
}

/** The inside of a room that is symmetrical about the camera. Sizes are in metres. */
export interface Room {
  half: number
  height: number
  depth: number
  back: string
  left: string
  right: string
  floor: string
  ceiling: string
}

/** Floor, ceiling and the three visible walls. */
export function walls(view: View, room: Room): string {
  const { half, height, depth } = room
  const near = 0.6
  return (
    slab(view, [-half, 0, near], 2 * half, depth - near, room.floor) +
    slab(view, [-half, height, near], 2 * half, depth - near, room.ceiling) +
    side(view, [-half, 0, near], depth - near, height, room.left) +
    side(view, [half, 0, near], depth - near, height, room.right) +
    panel(view, [-half, 0, depth], 2 * half, height, room.back)
  )
}

/** Lines across and along a floor, drawn as thin slabs `step` metres apart. */
export function grid(view: View, { half, depth }: Room, step: number, fill: string, opacity: number): string {
  const across = Math.floor(depth / step)
  const along = Math.floor((2 * half) / step)
  return (
    repeat(across, (i) =>
      slab(view, [-half, 0, 1 + i * step], 2 * half, 0.025 + i * 0.004, fill, { opacity }),
    ) + repeat(along + 1, (i) => slab(view, [-half + i * step, 0, 1], 0.03, depth - 1, fill, { opacity }))
  )
}

/** Length of a metre at depth z, in pixels. */
export const metre = (view: View, z: number) => view.focal / z
