// Finds for each row of a sheet the entry that it was before, though it has another title, time or place by now.
import { ignoringCase } from '../domain/fold'
import { suggestion } from '../read/suggestion'
import { pairUp } from '../records/pairs'
import { inOneLine } from './cells'
import { fieldsOf, type Fields } from './fields'

/** An entry of a list. `owner` is the entry above it, such as a talk's session. */
export type Entry = { value: unknown; owner?: string | undefined }

function people({ authors, presenters = authors }: Fields): string | undefined {
  return Array.isArray(presenters) ? presenters.map(({ name }) => String(name)).join('\n') : undefined
}

type Clue = [clue: (fields: Fields, value: unknown) => unknown, isOfList?: 'in the same list']

/** What has a name is known by it: the title of a member of a committee is an institution. */
const title: Clue = [({ name, title: text }) => (name === undefined ? text : undefined)]

/** What may show that two entries are the same, the most reliable first. */
const clues: Clue[] = [
  [({ id }) => id],
  [({ code, key }) => code ?? key],
  [title[0], 'in the same list'],
  title,
  // A firm is nothing but its name.
  [
    (fields, value) => fields.name ?? (typeof value === 'string' || 'en' in fields ? value : undefined),
    'in the same list',
  ],
  [({ event, description }) => event ?? description],
  [people, 'in the same list'],
  [people],
  // A stop of the tour or a day; sessions of one hour are not one.
  [({ start, time, date }) => (start === undefined ? (time ?? date) : undefined), 'in the same list'],
]

/** What an entry says for a clue: the wordings of a text in one or both languages. */
function wordings({ value, owner }: Entry, [clue, isOfList]: Clue): string[] {
  const text = clue(fieldsOf(value), value)
  const texts = text === undefined ? [] : typeof text === 'object' ? Object.values(fieldsOf(text)) : [text]
  const words = texts.map((one) => ignoringCase(inOneLine(String(one))))
  return [...new Set(isOfList ? words.map((one) => `${owner}\n${one}`) : words)]
}

/** For each new entry the one that it was before; undefined where none can be known to be it. */
export function formerEntries<Old extends Entry>(news: Entry[], olds: Old[]): (Old | undefined)[] {
  const { former, lost, fresh, pair } = pairUp(
    olds,
    news,
    clues.map((clue) => ({ keys: (entry: Entry) => wordings(entry, clue) })),
  )
  for (const entry of fresh) {
    const [written = ''] = wordings(entry, title)
    const near = suggestion(
      written,
      [...lost].flatMap((old) => wordings(old, title)),
    )
    const old = [...lost].find((one) => near !== undefined && wordings(one, title).includes(near))
    if (old) pair(old, entry)
  }
  return news.map((entry) => former.get(entry))
}
