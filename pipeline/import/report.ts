// Says in a few lines what an import takes from a file, what it changes, by title, and what a person should look at.
import { changedFacts, changedProgramme, type ChangedFact } from '../check/report/changed-facts'
import { writeProblem } from '../check/report/report'
import type { ReadEdition } from '../read'
import { inLanguage, type Language, type Text } from '../domain/languages'
import { isSpoken, talkCode } from '../domain/programme-codes'
import { sentence } from '../messages/render'
import { metaOf, schemaAt } from '../read/entries/schema-walk'
import { groupedBy } from '../records/pairs'
import { collectionNames, collections, fileOf } from '../schemas'
import { worded, type Question } from './asks'
import { columnLetters } from './cells'
import type { Imported } from './import-file'
import { isOf } from './roles'
import type { SheetReading } from './sheet-reading'

/** So many lines of one kind are shown. */
const MOST_SHOWN = 25

const word = (name: string, language: Language): string => sentence({ code: `sheet.${name}` }, language)

/** A heading with the number of its lines, and the first of them. */
function section(heading: string, lines: string[], language: Language): string {
  const rest = lines.length - MOST_SHOWN
  const more = sentence({ code: 'sheet.more', values: { count: rest } }, language)
  return [
    `${heading} (${lines.length})`,
    ...lines.slice(0, MOST_SHOWN),
    ...(rest > 0 ? [`… ${more}`] : []),
  ].join('\n')
}

/** What a sheet is taken for: its columns, and those that are left out. */
function writeSheet({ name, list, layout, columns, sheet }: SheetReading, language: Language): string {
  const shown = sheet.section ? `${name} (${sheet.section})` : name
  if (list === 'nothing' || list === 'private') return `${shown}: ${word(list, language)}`
  const isTaken = ({ role }: { role: string }) =>
    role !== 'ignored' && !isOf('unprinted', role) && (role !== 'country' || list === 'committees')
  const taken = columns.filter((column) => isTaken(column) && column.heading !== column.role)
  const rest = columns.flatMap((column) => (!isTaken(column) && column.heading ? column.heading : []))
  const named = taken.map(
    ({ at, heading, role }) =>
      `${columnLetters(at)} ${heading || '…'} → ${sentence({ code: `import-role.${role}` }, language)}`,
  )
  const left = [...new Set(rest)].join(', ')
  return [
    `${shown} → ${layout?.title[language] ?? word(list, language)}`,
    ...(named.length > 0 ? [`    ${named.join(' | ')}`] : []),
    ...(left ? [`    ${word('not', language)}: ${left}`] : []),
  ].join('\n')
}

/** Which sheet is taken for which list, and which column for what. */
export const writeTaken = ({ sheets }: Imported, language: Language): string =>
  sheets.map((one) => writeSheet(one, language)).join('\n')

type Change = { kind: 'added' | 'changed' | 'removed'; list: string; text: string }

/** The titles of talks that come or go with their whole session, which are reported to visitors in one sentence. */
const withinSessions = ({ data }: ReadEdition, known: { has: (code: string) => boolean }): Text[] =>
  (data.sessions ?? [])
    .filter(({ code }) => !known.has(code))
    .flatMap(({ code, talks }) => talks.filter((_, at) => !known.has(talkCode(code, at))))
    .map(({ title }) => title)

/** What is reported of the programme in sentences of its own. */
const announced = /^(title|start|id|date|hall)\b/

const isOfProgramme = ({ file }: ChangedFact): boolean => /sessions|posters/.test(file)

/** “1st committee, Executive Committee” as the reader knows it. */
const named = ({ entry }: ChangedFact, language: Language) => entry[language].replace(/^[^,]*\d[^,]*, /, '')

/** What organisers call the first `depth` steps to a value in their file: “Event, Turkish text”. */
function fieldLabel({ file, path }: ChangedFact, language: Language, depth = path.length): string {
  const collection = collectionNames.find((name) => fileOf(name) === file)
  const labelAt = (steps: PropertyKey[]): string | undefined => {
    const entry = collection && collections[collection].entry
    const { title, tr } = metaOf(entry && (schemaAt(entry, steps) ?? schemaAt(entry, ['talks', 0, ...steps])))
    return language === 'tr' ? tr : title
  }
  // The number of an item says nothing; the keys of a record, such as the names of firms, have no label.
  const labels = path
    .slice(0, depth)
    .flatMap((step, at) => (typeof step === 'number' ? [] : (labelAt(path.slice(0, at + 1)) ?? String(step))))
  return labels.join(', ')
}

/** Breaks and ceremonies by their codes, such as coffee-1, which readers do not see: “Coffee break, 10:50”. */
const slotsOf = ({ data: { sessions = [] } }: ReadEdition, language: Language): Map<string, string> =>
  new Map(
    sessions.flatMap(({ code, title, start }) =>
      title && !isSpoken(code) ? [[code, `${inLanguage(title, language)}, ${start}`]] : [],
    ),
  )

