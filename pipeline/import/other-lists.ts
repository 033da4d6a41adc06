// Committees, sponsors and key dates: rows of the edition's lists from the rows of a sheet.
import { fold } from '../domain/fold'
import { englishTitle } from '../domain/academic-title'
import type { keyDateKinds } from '../schemas/dates-and-fees'
import { cellsIn, inOneLine } from './cells'
import { dateIn, daysIn, type Calendar } from './dates-and-times'
import { rowName } from './decisions'
import { present } from './fields'
import { keyNamed, slug, tellingWords, type Keys } from './keys'
import { layoutFor, OWNER, type Layout } from './layout'
import { titleOf } from './list-rows'
import { isAcademicTitle, isInstitution, withoutAcademicTitle } from './looks'
import type { Row } from './merge'
import { readNames } from './names'
import { cellsByRole } from './people-cells'
import type { Place, RowReading } from './programme-items'
import { headingsInRow, repeatsHeadings } from './roles'
import { rowAt, textCells } from './sessions'
import type { SheetReading } from './understand'
import { choiceWithin, vocabulary } from './vocabulary'

type Cells = ReturnType<typeof cellsByRole>

type Entry = { cells: Cells; place: Place; section: string }

/** The rows of entries, each with the heading above it: a row with a single text, or the tab of the sheet. */
function entriesIn(
  { sheet, headingRow, columns, section = '', decisions }: SheetReading,
  rows: RowReading[],
): Entry[] {
  let heading = section
  const places = Object.fromEntries(
    columns.filter(({ role }) => role !== 'ignored').map(({ role, at }) => [role, at]),
  )
  return sheet.rows.flatMap((own, row): Entry[] => {
    const written = cellsIn(own)
    const text = rowName(written.map(({ cell }) => cell.text))
    const as = (kind: RowReading['kind'], reason: string) =>
      void (written.length > 0 && rows.push({ row, kind, reason, text }))
    const [single] = written
    const isSingle = written.length === 1 && single !== undefined
    if (decisions.rows?.[text] === 'ignored') return as('ignored', 'decision') ?? []
    if (repeatsHeadings(sheet, row, headingRow)) return as('headings', 'headings') ?? []
    const cells = cellsByRole(own, columns)
    const isSection =
      isSingle && (row < headingRow || sheet.rows.slice(row + 1).some((below) => cellsIn(below).length > 1))
    if (
      isSection &&
      isHeadingOf(single.cell.text, headingsInRow(sheet.rows[row + 1] ?? []) >= 1.5 || row < headingRow)
    ) {
      heading = single.cell.text
      return as('heading', 'single') ?? []
    }
    if (row < headingRow || written.length === 0) return as('above', 'above') ?? []
    if (written.every(({ cell }) => cell.isStruck)) return as('struck', 'struck') ?? []
    if (sheet.hiddenRows.includes(row) && decisions.hidden !== 'take') return as('hidden', 'hidden') ?? []
    if (/^(?:toplam|total)\b/i.test(text)) return as('total', 'total') ?? []
    as('entry', 'entry')
    return [{ cells, place: { sheet, row, columns: places }, section: heading }]
  })
}

/** Whether a single text in a row is a heading: a row of headings follows, or it names a committee or category. */
const isHeadingOf = (text: string, isAboveHeadings: boolean): boolean =>
  isAboveHeadings ||
  [
    ...(vocabulary.tabs['committees'] ?? []),
    ...(vocabulary.tabs['sponsors'] ?? []),
    'sekretary',
    'secretariat',
  ].some((word) => fold(text).includes(word))

/** A member's name with the academic title of a column of its own, and professions after it: “Prof. Dr. …”, “…, Chem. Eng.”. */
function memberName(title: string, name: string): string {
  const academic = inOneLine(title)
  if (academic === '' || fold(name).startsWith(fold(academic))) return englishTitle(name)
  const isProfession =
    /\b(?:eng|müh|chem|mimar|ph\.?d)\b|\.?müh/iu.test(academic) && !/prof|doç|dr\b/iu.test(academic)
  return isProfession ? `${name}, ${englishTitle(academic)}` : englishTitle(`${academic} ${name}`)
}

const named = (cells: Cells): string => {
  const whole = cells['name']?.text
  if (whole === undefined)
    return [cells['firstName'], cells['lastName']]
      .map((cell) => cell?.text ?? '')
      .join(' ')
      .trim()
  return readNames(whole).people.map(({ name }) => name)[0] ?? whole
}

const owned = (layout: Layout, text: string, row: Row, keys: Keys): string => {
  const above = layoutFor(layout.collection, layout.path.slice(0, -1).join('.'))
  return keys.keyFor(above, inOneLine(text), row)
}

