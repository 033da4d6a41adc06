// Committees, sponsors and key dates: rows of the edition's lists from the rows of a sheet.
import { fold, inOneLine, plainWords } from '../domain/fold'
import { englishTitle } from '../domain/academic-title'
import { wordingsOf, type Text } from '../domain/languages'
import { isOnlyTitles, withoutTitle } from '../domain/person-names'
import type { z } from 'zod'
import type { keyDate, keyDateKinds } from '../schemas/dates-and-fees'
import { clearSponsors, isAnotherList, type IsOfSample } from './another-programme'
import type { Ask } from './asks'
import { placeIn } from './cells'
import { dateIn, daysIn, type Calendar } from './dates-and-times'
import { fieldsOf } from './fields'
import { textOf } from './items'
import { slug } from '../domain/slug'
import { keyNamed, tellingWords, type Keys } from './keys'
import { layoutFor, OWNER, type Layout } from './layout'
import { isCommittee, withRoleApart } from './lists-below-names'
import { withSmallLetters } from './languages'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { isPerson } from './looks'
import { listsIn, type Row, type Table } from './merge'
import { readNames } from '../domain/people-in-text/names'
import type { Group } from './programme'
import type { Place } from './programme-items'
import { isOf } from './roles'
import { placesOf } from './rows'
import { rowAt, textCells } from './sessions'
import type { Cells, SheetReading } from './sheet-reading'
import { choiceWithin, pattern, vocabulary } from './vocabulary'

type Entry = { cells: Cells; place: Place; section: string; lineOf: (role: string) => string }

/** The name of a committee or category without marks, and remarks on its order: “Bilim Kurulu (alfabetik sırayla)*”. */
const nameOfGroup = (text: string): string =>
  withSmallLetters(
    inOneLine(text)
      .replace(pattern('order'), '')
      .replace(/[\s*:]+$/, ''),
    4,
  )

/** The entries of a sheet, each with the heading above it. */
function entriesOf({ sheet, rows, columns }: SheetReading): Entry[] {
  const places = placesOf(columns)
  const titled = { ...places, title: places['affiliations'] ?? 0 }
  let section = ''
  return rows.flatMap(({ kind, row, text, cells }): Entry[] => {
    if (kind === 'heading') section = nameOfGroup(text)
    const lineOf = (role: string) =>
      (['committee', 'tier'].includes(role) ? nameOfGroup : inOneLine)(cells[role]?.text ?? '')
    return kind === 'entry' ? [{ cells, section, place: { sheet, row, places: titled }, lineOf }] : []
  })
}

/** The entries, each with its committee or category. Where each of these is in one place, an entry without one is of that above it. */
function withGroups(entries: Entry[], role: 'committee' | 'tier'): (Entry & { group: string })[] {
  const own = entries.map(({ lineOf, section }) => lineOf(role) || section)
  const runs = own.filter((group, at) => group !== '' && group !== own.slice(0, at).findLast(Boolean))
  const areTogether = new Set(runs).size === runs.length
  return entries.map((entry, at) => ({
    ...entry,
    group: own[at] || (areTogether && own.slice(0, at).findLast(Boolean)) || '',
  }))
}

/** The key of the entry above, such as a committee; a new one is added to its list. */
const ownerOf = (layout: Layout, text: string, place: Place, keys: Keys): string =>
  keys.keyFor(
    layoutFor(layout.collection, layout.path.slice(0, -1).join('.')),
    inOneLine(text),
    rowAt(place, {}),
  )

/** A group of one list, whose entries are removed where the sheet has others below the same heading. */
const groupOf = (name: string, layout: Layout, rows: Row[]): Group => {
  const owners = rows.map(({ cells }) => cells[OWNER])
  const removes: Table['removes'] = ({ owner }) => owner !== undefined && owners.includes(owner)
  return { sheets: [name], tables: [{ layout, rows, removes }] }
}

/** Entries that are below no committee or category are left out, and asked about. */
function askForGroup({ name }: SheetReading, left: { place: Place; text: string }[], asks: Ask[]): void {
  const [first] = left
  if (!first) return
  const values = { count: left.length, text: left.map(({ text }) => text).join(', ') }
  asks.push({ code: 'without-group', values, sheet: name, cell: placeIn(first.place.sheet, first.place.row) })
}

/** What is in the list and is not an entry; addresses and telephone numbers are not repeated. */
function askForUnread(
  { name: sheet }: SheetReading,
  { cells, place }: Entry,
  asks: Ask[],
  code: string,
): void {
  const isTold = (role: string) => !['committee', 'tier', 'number'].includes(role) && !isOf('unprinted', role)
  const text = Object.entries(cells).flatMap(([role, cell]) =>
    cell && isTold(role) ? inOneLine(cell.text) : [],
  )
  const cell = placeIn(place.sheet, place.row)
  if (text.length > 0) asks.push({ code, values: { text: text.join(' · ') }, sheet, cell })
}