/** What changed of a talk, poster or slot, besides what its own sentence says: “…”: Authors. */
function ofTalk(facts: ChangedFact[], slots: Map<string, string>, language: Language): Change[] {
  const fields = new Set(facts.map((fact) => fieldLabel(fact, language, 1)))
  return facts.slice(0, 1).map((first) => {
    // A poster is named by its number.
    const name = named(first, language).replace(/^\d+$/, 'P$&')
    const text = `“${slots.get(name) ?? name}”: ${[...fields].join(', ')}`
    return { kind: 'changed', list: word('programme', language), text }
  })
}

/** The facts of one item of an entry as changes: a new member is one line with his name, not one for each of his fields. */
function ofItem(facts: ChangedFact[], language: Language): Change[] {
  const isName = ({ field }: ChangedFact) => /(?:^|\.|\])(?:name|event|title)?(?:\.(?:en|tr))?$/.test(field)
  const name = facts.find(isName) ?? facts[0]
  if (!name) return []
  const list = named(name, language)
  // The website of a firm says nothing without the firm.
  const label = isName(name) ? '' : `${fieldLabel(name, language)}: `
  if (facts.every(({ before }) => before === undefined))
    return [{ kind: 'added', list, text: `${label}${name.after ?? ''}` }]
  if (facts.every(({ after }) => after === undefined))
    return [{ kind: 'removed', list, text: `${label}${name.before ?? ''}` }]
  return facts.map((fact) => {
    const values = [fact.before, fact.after].filter((text) => text !== undefined).join(' → ')
    return { kind: 'changed', list, text: `${fieldLabel(fact, language)}: ${values}` }
  })
}

/** What differs between two editions, by title. */
export function changesBetween(before: ReadEdition, after: ReadEdition, language: Language): Change[] {
  const programme = changedProgramme(before, after)
  const { announced: sentences = [], formerCodes = new Map<string, string>() } = programme ?? {}
  const facts = changedFacts(before, after, programme).filter(
    (fact) => !isOfProgramme(fact) || !announced.test(fact.field),
  )
  const [ofTalks, others] = [facts.filter(isOfProgramme), facts.filter((fact) => !isOfProgramme(fact))]
  // An item of a list within an entry, such as a member, is `members[3]` of `members[3].name`.
  const itemOf = ({ entry, field }: ChangedFact) =>
    `${entry.en}\n${/^(.*\[\d+\])(?:\.|$)/.exec(field)?.[1] ?? field}`
  const kinds = { added: 'added', cancelled: 'removed', moved: 'changed', changed: 'changed' } as const
  const list = word('programme', language)
  const slots = slotsOf(after, language)
  const titled = (titles: Text[], kind: Change['kind']): Change[] =>
    titles.map((title) => ({ kind, list, text: `“${inLanguage(title, language)}”` }))
  return [
    ...sentences.map(({ kind, text }): Change => ({ kind: kinds[kind], list, text: text[language] })),
    ...titled(withinSessions(after, formerCodes), 'added'),
    ...titled(withinSessions(before, new Set(formerCodes.values())), 'removed'),
    ...[...groupedBy(ofTalks, ({ entry }) => [entry.en]).values()].flatMap((own) =>
      ofTalk(own, slots, language),
    ),
    ...[...groupedBy(others, (fact) => [itemOf(fact)]).values()].flatMap((own) => ofItem(own, language)),
  ]
}

/** Changes of one kind in one list, such as “talks · New”. */
export type ChangeGroup = { name: string; texts: string[] }

/** What an import changes, in groups by list and kind. */
export function changeGroups(before: ReadEdition, after: ReadEdition, language: Language): ChangeGroup[] {
  const changes = changesBetween(before, after, language)
  const groups = groupedBy(changes, ({ kind, list }) => [`${list} · ${word(kind, language)}`])
  return [...groups].map(([name, own]) => ({ name, texts: own.map(({ text }) => text) }))
}

/** What an import changes, in groups; of long ones the beginning and how many more there are. */
export function writeChanges(before: ReadEdition, after: ReadEdition, language: Language): string {
  const groups = changeGroups(before, after, language)
  const sections = groups.map(({ name, texts }) =>
    section(
      name,
      texts.map((text) => `- ${text}`),
      language,
    ),
  )
  return sections.join('\n') || word('none', language)
}

function writeAsk(ask: Question, language: Language): string {
  const { message, advice } = worded(ask)
  const place = [ask.sheet, ask.cell].filter(Boolean).join(' ')
  return [
    `${place ? `${place}: ` : ''}${message[language]}`,
    `    → ${advice[language].replaceAll('\n', '\n      ')}`,
  ].join('\n')
}

/** What a person has to decide, then what is doubtful, then what is only reported. */
export function writeAsks({ asks, others }: Imported, language: Language): string {
  const sections = (['must', 'look', 'told'] as const).flatMap((weight) => {
    const own = asks.filter((ask) => ask.weight === weight).map((ask) => writeAsk(ask, language))
    return own.length > 0 ? section(word(weight, language), [...new Set(own)], language) : []
  })
  return [...others.map((problem) => writeProblem(problem, language)), ...sections].join('\n\n')
}
