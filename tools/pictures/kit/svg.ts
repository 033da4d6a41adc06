/** Attributes of an element; numbers are written with at most two decimals. */
export type Attributes = Record<string, string | number | undefined>
/** A point in picture pixels, y downwards. */
export type Point = readonly [x: number, y: number]

const written = (value: string | number) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)

/**
 * Opacity as that of the fill or stroke itself. The renderer then needs no extra layer, which could be cut off at the picture's
 * edge.
 */
function painted({ opacity, ...others }: Attributes, paint: 'fill' | 'stroke'): Attributes {
  return { ...others, [`${paint}-opacity`]: opacity }
}

/** One SVG element. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${written(value ?? '')}"`)
    .join('')
  return inside ? `<${name}${list}>${inside}</${name}>` : `<${name}${list}/>`
}

/** A filled rectangle, given by its upper left corner. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => element('rect', { x, y, width, height, fill, ...painted(more, 'fill') })

/** A filled circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...painted(more, 'fill') })

/** A filled ellipse by its two radii. */
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => element('ellipse', { cx, cy, rx, ry, fill, ...painted(more, 'fill') })

/** A filled path. */
export const shape = (d: string, fill: string, more: Attributes = {}) =>
  element('path', { d, fill, ...painted(more, 'fill') })

/** A filled polygon. */
export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}) =>
  shape(`M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, fill, more)

/** An open line. `width` is in pixels. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...painted(more, 'stroke'),
  })

/** A group of elements. */
export const group = (attributes: Attributes, ...inside: string[]) =>
  element('g', attributes, inside.join(''))

/** Moves, then scales, what is inside. */
export const placed = (x: number, y: number, scale: number, ...inside: string[]) =>
  group({ transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` }, ...inside)

/** Joins the results of calling `draw` `count` times. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Joins the results of calling `draw` for each item. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string) =>
  items.map(draw).join('')

/** A whole SVG picture of the given size in pixels. */
export const picture = (width: number, height: number, ...inside: string[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    inside.join(''),
  )
