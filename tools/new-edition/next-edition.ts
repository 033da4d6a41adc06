// Turns an edition's files into those of the next one, in memory. docs/next-edition.md says what is emptied.
import { sentence } from '../../pipeline/messages/render'
import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { ABSTRACTS } from '../../pipeline/abstracts/match'
import { namedFiles } from '../../pipeline/check/files/named-files'
import { readSample } from '../../pipeline/check/launch'
import { withoutFirms } from '../../pipeline/import/another-programme'
import { changedFiles, valuesOf } from '../../pipeline/import/edition-values'
import { rewriteYaml, yamlText } from '../../pipeline/write/rewrite-yaml'
import { editionWith, readEdition, type ReadEdition } from '../../pipeline/read'
import { yamlOptions } from '../../pipeline/read/yaml/lines'
import { writeDates } from '../../pipeline/domain/format'
import { bilingual, inBoth, wordingsOf } from '../../pipeline/domain/languages'
import { contributionsOf } from '../../pipeline/records/contributions'
import {
  EARLIER_FILE,
  earlierEditionsOf,
  type EarlierEditions,
} from '../../pipeline/records/earlier-editions'
import { RELEASED_FILE } from '../../pipeline/records/programme-changes/released-schedule'
import { clockOf, sessionEnd } from '../../pipeline/domain/session-times'
import { collections, fileOf, type EditionData } from '../../pipeline/schemas'
import { isIban } from '../../pipeline/domain/numbers'
import { daysUntil, later, refusal, renumbered, type Next, type Numbers } from './calendar'

/** Kinds of sessions that hold this edition’s talks. Others, such as breaks, recur; texts refer to them. */
const isLecture = ({ kind = 'session' }: { kind?: string }) => ['session', 'plenary'].includes(kind)

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Dates are moved elsewhere, and the digits of telephone numbers and accounts are not an edition's number. */
const isNumber = (text: string) => isDate(text) || isIban(text) || /^\+?[\d ]+$/.test(text)

function withTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, change)) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, withTexts(field as unknown, change)])
  return Object.fromEntries(fields) as Value
}

