// Says in a few lines what an import takes from a file, what it changes, told by title, and what a person should look at.
import { changedFacts, changedProgramme, type ChangedFact } from '../check/report/changed-facts'
import { writeProblem } from '../check/report/report'
import type { ReadEdition } from '../read'
import { both, inLanguage, type Bilingual, type Language, type Text } from '../domain/languages'
import { talkCode } from '../domain/programme-codes'
import { columnLetters } from './cells'
import type { Imported } from './import-file'
import { worded, type Ask } from './messages'
import type { SheetReading } from './understand'

const words = {
  nothing: both('nothing is taken', 'bir şey alınmıyor'),
  grid: both('programme as a grid', 'çizelge biçiminde program'),
  programme: both('programme', 'program'),
  posters: both('posters', 'posterler'),
  committees: both('committees', 'kurullar'),
  sponsors: both('sponsors', 'sponsorlar'),
  keyDates: both('key dates', 'önemli tarihler'),
  paperAuthors: both('authors of papers', 'bildirilerin yazarları'),
  private: both('contact details, nothing is taken', 'iletişim bilgileri, bir şey alınmıyor'),
  not: both('not taken', 'alınmayan'),
  added: both('New', 'Yeni'),
  changed: both('Changed', 'Değişen'),
  removed: both('Removed', 'Silinen'),
  none: both('Nothing changes.', 'Değişen bir şey yok.'),
  must: both('To decide', 'Karar bekleyenler'),
  look: both('To look at', 'Gözden geçirilecekler'),
  told: both('For information', 'Bilgi için'),
  more: both('and {n} more', 've {n} tane daha'),
}

const listName = (list: string): Bilingual => (list in words ? words[list as 'programme'] : words.nothing)

function writeSheet(
  { name, list, layout, columns, section, grid }: SheetReading,
  language: Language,
): string[] {
  const shown = section ? `${name} (${section})` : name
  if (layout) return [`${shown} → ${layout.title[language]}`]
  if (list === 'nothing') return [`${shown}: ${words.nothing[language]}`]
  const head = `${shown} → ${listName(list)[language]}`
  if (grid) return [head, `    ${grid.columns.map(({ heading }) => heading).join(' | ')}`]
  if (list === 'private') return [head]
  const taken = columns.filter(({ role, heading }) => role !== 'ignored' && heading !== role)
  const rest = columns
    .filter(({ role, heading }) => role === 'ignored' && heading !== '')
    .map(({ heading }) => heading)
  return [
    head,
    ...(taken.length > 0
      ? [
          `    ${taken.map(({ at, heading, role }) => `${columnLetters(at)} ${heading || '…'} → ${role}`).join(' | ')}`,
        ]
      : []),
    ...(rest.length > 0 ? [`    ${words.not[language]}: ${[...new Set(rest)].join(', ')}`] : []),
  ]
}

/** Which sheet is taken for which list, and which column for what. */
export const writeTaken = ({ sheets }: Imported, language: Language): string =>
  sheets.flatMap((one) => writeSheet(one, language)).join('\n')

/** The titles of talks that come or go with their whole session, which are reported to visitors in one sentence. */
const withinSessions = ({ data }: ReadEdition, known: { has: (code: string) => boolean }): Text[] =>
  (data.sessions ?? [])
    .filter(({ code }) => !known.has(code))
    .flatMap(({ code, talks }) => talks.filter((_, at) => !known.has(talkCode(code, at))))
    .map(({ title }) => title)

/** What is reported of the programme in sentences of its own. */
const announced = /^(title|start|id|date|hall)\b/

const ofProgramme = /sessions|posters/

type Change = { kind: 'added' | 'changed' | 'removed'; list: string; text: string }

/** An item of a list within an entry, such as a member: `members[3]` of `members[3].name`. */
const itemOf = (field: string) => /^(.*\[\d+\])(?:\.|$)/.exec(field)?.[1]

/** “1st committee, Executive Committee” as the reader knows it. */
const named = ({ entry }: ChangedFact, language: Language) => entry[language].replace(/^[^,]*\d[^,]*, /, '')

/** What changed of a talk or poster, besides what its own sentence says: “…”: authors. */
const ofTalk = (facts: ChangedFact[], language: Language): Change[] => {
  const [first] = facts
  if (!first) return []
  const fields = [...new Set(facts.map(({ field }) => field.replace(/\[\d+\].*|\..*/, '')))]
  const text = `“${named(first, language)}”: ${fields.join(', ')}`
  return [{ kind: 'changed', list: words.programme[language], text }]
}