/** A member's name with the academic title of a column of its own, and professions after it: “Prof. Dr. …”, “…, Chem. Eng.”. */
function memberName(academic: string, name: string): string {
  if (academic === '' || fold(name).startsWith(fold(academic))) return englishTitle(name)
  const isProfession =
    /\b(?:eng|müh|chem|mimar|ph\.?d)\b|\.?müh/iu.test(academic) && !/prof|doç|dr\b/iu.test(academic)
  return isProfession ? `${name}, ${englishTitle(academic)}` : englishTitle(`${academic} ${name}`)
}

/** The members of committees. */
export function committeeGroup(reading: SheetReading, keys: Keys, asks: Ask[]): Group {
  const layout = layoutFor('committees', 'members')
  const left: { place: Place; text: string }[] = []
  const names = reading.columns.find(({ role }) => role === 'name')?.names
  const named = isCommittee(reading.name) && tellingWords(reading.name) !== '' ? reading.name : ''
  const rows = withGroups(entriesOf(reading), 'committee').flatMap((entry): Row[] => {
    const { cells, place, group, lineOf } = entry
    const { name: whole, role: roleAfter } = withRoleApart(cells['name']?.text ?? '')
    const isWithInstitution =
      /\s[–—-]\s/.test(whole) || (/,/.test(whole) && isPerson(whole.replace(/,.*/s, '')))
    const [person] = readNames(whole, names ?? (isWithInstitution ? 'institution-last' : undefined)).people
    // “Name” beside “Surname” is the first name, and beside “Vorname” the surname.
    const isApart = cells['firstName'] ?? cells['lastName']
    const name = isApart
      ? inOneLine(`${lineOf('firstName') || whole} ${lineOf('lastName') || whole}`)
      : (person?.name ?? whole)
    const committee = group || named
    const isHeading = isOnlyTitles(name) || (isInstitution(name) && !cells['affiliations'])
    if (name === '') askForUnread(reading, entry, asks, 'entry-unread')
    if (name === '' || isHeading) return []
    if (committee === '') {
      left.push({ place, text: name })
      return []
    }
    const organisation = cells['affiliations'] ? textOf(cells, 'affiliations') : (person?.affiliation ?? '')
    const country = fold(lineOf('affiliations')).includes(fold(lineOf('country'))) ? '' : lineOf('country')
    // “Name (Chair)” beside a column of institutions.
    const role = lineOf('role') || roleAfter || (cells['affiliations'] ? person?.affiliation : '')
    const title =
      typeof organisation === 'string'
        ? [organisation, country, role].filter(Boolean).join(', ')
        : organisation
    const member = {
      [OWNER]: ownerOf(layout, committee, place, keys),
      name: memberName(lineOf('academicTitle'), name),
      ...textCells('title', title || withoutTitle(name)),
    }
    return [rowAt(place, member)]
  })
  askForGroup(reading, left, asks)
  return groupOf(reading.name, layout, rows)
}

/** The beginnings of the telling words of a text, by which “Başvuru” and “Başvuruları” are alike. */
const stemsOf = (text: string): string[] => [
  ...new Set(
    tellingWords(text)
      .split(' ')
      .map((word) => word.slice(0, 4)),
  ),
]

type Named = { key: string; name: Text; isSure?: boolean }

/**
 * The key of the entry that shares words with a text which hardly any other has; undefined unless one stands out. A word counts the more, the
 * fewer entries have it; one shared word is enough for an entry that something else speaks for, too. At least half of the words of one of the
 * two are shared.
 */
function keyOfWords(text: string, known: Named[]): string | undefined {
  const own = stemsOf(text)
  const all = known.map((one) => ({ ...one, wordings: wordingsOf(one.name).map(stemsOf) }))
  const weightOf = (stem: string) =>
    1 / all.filter(({ wordings }) => wordings.some((stems) => stems.includes(stem))).length
  const points = all.flatMap(({ key, isSure, wordings }) => {
    const sharedWith = (stems: string[]) => own.filter((stem) => stems.includes(stem))
    const shared = sharedWith(wordings.flat())
    const isHalf = (stems: string[]) =>
      sharedWith(stems).length >= Math.max(1, Math.min(own.length, stems.length) / 2)
    const sum = shared.reduce((total, stem) => total + weightOf(stem), isSure ? 1 : 0)
    return wordings.some(isHalf) && sum >= 1 ? [{ key, sum }] : []
  })
  const [best, other] = points.sort((a, b) => b.sum - a.sum)
  return best && best.sum > (other?.sum ?? 0) ? best.key : undefined
}

/**
 * The keys of the categories that a sheet names in other words than the content: “Çanta Sponsoru” is “Sempozyum Çantası”. A category of its
 * own is nobody else’s, and “Altın Plus” is not “Altın”.
 */
function tiersInOtherWords(named: string[], known: Named[]): Map<string, string> {
  const found = new Map(named.flatMap((text) => [[text, keyNamed(text, known)] as const]))
  const isMetal = (text: string) =>
    plainWords(text)
      .split(' ')
      .some((word) => vocabulary.tiers.has(word))
  for (const text of named.filter((one) => !found.get(one) && !isMetal(one))) {
    const free = known.filter(
      ({ key, name }) => ![...found.values()].includes(key) && !wordingsOf(name).some(isMetal),
    )
    found.set(text, keyOfWords(text, free))
  }
  return new Map([...found].flatMap(([text, key]) => (key === undefined ? [] : [[text, key]])))
}

