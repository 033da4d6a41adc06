// Tags that a page or letter may not use.
import { both, fileProblem, type Problem } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import type { TextFile } from './text-file'
import { insteadOf, noTag } from './web-tags'

/** Tags of web pages that only stand within others, which are told. */
const partsOf = new Map(
  Object.entries({ li: ['ul', 'ol'] }).concat(
    ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((part) => [part, ['table']]),
  ),
)

/** Tags of a text that are none of those allowed in it. */
export function unknownTags(page: TextFile, allowed: string[]): Problem[] {
  const wholes = new Set(page.tags.map(({ value }) => value.toLowerCase()))
  return page.tags
    .filter(({ value }) => !allowed.includes(value))
    .filter(({ value }) => !partsOf.get(value.toLowerCase())?.some((whole) => wholes.has(whole)))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      const tags = allowed.map((tag) => `<${tag} />`).join(', ')
      const list = both(`Allowed here: ${tags}.`, `Burada kullanılabilenler: ${tags}.`)
      return fileProblem(page.file, {
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada kullanılamaz.`),
        advice:
          insteadOf(value) ?? didYouMean(near && `<${near} />`, /^[a-z]/.test(value) ? noTag : list, list),
      })
    })
}