const without = <Value extends object>(value: Value, ...names: string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Value

function asPrevious({ site, venue }: EditionData, url: string): EditionData['previousEvents'][number] {
  const [name, city] = [bilingual(venue.name), bilingual(site.city)]
  return {
    year: Number(site.starts.slice(0, 4)),
    date: inBoth((language) => writeDates(site.starts, site.ends, language)),
    title: bilingual(site.name),
    place: inBoth((language) => `${name[language]}, ${city[language]}`),
    url,
  }
}

/** The addresses of the finished edition’s talks and posters, which lead to its folder from now on. */
const leftIn = (folder: string, read: ReadEdition): EarlierEditions[number] => ({
  folder,
  routes: contributionsOf(read).map(({ route }) => route),
})

/** A panel without an end lasts as long as its talks, so its end is written down before they are removed. */
function emptied(session: EditionData['sessions'][number], before: EditionData['sessions']) {
  const end = sessionEnd(before.find(({ code }) => code === session.code) ?? session)
  const rest = without(session, 'chairs', 'moderators', 'panellists', 'talks')
  return { ...rest, ...(end && { end: session.end ?? clockOf(end) }) }
}

/** The file of the sessions without the lectures. A heading above a removed one (“The second day”) moves to the next that stays. */
function sessionsFile(source: string): string {
  const document = parseDocument(source, yamlOptions)
  let heading: string | null | undefined
  if (isSeq<YAMLMap>(document.contents))
    document.contents.items = document.contents.items.filter((item) => {
      heading = item.commentBefore ?? heading
      if (isMap(item) && isLecture(item.toJSON() as { kind?: string })) return false
      item.commentBefore = heading
      heading = undefined
      return true
    })
  return yamlText(document)
}

/** A removed entry as a comment, because “copy an entry” needs one to copy; whoever copies it must not copy its identity. */
function asPattern(name: 'sessions' | 'posters' | 'speakers', entry: unknown): string {
  const lines = rewriteYaml(undefined, [entry], collections[name].entry.array()).trim().split('\n')
  const pattern = lines.filter((line) => !/^ +id: /.test(line))
  const head = 'From the last edition, as a pattern. · Önceki etkinlikten, örnek olarak.'
  return ['', head, ...pattern].map((line) => (line ? `# ${line}\n` : '\n')).join('')
}

/** Files that only the edition before names: those of the removed speakers, talks, posters and firms. */
function orphans(before: ReadEdition, after: ReadEdition): string[] {
  const named = (read: ReadEdition) => new Set(namedFiles(read).map(({ file }) => file))
  const kept = named(after)
  return [...named(before)].filter((path) => before.edition.exists(path) && !kept.has(path)).sort()
}

/** The numbers by which texts recognise an edition. */
export const numbersOf = ({ site }: EditionData): Numbers => ({
  edition: site.edition,
  year: Number(site.starts.slice(0, 4)),
})

/** Whether the first organiser is still one of the sample's, so that no real edition has been made of it yet. */
export function holdsSample(read: ReadEdition): boolean {
  const { firms } = readSample(read)
  const [first] = (read.data as EditionData).site.organisers
  return first !== undefined && wordingsOf(first.name).some((name) => firms.includes(name))
}

/**
 * Makes the next edition from a sound one, or the first one from the sample: files to write, by their path from the project's
 * folder, and files to delete, which belonged only to what was taken out. `today` is year-month-day. Throws if `refusal` has a reason.
 */
export function nextEdition(read: ReadEdition, to: Next, today: string) {
  const data = read.data as EditionData
  const from = numbersOf(data)
  const isSample = holdsSample(read)
  const refused = refusal(from, to, isSample)
  if (refused) throw new Error(sentence(refused, 'en'))
  const days = daysUntil(to, data.site.starts)
  // As the files have it, so that fields with a default may be absent; every date is moved.
  const now = withTexts(valuesOf(read) as EditionData, (text) => (isDate(text) ? later(text, days) : text))
  const addressed = <Value>(value: Value) =>
    withTexts(value, (text) => (text.includes('@') ? renumbered(text, from, to) : text))
  const workshop = addressed(now.workshop)
  const { fees, sessions } = now
  const { posterAwards, ...programme } = without(now.programme, 'institutions')
  const site = withTexts(now.site, (text) => (isNumber(text) ? text : renumbered(text, from, to)))
  // At another host, the finished edition keeps its addresses; at the same one, it moves into a folder.
  const folder = site.url === data.site.url ? `/${from.year}` : ''
  const next: EditionData = {
    ...now,
    previousEvents: isSample
      ? now.previousEvents
      : [...now.previousEvents, asPrevious(data, data.site.url + folder)],
    site: {
      ...without(site, 'status', 'movedFrom', 'announcement', 'proceedings', 'afterwards'),
      edition: to.edition,
      copyrightYear: to.year,
    },
    socialTour: addressed(now.socialTour),
    programme: {
      ...programme,
      ...(posterAwards && { posterAwards: without(posterAwards, 'winners') }),
      version: 1,
      released: today,
      changes: [],
    },
    sessions: sessions.filter((one) => !isLecture(one)).map((one) => emptied(one, data.sessions)),
    posters: [],
    speakers: [],
    sponsors: withoutFirms(addressed(now.sponsors)) as EditionData['sponsors'],
    exhibition: now.exhibition && {
      ...now.exhibition,
      tiers: now.exhibition.tiers.map((tier) => ({ ...tier, firms: [] })),
      exhibitors: [],
    },
    fees: { ...fees, categories: fees.categories.map((category) => without(category, 'earlyBird')) },
    workshop: workshop && {
      ...workshop,
      days: workshop.days.map((day) => ({
        ...without(day, 'coordinators'),
        sessions: day.sessions.map((session) => without(session, 'coordinator', 'speakers')),
      })),
    },
  }
  const headed = { [fileOf('sessions')]: sessionsFile(read.edition.read(fileOf('sessions')) ?? '') }
  const written = changedFiles({ ...read, edition: editionWith(read.edition, headed) }, next)
  const patterns = [
    ['sessions', sessions.findLast(isLecture)],
    ['posters', now.posters.at(-1)],
    ['speakers', now.speakers.at(-1)],
  ] as const
  for (const [name, entry] of patterns) if (entry) written[fileOf(name)] += asPattern(name, entry)
  if (folder && !isSample)
    written[EARLIER_FILE] =
      `${JSON.stringify([...(earlierEditionsOf(read) ?? []), leftIn(folder, read)], null, 2)}\n`
  return {
    written,
    deleted: [
      ...orphans(read, readEdition(editionWith(read.edition, written))),
      ...read.edition.list(ABSTRACTS),
      ...(read.edition.exists(RELEASED_FILE) ? [RELEASED_FILE] : []),
    ],
  }
}
