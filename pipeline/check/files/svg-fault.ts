// What the check says of an SVG: why it is refused, or what the site leaves out of it.
import { error, warning, type Finding } from '../../messages/diagnostic'
import { servedSvg } from './svg'

/** Bytes. Larger ones are photographs in disguise, and take a phone a minute. */
const LARGEST = 2_000_000

/** What is wrong with an SVG; undefined if the file is shown with everything that can be seen in it. */
export function svgFault(bytes: Buffer): Finding | undefined {
  if (bytes.length > LARGEST) return error('svg.too-large', { most: LARGEST / 1_000_000 })
  const { refused, removed } = servedSvg(bytes)
  if (refused) return error(`svg.${refused}`)
  return removed.length > 0
    ? warning('svg.left-out', { parts: removed.map((part) => `“${part}”`).join(', ') })
    : undefined
}