/** The members of committees. */
export function committeeRows(reading: SheetReading, rows: RowReading[], keys: Keys): Row[] {
  const layout = layoutFor('committees', 'members')
  return entriesIn(reading, rows).flatMap(({ cells, place, section }) => {
    const name = named(cells)
    if (name === '' || isAcademicTitle(name) || (isInstitution(name) && !cells['affiliations'])) return []
    const member = memberName(cells['academicTitle']?.text ?? '', name)
    const role = cells['role'] ? `, ${inOneLine(cells['role'].text)}` : ''
    const country =
      cells['country'] && !fold(cells['affiliations']?.text ?? '').includes(fold(cells['country'].text))
        ? `, ${inOneLine(cells['country'].text)}`
        : ''
    const organisation = cells['affiliations'] ? titleOf(cells, 'affiliations') : ''
    const institution =
      typeof organisation === 'string' ? `${organisation}${country}${role}`.replace(/^, /, '') : organisation
    const row = rowAt(
      { ...place, columns: { ...place.columns, title: place.columns['affiliations'] ?? 0 } },
      {},
    )
    const committee = cells['committee']?.text ?? section
    if (committee === '') return []
    const owner = owned(layout, committee || reading.name, row, keys)
    return [
      {
        ...row,
        cells: {
          [OWNER]: owner,
          name: member,
          ...textCells('title', institution || withoutAcademicTitle(name)),
        },
      },
    ]
  })
}

export type SponsorRows = { rows: Row[]; websites: { firm: string; url: string }[] }

/** Sponsors by category, and their websites. */
export function sponsorRows(reading: SheetReading, rows: RowReading[], keys: Keys): SponsorRows {
  const layout = layoutFor('sponsors', 'tiers.firms')
  const websites: SponsorRows['websites'] = []
  let tier = ''
  const firms = entriesIn(reading, rows).flatMap(({ cells, place, section }): Row[] => {
    tier = cells['tier']?.text ?? (section || tier)
    const firm = inOneLine(cells['firm']?.text ?? '')
    if (firm === '' || tier === '') return []
    const url = cells['website']?.text.trim()
    if (url) websites.push({ firm, url: /^https?:\/\//i.test(url) ? url : `https://${url}` })
    const row = rowAt(place, {})
    return [{ ...row, cells: { [OWNER]: owned(layout, tier, row, keys), '': firm } }]
  })
  return { rows: firms, websites }
}

const DATE_KEYS = [
  'deadline',
  'announcement',
  'event',
] as const satisfies readonly (typeof keyDateKinds)[number][]

/** Key dates, each with the key of the one that it was before. */
export function keyDateRows(
  reading: SheetReading,
  rows: RowReading[],
  keys: Keys,
  calendar: Calendar,
): Row[] {
  const layout = layoutFor('keyDates')
  const taken = new Set<string>()
  return entriesIn(reading, rows).flatMap(({ cells, place }): Row[] => {
    const written = cells['date']?.text ?? ''
    const several = daysIn(written, calendar)
    const date = several?.date ?? dateIn(written, calendar)?.day
    if (!cells['event'] || date === undefined) return []
    const event = titleOf(cells, 'event')
    const text = typeof event === 'string' ? event : `${event.en} ${event.tr}`
    const known = keys.known(layout).filter((one) => !taken.has(String((one as { key?: unknown }).key)))
    const same = keyDateOf(text, date, known)
    const key = same ?? freeKey(slug(typeof event === 'string' ? event : event.en), taken)
    taken.add(key)
    const isNew = same === undefined
    const row = rowAt(
      place,
      present({
        key,
        date,
        ends: several?.ends,
        ...textCells('event', event),
        ...(isNew ? { kind: choiceWithin(text, DATE_KEYS) ?? 'deadline' } : {}),
      }) as Record<string, string>,
    )
    return [isNew ? { ...row, hasFreshKey: true } : row]
  })
}

function freeKey(wanted: string, taken: Set<string>): string {
  let key = wanted.slice(0, 60).replace(/-$/, '')
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}-${number}`
  return key
}

/** The key of the date that a sheet means: of the same words, or of the same day and some of its words. */
function keyDateOf(text: string, date: string, known: unknown[]): string | undefined {
  const dates = known as { key: string; date: string; event: unknown }[]
  const byName = keyNamed(
    text,
    dates.map(({ key, event }) => ({ key, name: event })),
  )
  if (byName) return byName
  const stems = (of: string) => [
    ...new Set(
      tellingWords(of)
        .split(' ')
        .map((word) => word.slice(0, 4)),
    ),
  ]
  const all = dates.map((one) => ({
    ...one,
    stems: stems(
      Object.values(typeof one.event === 'string' ? { en: one.event } : (one.event as object)).join(' '),
    ),
  }))
  // A word counts the more, the fewer dates have it.
  const weight = (stem: string) => 1 / Math.max(1, all.filter((one) => one.stems.includes(stem)).length)
  const points = all.map((one) => {
    const shared = stems(text).filter((stem) => one.stems.includes(stem))
    return {
      key: one.key,
      points:
        shared.length === 0
          ? 0
          : shared.reduce((sum, stem) => sum + weight(stem), 0) + (String(one.date) === date ? 1 : 0),
    }
  })
  const [best, other] = points.sort((a, b) => b.points - a.points)
  return best && best.points >= 1 && best.points > (other?.points ?? 0) ? best.key : undefined
}
