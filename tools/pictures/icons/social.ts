import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { networks } from '../../../pipeline/schemas/site'
import { element } from '../kit/svg'

/** Symbol name to file name in bootstrap-icons (MIT). */
const brands: Record<(typeof networks)[number], string> = {
  linkedin: 'linkedin',
  instagram: 'instagram',
  x: 'twitter-x',
  youtube: 'youtube',
  facebook: 'facebook',
}

function symbol(id: string, file: string): string {
  const source = readFileSync(path.resolve('node_modules/bootstrap-icons/icons', `${file}.svg`), 'utf8')
  const paths = source.match(/<path[^>]*\/>/g)
  if (!paths) throw new Error(`No path in the icon ${file}`)
  return element('symbol', { id, viewBox: '0 0 16 16' }, paths.join(''))
}

/** One SVG with a symbol for each social network, used as `/icons/social.svg#x`. The colour is the text's. */
export const socialSprite = () =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', fill: 'currentColor' },
    '<!--! Bootstrap Icons, © The Bootstrap Authors, MIT -->' +
      Object.entries(brands)
        .map(([id, file]) => symbol(id, file))
        .join(''),
  )