/** The facts of one entry as changes by title: a new member is one line with his name, not one for each of his fields. */
function changesOfEntry(facts: ChangedFact[], language: Language): Change[] {
  const items = new Map<string, ChangedFact[]>()
  for (const fact of facts) {
    const item = itemOf(fact.field) ?? fact.field
    items.set(item, [...(items.get(item) ?? []), fact])
  }
  return [...items.values()].flatMap((own): Change[] => {
    const [first] = own
    if (!first) return []
    const list = named(first, language)
    const name =
      own.find(({ field }) => /(?:^|\.|\])(?:name|event|title)?(?:\.(?:en|tr))?$/.test(field)) ?? first
    if (own.every(({ before }) => before === undefined))
      return [{ kind: 'added', list, text: name.after ?? '' }]
    if (own.every(({ after }) => after === undefined))
      return [{ kind: 'removed', list, text: name.before ?? '' }]
    return own.map(({ field, before, after }) => {
      const values = [before, after].filter((text) => text !== undefined).join(' → ')
      return { kind: 'changed', list, text: `${field.replace(/\[\d+\]/g, '')}: ${values}` }
    })
  })
}

/** What differs between two editions, by title. */
export function changesBetween(before: ReadEdition, after: ReadEdition, language: Language): Change[] {
  const programme = changedProgramme(before, after)
  const facts = changedFacts(before, after, programme).filter(
    ({ file, field }) => !ofProgramme.test(file) || !announced.test(field),
  )
  const byRecord = new Map<string, ChangedFact[]>()
  for (const fact of facts) byRecord.set(fact.entry.en, [...(byRecord.get(fact.entry.en) ?? []), fact])
  const { announced: sentences = [], formerCodes = new Map<string, string>() } = programme ?? {}
  const list = words.programme[language]
  const titled = (titles: Text[], kind: Change['kind']): Change[] =>
    titles.map((title) => ({ kind, list, text: `“${inLanguage(title, language)}”` }))
  const kinds = { added: 'added', cancelled: 'removed', moved: 'changed', changed: 'changed' } as const
  return [
    ...sentences.map(({ kind, text }): Change => ({ kind: kinds[kind], list, text: text[language] })),
    ...titled(withinSessions(after, formerCodes), 'added'),
    ...titled(withinSessions(before, new Set(formerCodes.values())), 'removed'),
    ...[...byRecord.values()].flatMap((own) =>
      own.some(({ file }) => ofProgramme.test(file)) ? ofTalk(own, language) : changesOfEntry(own, language),
    ),
  ]
}

/** So many lines of one kind are shown of a list. */
const MOST_SHOWN = 25

/** Changes of one kind in one list, such as “talks · New”. */
export type ChangeGroup = { name: string; texts: string[] }

/** What an import changes, in groups by list and kind. */
export function changeGroups(before: ReadEdition, after: ReadEdition, language: Language): ChangeGroup[] {
  const groups = new Map<string, string[]>()
  for (const { kind, list, text } of changesBetween(before, after, language)) {
    const name = `${list} · ${words[kind][language]}`
    groups.set(name, [...(groups.get(name) ?? []), text])
  }
  return [...groups].map(([name, texts]) => ({ name, texts }))
}

/** What an import changes, in groups; of long ones the beginning and how many more there are. */
export function writeChanges(before: ReadEdition, after: ReadEdition, language: Language): string {
  const groups = changeGroups(before, after, language)
  if (groups.length === 0) return words.none[language]
  return groups
    .map(({ name, texts }) => {
      const rest = texts.length - MOST_SHOWN
      return [
        `${name} (${texts.length})`,
        ...texts.slice(0, MOST_SHOWN).map((text) => `- ${text}`),
        ...(rest > 0 ? [`  … ${words.more[language].replace('{n}', String(rest))}`] : []),
      ].join('\n')
    })
    .join('\n')
}

function writeAsk({ code, values, sheet, cell }: Ask, language: Language): string {
  const { message, advice } = worded({ code, values })
  const place = [sheet, cell].filter(Boolean).join(' ')
  return [
    `${place ? `${place}: ` : ''}${message[language]}`,
    `    → ${advice[language].replaceAll('\n', '\n      ')}`,
  ].join('\n')
}

/** What a person has to decide, then what is doubtful, then what is only told. */
export function writeAsks({ asks, others }: Imported, language: Language): string {
  const sections = (['must', 'look', 'told'] as const).flatMap((weight) => {
    const own = asks.filter((ask) => ask.weight === weight)
    const texts = [...new Set(own.map((ask) => writeAsk(ask, language)))]
    const rest = texts.length - MOST_SHOWN
    return texts.length === 0
      ? []
      : [
          [
            `${words[weight][language]} (${texts.length})`,
            ...texts.slice(0, MOST_SHOWN),
            ...(rest > 0 ? [`… ${words.more[language].replace('{n}', String(rest))}`] : []),
          ].join('\n'),
        ]
  })
  return [...others.map((problem) => writeProblem(problem, language)), ...sections].join('\n\n')
}
