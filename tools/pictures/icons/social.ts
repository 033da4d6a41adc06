import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { networks } from '../../../pipeline/schemas/site'
import { circle, element } from '../kit/svg'

/** A camera of three plain shapes. The outlines in bootstrap-icons are as heavy as those of all other networks together. */
const camera =
  element(
    'g',
    { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.44 },
    element('rect', { x: 0.72, y: 0.72, width: 14.56, height: 14.56, rx: 4.1 }) +
      element('circle', { cx: 8, cy: 8, r: 3.39 }),
  ) + circle(12.27, 3.73, 0.96, 'currentColor')

/** The outlines of an icon of bootstrap-icons (MIT). */
function outlines(file: string): string {
  const source = readFileSync(path.resolve('node_modules/bootstrap-icons/icons', `${file}.svg`), 'utf8')
  const paths = source.match(/<path[^>]*\/>/g)
  if (!paths) throw new Error(`No path in the icon ${file}`)
  return paths.join('')
}

const shapes: Record<(typeof networks)[number], string> = {
  linkedin: outlines('linkedin'),
  instagram: camera,
  x: outlines('twitter-x'),
  youtube: outlines('youtube'),
  facebook: outlines('facebook'),
}

/** One SVG with a symbol for each social network, used as `/icons/social.svg#x`. It takes the colour of the text around it. */
export const socialSprite = () =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', fill: 'currentColor' },
    '<!--! Bootstrap Icons, © The Bootstrap Authors, MIT -->' +
      Object.entries(shapes)
        .map(([id, inside]) => element('symbol', { id, viewBox: '0 0 16 16' }, inside))
        .join(''),
  )
