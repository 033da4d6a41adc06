// Turns an edition's files into those of the next one, from files in memory to files in memory. docs/next-edition.md says what is
// emptied.
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml'
import { writeDates } from '../../pipeline/records/format'
import type { ReadEdition } from '../../pipeline/read'
import { ABSTRACTS } from '../../pipeline/abstracts/match'
import { RELEASED_FILE } from '../../pipeline/records/programme-changes/released-schedule'
import { readSample } from '../../pipeline/check/launch/sample'
import { bilingual, inBoth, wordingsOf } from '../../pipeline/records/localise'
import { firmKey, logoPath } from '../../pipeline/records/logo-file'
import { clockOf, sessionEnd } from '../../pipeline/records/session-times'
import type { EditionData } from '../../pipeline/schemas'
import { isIban } from '../../pipeline/schemas/kinds'
import { daysUntil, later, refusal, renumbered, type Next, type Numbers } from './calendar'
import {
  eachText,
  empty,
  emptyFile,
  entriesOf,
  keepAsPattern,
  listAt,
  openDocuments,
  takeOut,
  type Open,
} from './documents'

type NextEdition = {
  /** Files to write, by their path from the project's folder. */
  written: Record<string, string>
  /** Files that belonged only to what was taken out. */
  deleted: string[]
}

/**
 * Kinds of sessions that are removed, because they hold this edition's talks. All other sessions, such as breaks, recur in every
 * edition: their hours stay, and texts refer to them.
 */
const lecturing = ['session', 'plenary']

const isDate = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether renumbering must leave a text alone: dates are moved elsewhere, and the digits of telephone numbers and accounts are no
 * edition's number.
 */
const isNumber = (text: string) => isDate.test(text) || isIban(text) || /^\+?[\d ]+$/.test(text)

function moveDates(open: Open, file: string, days: number): void {
  eachText(open.of(file), (text) => (isDate.test(text) ? later(text, days) : text))
}

/** Adds the edition that has ended to the previous events. */
function remember(open: Open, { site, venue }: EditionData): void {
  const name = bilingual(venue.name)
  const city = bilingual(site.city)
  const document = open.of('data/previous-events.yaml')
  const entry = document.createNode({
    year: Number(site.starts.slice(0, 4)),
    date: inBoth((language) => writeDates(site.starts, site.ends, language)),
    title: bilingual(site.name),
    place: inBoth((language) => `${name[language]}, ${city[language]}`),
  })
  entry.spaceBefore = true
  if (isSeq(document.contents)) document.contents.items.push(entry)
}

function renameSite(open: Open, { site }: EditionData, from: Numbers, to: Numbers, days: number): void {
  const document = open.of('site.yaml')
  eachText(document, (text) => (isNumber(text) ? text : renumbered(text, from, to)))
  for (const field of ['status', 'movedFrom', 'announcement']) document.delete(field)
  document.set('edition', to.edition)
  document.set('copyrightYear', to.year)
  document.set('starts', later(site.starts, days))
  document.set('ends', later(site.ends, days))
}

function emptyProgramme(open: Open, { sessions: before }: EditionData, today: string): void {
  const programme = open.of('data/programme.yaml')
  programme.set('version', 1)
  programme.set('released', today)
  empty(programme.get('changes', true))
  const document = open.of('data/sessions.yaml')
  const sessions = document.contents
  if (isSeq(sessions)) {
    const isLecture = (item: unknown) =>
      isMap(item) && lecturing.includes(String(item.get('kind') ?? 'session'))
    keepAsPattern(document, sessions.items.findLast(isLecture))
    takeOut(sessions, isLecture)
  }
  for (const session of entriesOf(sessions)) {
    for (const field of ['chairs', 'moderators', 'panellists']) session.delete(field)
    // A panel without an end lasts as long as its talks, so its end is written down before they are removed.
    const was = before.find(({ code }) => code === session.get('code'))
    const end = was && sessionEnd(was)
    if (end && !session.has('end')) session.set('end', clockOf(end))
    session.delete('talks')
  }
  emptyFile(open.of('data/posters.yaml'))
  emptyFile(open.of('data/speakers.yaml'))
}

