// From what the sheets list to tables: rows of the edition's lists, each with what is removed when no row continues it.
import { cellsIn, placeName } from './cells'
import type { Calendar } from './dates-and-times'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import { readGridRows } from './grid'
import { keysIn } from './keys'
import { layoutFor, OWNER, referredBy } from './layout'
import { readListRows } from './list-rows'
import type { Ask } from './messages'
import { committeeRows, keyDateRows, sponsorRows } from './other-lists'
import { ownRows } from './own-rows'
import { authorsOfPapers, withInstitutions } from './paper-authors'
import { programmeGroup, table, twice, type Group } from './programme-group'
import type { Item, ProgrammeReading, RowReading, Talk } from './programme-items'
import { posterRows } from './sessions'
import type { SheetReading } from './understand'

export type Tables = { groups: Group[]; rows: Map<SheetReading, RowReading[]> }

/** Doubts of a reading as messages, at their cells. */
function asksOf(reading: SheetReading, { doubts }: ProgrammeReading): Ask[] {
  const musts = [
    'institutions-unclear',
    'row-without-title',
    'row-unclear',
    'talk-without-time',
    'slot-without-time',
  ]
  return doubts.map(({ code, values, row, column }) => ({
    code,
    values,
    sheet: reading.name,
    cell: placeName(reading.sheet.origins?.[row] ?? row, column),
    weight: musts.includes(code) ? 'must' : 'look',
  }))
}

/** Rows that were left out, by why: said once for each sheet. */
export function leftOut(reading: SheetReading, rows: RowReading[]): Ask[] {
  const reasons = {
    struck: { en: 'they are struck out', tr: 'Üzeri çizili olduğundan' },
    withdrawn: { en: 'they were withdrawn', tr: 'Geri çekildiğinden' },
    rejected: { en: 'they were not accepted', tr: 'Kabul edilmediğinden' },
  }
  const textOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ text }) => text)
  const shown = (texts: string[]) =>
    [...texts.slice(0, 5).map((text) => `“${text.slice(0, 60)}”`), ...(texts.length > 5 ? ['…'] : [])].join(
      ', ',
    )
  const asks = Object.entries(reasons).flatMap(([kind, reason]): Ask[] => {
    const texts = textOf(kind)
    return texts.length === 0
      ? []
      : [
          {
            code: 'left-out',
            values: { reason, text: `${texts.length}: ${shown(texts)}` },
            sheet: reading.name,
            weight: 'told',
          },
        ]
  })
  const hidden = textOf('hidden')
  if (hidden.length > 0)
    asks.push({
      code: 'hidden-rows',
      values: { count: hidden.length, text: shown(hidden) },
      sheet: reading.name,
      weight: reading.decisions.hidden ? 'told' : 'must',
    })
  return asks
}

/** The tables of all sheets, each list by itself. */
export function tablesOf(readings: SheetReading[], values: Values, calendar: Calendar, asks: Ask[]): Tables {
  const groups: Group[] = []
  const rows = new Map<SheetReading, RowReading[]>()
  const papers = authorsOfPapers(readings)
  const keys = keysIn(values)
  const items: Item[] = []
  const programmes: SheetReading[] = []
  const posters: { reading: SheetReading; talks: Talk[] }[] = []
  for (const reading of readings) {
    const { list, sheet, layout, name } = reading
    const own: RowReading[] = []
    rows.set(reading, own)
    if (layout) {
      groups.push({
        name: `own ${name}`,
        sheets: [name],
        isOwn: true,
        tables: [table(layout, ownRows(sheet, layout, asks), () => true)],
      })
    } else if (list === 'programme' || list === 'grid' || list === 'posters') {
      const read =
        list === 'grid' && reading.grid
          ? readGridRows(reading.grid, calendar, reading.decisions)
          : readListRows(sheet, reading, calendar, reading.decisions)
      own.push(...read.rows)
      asks.push(...asksOf(reading, read), ...leftOut(reading, own))
      const found = read.items.map((item) => withInstitutions(item, papers))
      if (list === 'posters')
        posters.push({ reading, talks: found.filter((item): item is Talk => item.type === 'talk') })
      else {
        items.push(...found)
        programmes.push(reading)
      }
    } else if (list === 'committees') {
      const members = committeeRows(reading, own, keys)
      const owners = members.map(({ cells }) => cells[OWNER])
      groups.push({
        name: `committees ${name}`,
        sheets: [name],
        tables: [table(layoutFor('committees', 'members'), members, (old) => owners.includes(old.owner))],
      })
      asks.push(...leftOut(reading, own))
    } else if (list === 'sponsors') {
      const { rows: firms, websites } = sponsorRows(reading, own, keys)
      const owners = firms.map(({ cells }) => cells[OWNER])
      groups.push({
        name: `sponsors ${name}`,
        sheets: [name],
        tables: [table(layoutFor('sponsors', 'tiers.firms'), firms, (old) => owners.includes(old.owner))],
        change: (all) => {
          const sponsors = fieldsOf(all.sponsors)
          const known = fieldsOf(sponsors['websites'])
          const fresh = websites.filter(({ firm, url }) => known[firm] !== url)
          if (fresh.length > 0)
            all.sponsors = {
              ...sponsors,
              websites: { ...known, ...Object.fromEntries(fresh.map(({ firm, url }) => [firm, url])) },
            }
        },
      })
      asks.push(...leftOut(reading, own))
    } else if (list === 'keyDates') {
      groups.push({
        name: `keyDates ${name}`,
        sheets: [name],
        tables: [table(layoutFor('keyDates'), keyDateRows(reading, own, keys, calendar))],
      })
    } else if (cellsIn(sheet.rows.flat()).length > 0 && list !== 'paperAuthors') {
      asks.push({
        code: list === 'private' ? 'sheet-private' : 'sheet-not-taken',
        values: {},
        sheet: name,
        weight: 'told',
      })
    }
  }
  if (programmes.length > 0) {
    groups.unshift(programmeGroup(programmes, items, values, keys, asks))
    asks.push(...twice(items, programmes[0]?.name))
  }
  const ofProgramme = groups[0]?.tables.find(({ layout }) => layout === layoutFor('posters'))
  const all = posters.flatMap(({ talks }) => posterRows(talks, keys))
  if (all.length > 0) {
    if (ofProgramme) ofProgramme.rows.push(...all)
    else
      groups.push({
        name: 'posters',
        sheets: posters.map(({ reading }) => reading.name),
        tables: [table(layoutFor('posters'), all, () => true)],
      })
  }
  // New halls, themes, committees and categories belong to the list that names them.
  for (const [layout, added] of keys.added) {
    const user = groups.find(({ tables }) =>
      tables.some((one) =>
        one.rows.some(({ cells }) =>
          added.some((row) =>
            Object.entries(cells).some(
              ([column, text]) => text === row.cells['key'] && referredBy(one.layout, column) === layout,
            ),
          ),
        ),
      ),
    )
    user?.tables.unshift(table(layout, added))
  }
  return { groups, rows }
}
