// Finds for each row of a sheet the entry that it was before, though it has another title, time or place by now.
import { ignoringCase } from '../read/fold'
import { suggestion } from '../read/suggestion'

/** An entry of a list. `owner` is the entry above it, such as a talk's session. */
export type Entry = { value: unknown; owner?: string | undefined }

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A text's wordings, one or both languages. */
const wordings = (text: unknown): string[] =>
  (text === undefined ? [] : typeof text === 'object' ? Object.values(fieldsOf(text)) : [text]).map((words) =>
    ignoringCase(String(words).replace(/\s+/g, ' ').trim()),
  )

/** What has a name is known by it: the title of a member of a committee is an institution. */
function titles({ value }: Entry) {
  const { name, title } = fieldsOf(value)
  return wordings(name === undefined ? title : undefined)
}

/** A firm is nothing but its name. */
const names = ({ value }: Entry) =>
  wordings(fieldsOf(value).name ?? (typeof value === 'string' || 'en' in fieldsOf(value) ? value : undefined))

function people({ value }: Entry): string[] {
  const { authors, presenters = authors } = fieldsOf(value)
  return Array.isArray(presenters) ? [presenters.map(({ name }) => String(name)).join('\n')] : []
}

/** A stop of the tour or a day; sessions of one hour are not one. */
function hour({ value }: Entry): string[] {
  const { start, time, date } = fieldsOf(value)
  return wordings(start === undefined ? (time ?? date) : undefined)
}

type Sign = (entry: Entry) => string[]

const inSameList =
  (sign: Sign): Sign =>
  (entry) =>
    sign(entry).map((words) => `${entry.owner}\n${words}`)

/** What may tell that two entries are the same, the most reliable first. */
const signs: Sign[] = [
  ({ value }) => wordings(fieldsOf(value).id),
  ({ value }) => wordings(fieldsOf(value).code ?? fieldsOf(value).key),
  inSameList(titles),
  titles,
  inSameList(names),
  ({ value }) => wordings(fieldsOf(value).event ?? fieldsOf(value).description),
  inSameList(people),
  people,
  inSameList(hour),
]

function byWord(entries: Iterable<Entry>, sign: Sign): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const entry of entries)
    for (const word of new Set(sign(entry))) found.set(word, [...(found.get(word) ?? []), entry])
  return found
}

/** For each new entry the one that it was before; undefined where none can be known to be it. */
export function formerEntries(news: Entry[], olds: Entry[]): (Entry | undefined)[] {
  const former = new Map<Entry, Entry>()
  const left = new Set(olds)
  const take = (entry: Entry, old: Entry) => {
    former.set(entry, old)
    left.delete(old)
  }
  const fresh = () => news.filter((entry) => !former.has(entry))
  for (const sign of signs) {
    const candidates = byWord(fresh(), sign)
    for (const [word, [old, ...others]] of byWord(left, sign)) {
      const [entry, ...alike] = candidates.get(word) ?? []
      // Several entries with one title, such as coffee breaks, tell nothing.
      const isOnly = others.length + alike.length === 0
      if (entry && isOnly && !former.has(entry) && left.has(old!)) take(entry, old!)
    }
  }
  for (const entry of fresh()) {
    const [title = ''] = titles(entry)
    const near = suggestion(title, [...left].flatMap(titles))
    const old = [...left].find((one) => near !== undefined && titles(one).includes(near))
    if (old) take(entry, old)
  }
  return news.map((entry) => former.get(entry))
}
