// The edits of edits.yaml, each of which changes a text at a random place.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Random } from './random-numbers'

type Kind = 'any' | 'fields' | 'yaml' | 'texts'

type Edit = {
  name: string
  files: Kind
  find: string
  write: string
  /** How often it is written. */
  times?: number
  /** Every place is changed, or the rest of the file with it. */
  all?: boolean
  rest?: boolean
}

type Item = string | [part: string, times: number][]

const { edits, lists } = parse(readFileSync('tools/random-editions/edits.yaml', 'utf8')) as {
  edits: Edit[]
  lists: Record<string, Item[]>
}

const files: Record<Kind, RegExp> = {
  any: /\.(yaml|mdx|json|svg)$/,
  fields: /\.(yaml|mdx)$/,
  yaml: /\.yaml$/,
  texts: /\.mdx$/,
}

const written = (item: Item): string =>
  typeof item === 'string' ? item : item.map(([part, times]) => part.repeat(times)).join('')

/** The edits that are possible in a file. */
export const editsOf = (file: string): Edit[] => edits.filter((edit) => files[edit.files].test(file))

/** A text after an edit; unchanged where its pattern finds nothing. */
export function edited(text: string, { find, write, times = 1, all, rest }: Edit, random: Random): string {
  const places = [...text.matchAll(new RegExp(find, 'gmu'))]
  if (places.length === 0) return text
  const chosen = new Map(
    Object.entries(lists).map(([name, items]) => [`{${name}}`, written(random.oneOf(items))]),
  )
  const at = random.oneOf(places).index
  const changed = text.replace(new RegExp(find, 'gmu'), (found, ...groups: (string | number)[]) => {
    const index = groups.findLast((group) => typeof group === 'number')
    if (!all && index !== at) return found
    return write
      .repeat(times)
      .replace(/\{(\w+)\}/g, (whole, name) =>
        name === 'found' ? found : (chosen.get(whole) ?? String(groups[Number(name) - 1] ?? whole)),
      )
  })
  return rest ? text.slice(0, at) : changed
}