/** Sponsors by category, and their websites. */
export function sponsorGroup(reading: SheetReading, keys: Keys, isOfSample: IsOfSample, asks: Ask[]): Group {
  const layout = layoutFor('sponsors', 'tiers.firms')
  const left: { place: Place; text: string }[] = []
  const websites = new Map<string, string>()
  const listed = withGroups(entriesOf(reading), 'tier')
  const named = [...new Set(listed.map(({ group }) => group))].filter(Boolean)
  const known = tiersInOtherWords(named, keys.known(layoutFor('sponsors', 'tiers')) as Named[])
  const rows = listed.flatMap((entry): Row[] => {
    const { place, group: tier, lineOf } = entry
    const [firm, url] = [lineOf('firm'), lineOf('website')]
    if (firm === '') {
      askForUnread(reading, entry, asks, 'entry-unread')
      return []
    }
    if (tier === '') {
      left.push({ place, text: firm })
      return []
    }
    if (url) websites.set(firm, /^https?:\/\//i.test(url) ? url : `https://${url}`)
    return [rowAt(place, { [OWNER]: known.get(tier) ?? ownerOf(layout, tier, place, keys), '': firm })]
  })
  askForGroup(reading, left, asks)
  const firms = rows.map(({ cells }) => cells[''] ?? '')
  const shown = keys.known(layout) as Text[]
  const isAnother = isAnotherList(firms, shown, shown.flatMap(wordingsOf), isOfSample)
  if (isAnother) asks.push({ code: 'other-sponsors', values: {}, sheet: reading.name })
  // Of the firms that are taken.
  const change: Group['change'] = (values) => {
    const taken = listsIn(layout, values).flatMap(({ entries }) => (entries as Text[]).flatMap(wordingsOf))
    const own = [...websites].filter(([firm]) => taken.includes(firm))
    const sponsors = fieldsOf(values.sponsors)
    if (own.length > 0)
      values.sponsors = {
        ...sponsors,
        websites: { ...fieldsOf(sponsors['websites']), ...Object.fromEntries(own) },
      }
  }
  return {
    ...groupOf(reading.name, layout, rows),
    ...(isAnother && { clear: clearSponsors }),
    ...(websites.size > 0 && { change }),
  }
}

type KeyDate = z.input<typeof keyDate>

const DATE_KINDS = [
  'deadline',
  'announcement',
  'event',
] as const satisfies readonly (typeof keyDateKinds)[number][]

/** The date that a sheet means: of the same words, or of the same day and some of its words. */
function keyDateOf(text: string, date: string, known: KeyDate[]): string | undefined {
  const named = known.map(({ key, event, date: day }) => ({ key, name: event, isSure: String(day) === date }))
  return keyNamed(text, named) ?? keyOfWords(text, named)
}

/** “15 March (extended: 30 March)” is the later of the two days. */
function dateOf(text: string, calendar: Calendar): string | undefined {
  const first = dateIn(text, calendar)
  const isExtended = /uzat[ıi]l|ertelen|extend|postpon|prolong|verl[äa]nger/iu.test(text)
  const second = isExtended && first ? dateIn(text.replace(first.found, ' '), calendar)?.day : undefined
  return [first?.day, second]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}

/** Key dates, each with the key of the one that it was before. */
export function keyDateGroup(reading: SheetReading, keys: Keys, calendar: Calendar, asks: Ask[]): Group {
  const layout = layoutFor('keyDates')
  const taken = new Set<string>()
  const rows = entriesOf(reading).flatMap((entry): Row[] => {
    const { cells, place, lineOf } = entry
    const several = daysIn(lineOf('date'), calendar)
    // The days of the symposium say nothing about those of its deadlines.
    const date = several?.date ?? dateOf(lineOf('date'), { ...calendar, days: [] })
    if (!cells['event'] || date === undefined) {
      askForUnread(reading, entry, asks, 'date-unread')
      return []
    }
    const event = textOf(cells, 'event')
    const text = wordingsOf(event).join(' ')
    const found = keyDateOf(text, date, keys.known(layout) as KeyDate[])
    const same = found && !taken.has(found) ? found : undefined
    const wanted = slug(wordingsOf(event)[0] ?? '')
      .slice(0, 60)
      .replace(/-$/, '')
    const key = same ?? (taken.has(wanted) ? `${wanted}-${taken.size + 1}` : wanted)
    taken.add(key)
    const usual = several ? 'event' : 'deadline'
    const kind = same === undefined ? (choiceWithin(text, DATE_KINDS) ?? usual) : undefined
    const row = rowAt(place, { key, date, ends: several?.ends, ...textCells('event', event), kind })
    return [{ ...row, hasFreshKey: same === undefined }]
  })
  return groupOf(reading.name, layout, rows)
}
