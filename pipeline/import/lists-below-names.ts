// Committees and sponsors that are in columns below the name of each committee or category, as a list with a row for each entry.
import { fold, plainWords } from '../domain/fold'
import { changed, columnsIn, firstRows, rearranged, type Cell, type PlacedRow, type Sheet } from './cells'
import { isInstitution } from '../domain/people-in-text/name-or-institution'
import { isPerson, isWebsite } from './looks'
import { readNames } from '../domain/people-in-text/names'
import { headingsInRow, roleNamed } from './roles'
import { pattern, vocabulary } from './vocabulary'

const LONGEST_NAME = 80

/** A member’s name and institution, and what he is in the committee. */
export function withRoleApart(text: string): { name: string; role: string } {
  const [found = '', role = ''] = pattern('role', 'imu').exec(text) ?? []
  const name = text.replace(found, '')
  // “A. Örnek (Örnek University – Co-Chair)”
  return { name: name.split('(').length > name.split(')').length ? `${name})` : name, role }
}

const namesMember = (text: string): boolean => {
  const [first] = readNames(withRoleApart(text).name, 'institution-last').people
  return first !== undefined && isPerson(first.name)
}

/** A member, and no heading such as “Ad Soyad”. */
const isMember = (text: string): boolean => roleNamed(text) === undefined && namesMember(text)

const isCalled = (list: 'committees' | 'sponsors', text: string): boolean =>
  text.length < LONGEST_NAME && (vocabulary.tabs[list] ?? []).some((word) => fold(text).includes(word))

/** Whether a text is the name of a committee; after a name, “– Kurul Başkanı” and “(…, Co-Chair)” say what a member is. */
export function isCommittee(text: string): boolean {
  const [head = ''] = text.split(/[(\n]|,\s|\s[–—-]\s/)
  return isCalled('committees', head) || pattern('office').test(head)
}

type Kind = {
  headings: string[]
  isGroup: (text: string) => boolean
  isEntry: (text: string) => boolean
  /** Whether a text belongs to the entry before it: an institution, a website. */
  isBeside: (text: string) => boolean
  /** The group of what is below no name. */
  first: (sheet: Sheet) => string
}

const committees: Kind = {
  headings: ['Committee', 'Name', 'Affiliation', 'Notes'],
  isGroup: isCommittee,
  isEntry: namesMember,
  isBeside: (text) => isInstitution(text) && !namesMember(text),
  first: () => '',
}

const sponsors: Kind = {
  headings: ['Category', 'Sponsor', 'Website', 'Notes'],
  isGroup: (text) => {
    const words = plainWords(text).split(' ')
    return isCalled('sponsors', text) || words.every((word) => vocabulary.tiers.has(word))
  },
  isEntry: (text) => text.length < LONGEST_NAME && /\p{L}{2}/u.test(text) && !isWebsite(text),
  isBeside: isWebsite,
  first: ({ name }) => (isCalled('sponsors', name) ? name : ''),
}

/** “1. Name” without its number. */
const withoutNumber = (cell: Cell): Cell => changed(cell, (text) => text.replace(/^\d{1,3}[.)]\s+/, ''))

/** Fewer entries than these make no list. */
const LEAST_ENTRIES = 3

/** The sheet with groups and entries of one kind in two columns; undefined if it is not such a list. */
function listedAs({ headings, isGroup, isEntry, isBeside, first }: Kind, sheet: Sheet): Sheet | undefined {
  const rows: PlacedRow[] = [{ cells: headings.map((text) => ({ text })), row: 0 }]
  const taken = new Set<Cell>()
  let others = 0
  /** The group of each row in a column at the left that has nothing but groups. */
  let atLeft: string[] = []
  for (const column of Array(columnsIn(sheet)).keys()) {
    const [before, groups] = [rows.length, [...atLeft]]
    // Only names that stand alone are below no other name than that of the sheet.
    let own = rows.length === 1 ? first(sheet) : ''
    for (const [row, cells] of sheet.rows.entries()) {
      if (headingsInRow(cells) >= 1.5 && !cells.some((one) => one && isMember(one.text))) continue
      const cell = cells[column]
      if (cell && isGroup(cell.text)) own = cell.text
      const group = own || atLeft[row]
      groups[row] = group ?? ''
      if (
        !cell ||
        cell.text === '' ||
        cell.text === own ||
        taken.has(cell) ||
        pattern('amount').test(cell.text)
      )
        continue
      const [entry, beside] = [withoutNumber(cell), cells[column + 1]]
      if (group && isEntry(entry.text)) {
        const second = beside && isBeside(beside.text) ? beside : undefined
        if (second) taken.add(second)
        rows.push({ cells: [{ text: group }, entry, second], row, column })
      } else {
        others += 1
        if (group) rows.push({ cells: [{ text: group }, undefined, undefined, cell], row, column })
      }
    }
    atLeft = rows.length === before ? groups : []
  }
  const entries = rows.filter(({ cells }) => cells[1])
  const areMost = entries.length > LEAST_ENTRIES && others <= entries.length / 4
  return areMost ? rearranged(sheet, rows) : undefined
}

/** The sheet with its groups and entries in two columns; others as they are. */
export function withEntriesListed(sheet: Sheet): Sheet {
  const heads = firstRows(sheet).map((row) => sheet.rows[row] ?? [])
  const isOfSponsors =
    [sheet.name, heads[0]?.[0]?.text ?? ''].some((text) => isCalled('sponsors', text)) &&
    heads.every((row) => headingsInRow(row) < 1.5)
  return listedAs(committees, sheet) ?? (isOfSponsors ? listedAs(sponsors, sheet) : undefined) ?? sheet
}
