// content/interface.yaml: every word of the interface that is not in a page's own text.
import { z } from 'zod'
import { line, text } from './fields'
// Each label by its group and name, with the placeholders that the site fills in.
import groups from './interface-labels.json'

/** A label that has just these placeholders, such as `{n}`, in whose place the site puts a value. */
function label(placeholders: readonly string[]) {
  const needed = placeholders.map((name) => `{${name}}`).toSorted()
  const isFilled = (words: string) =>
    (words.match(/\{+[^{}]*\}*|\}/g) ?? []).toSorted().join() === needed.join()
  const values = { placeholders: needed.join(', ') }
  const code = needed.length > 0 ? 'value.placeholders' : 'value.no-placeholders'
  const params = { code, values }
  return text(line().refine(isFilled, { params }))
}

type Groups = typeof groups

const groupOf = (labels: Record<string, readonly string[]>) =>
  z.strictObject(Object.fromEntries(Object.entries(labels).map(([name, filled]) => [name, label(filled)])))

const shapes = Object.entries(groups).map(([name, labels]) => [name, groupOf(labels)])

export const interfaceWords = z.strictObject(
  Object.fromEntries(shapes) as { [Group in keyof Groups]: ReturnType<typeof groupOf> },
)

/** The labels of one language, in their groups: a query names the groups that its page shows. */
export type Labels = { [Group in keyof Groups]: { [Name in keyof Groups[Group]]: string } }
