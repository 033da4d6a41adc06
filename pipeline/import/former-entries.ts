// Finds for each row of a sheet the entry that it was before, though it has another title, time or place by now.
import { ignoringCase, inOneLine } from '../domain/fold'
import { suggestionAmong } from '../read/suggestion'
import { pairUp } from '../records/pairs'
import { fieldsOf, isFields, type Fields } from './fields'

/** An entry of a list. `owner` is the entry above it, such as a talk's session. */
export type Entry = { value: unknown; owner?: string | undefined }

type Clue = { of: (fields: Fields, value: unknown) => unknown; isWithinOwner?: boolean }

/** What has a name is known by it: the title of a member of a committee is an institution. */
const titleOf = ({ name, title }: Fields) => (name === undefined ? title : undefined)

const peopleOf = ({ authors, presenters = authors }: Fields) =>
  Array.isArray(presenters) ? presenters.map(({ name }) => String(name)).join('\n') : undefined

/** What may show that two entries are the same, the most reliable first. */
const clues: Clue[] = [
  { of: ({ id }) => id },
  { of: ({ code, key }) => code ?? key },
  { of: titleOf, isWithinOwner: true },
  { of: titleOf },
  // A firm is nothing but its name.
  {
    of: (fields, value) => fields.name ?? (!isFields(value) || 'en' in value ? value : undefined),
    isWithinOwner: true,
  },
  { of: ({ event, description }) => event ?? description },
  { of: peopleOf, isWithinOwner: true },
  { of: peopleOf },
  // A stop of the tour or a day; neither sessions of one hour nor deadlines of one day are one.
  {
    of: ({ start, event, time, date }) => ((start ?? event) === undefined ? (time ?? date) : undefined),
    isWithinOwner: true,
  },
]

/** What an entry says for a clue: the wordings of a text in one or both languages. */
function wordings({ value, owner }: Entry, { of, isWithinOwner }: Clue): string[] {
  const found = of(fieldsOf(value), value)
  const texts = found === undefined ? [] : isFields(found) ? Object.values(found) : [found]
  const words = texts.map((text) => ignoringCase(inOneLine(String(text))))
  return [...new Set(isWithinOwner ? words.map((text) => `${owner}\n${text}`) : words)]
}

/** For each new entry the one that it was before; undefined where none can be known to be it. */
export function formerEntries<Old extends Entry>(news: Entry[], olds: Old[]): (Old | undefined)[] {
  const byClue = clues.map((clue) => ({ keys: (entry: Entry) => wordings(entry, clue) }))
  const { former, lost, fresh, pair } = pairUp(olds, news, byClue)
  const titlesOf = (entry: Entry) => wordings(entry, { of: titleOf })
  const byTitle = new Map([...lost].flatMap((old) => titlesOf(old).map((title) => [title, old])))
  const nearest = suggestionAmong([...byTitle.keys()])
  // A “Problem session” is not a mistyped “Poster session”.
  const kindOf = (entry: Entry | undefined) => fieldsOf(entry?.value).date && fieldsOf(entry?.value).kind
  for (const entry of fresh) {
    const isLost = (old: Old | undefined) => old && lost.has(old) && kindOf(old) === kindOf(entry)
    const near = nearest(titlesOf(entry)[0] ?? '', (title) => isLost(byTitle.get(title)) === true)
    const old = near === undefined ? undefined : byTitle.get(near)
    if (old) pair(old, entry)
  }
  return news.map((entry) => former.get(entry))
}