function emptyFirms(open: Open, { sponsors }: EditionData): void {
  const document = open.of('data/sponsors.yaml')
  for (const file of ['data/sponsors.yaml', 'data/exhibition.yaml']) {
    for (const tier of entriesOf(listAt(open.of(file), ['tiers']))) empty(tier.get('firms', true))
  }
  empty(open.of('data/exhibition.yaml').get('exhibitors', true))
  // Partners stay. Logos and websites of removed firms would only cause warnings.
  for (const field of ['logos', 'websites']) {
    const map = document.get(field, true)
    if (!isMap(map)) continue
    map.items = map.items.filter(({ key }) =>
      sponsors.partners.map(firmKey).includes(String(isScalar(key) ? key.value : key)),
    )
    if (map.items.length === 0) document.delete(field)
  }
}

function clearFees(open: Open): void {
  for (const category of entriesOf(listAt(open.of('data/fees.yaml'), ['categories'])))
    category.delete('earlyBird')
}

function clearWorkshops(open: Open): void {
  for (const day of entriesOf(listAt(open.of('data/workshop.yaml'), ['days']))) {
    day.delete('coordinators')
    for (const session of entriesOf(day.get('sessions', true))) clearPeople(session)
  }
}

function clearPeople(session: YAMLMap): void {
  session.delete('coordinator')
  session.delete('speakers')
}

/** Files of the removed speakers, talks, posters and firms, unless something that stays uses them too. */
function orphans({ edition }: ReadEdition, data: EditionData): string[] {
  const { sponsors, exhibition } = data
  const papers = [
    ...data.speakers.flatMap(({ bio, abstract, lectureNotes }) => [bio, abstract, lectureNotes]),
    ...data.sessions.flatMap(({ talks }) => talks.flatMap(({ abstract, slides }) => [abstract, slides])),
    ...data.posters.flatMap(({ abstract, slides }) => [abstract, slides]),
  ].flatMap((address) => (address ? [`static${address}`] : []))
  const firms = [
    ...sponsors.tiers.flatMap(({ firms: names }) => names),
    ...exhibition.tiers.flatMap(({ firms: names }) => names),
    ...exhibition.exhibitors,
  ]
  const logos = firms.map((firm) => `content/${logoPath(firm, sponsors.logos)}`)
  const portraits = data.speakers.map(({ photo }) => `content/${photo}`)
  const kept = [
    ...data.downloads.map(({ file }) => `static${file}`),
    ...sponsors.partners.map((firm) => `content/${logoPath(firm, sponsors.logos)}`),
    ...[...data.site.organisers, ...data.hotels].map(({ logo }) => `content/${logo}`),
  ]
  return [...new Set([...papers, ...portraits, ...logos])]
    .filter((path) => edition.exists(path) && !kept.includes(path))
    .sort()
}

/** Number and year of an edition. */
export const numbersOf = ({ site }: EditionData): Numbers => ({
  edition: site.edition,
  year: Number(site.starts.slice(0, 4)),
})

/** Whether the first organiser is still one of the sample's, so that no real edition has been made of it yet. */
export function holdsSample(read: ReadEdition): boolean {
  const { firms } = readSample(read)
  return wordingsOf((read.data as EditionData).site.organisers[0]!.name).some((name) => firms.includes(name))
}

/** Makes the next edition from a sound one, or the first one from the sample. `today` is year-month-day. Throws if `refusal` has a reason. */
export function nextEdition(read: ReadEdition, to: Next, today: string): NextEdition {
  const data = read.data as EditionData
  const from = numbersOf(data)
  const isSample = holdsSample(read)
  const refused = refusal(from, to, isSample)
  if (refused) throw new Error(refused.en)
  const days = daysUntil(to, data.site.starts)
  const open = openDocuments((path) => read.edition.read(path))
  if (!isSample) remember(open, data)
  renameSite(open, data, from, to, days)
  for (const file of ['key-dates', 'fees', 'workshop', 'social-tour', 'programme', 'sessions']) {
    moveDates(open, `data/${file}.yaml`, days)
  }
  for (const file of ['workshop', 'social-tour', 'sponsors']) {
    eachText(open.of(`data/${file}.yaml`), (text) => (text.includes('@') ? renumbered(text, from, to) : text))
  }
  emptyProgramme(open, data, today)
  emptyFirms(open, data)
  clearFees(open)
  clearWorkshops(open)
  return {
    written: open.written(),
    deleted: [
      ...orphans(read, data),
      ...read.edition.list(ABSTRACTS),
      ...(read.edition.exists(RELEASED_FILE) ? [RELEASED_FILE] : []),
    ],
  }
}
