// Reads the sheets of a file that somebody sends: .xlsx, .ods or .csv. What cannot be read is refused in one sentence.
import { read, SSF, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { fault, type Fault } from '../read/problem'

export type Cell = {
  /** As a person reads it: dates as 2025-10-02, times as 13:30. */
  text: string
  /** Days since 1900 if the cell holds a number, and the time of day as its decimals. */
  serial?: number
  /** A formula without a result, such as #N/A. */
  isError?: boolean
}

export type Sheet = {
  name: string
  /** Merged cells have the same value each. Rows and cells count from 0. */
  rows: (Cell | undefined)[][]
  /** What is written above a list that stands beside others. */
  section?: string
}

class Unreadable extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message.en)
  }
}

/** More than any list of an edition needs; a sheet may have empty rows down to its last possible one. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 200

/** Bytes of a workbook after decompression: a hundred times the largest edition, and far less than would fill the memory. */
const MOST_BYTES = 48 * 1024 * 1024

const faults = {
  damaged: fault(
    'This file is damaged or not a workbook.',
    'Bu dosya bozuk ya da bir çalışma kitabı değil.',
    'Open it in Excel or LibreOffice and save it again as .xlsx.',
    'Excel ya da LibreOffice ile açıp .xlsx olarak yeniden kaydedin.',
  ),
  locked: fault(
    'This workbook is protected by a password, or of a kind older than 2007.',
    'Bu çalışma kitabı parolayla korunuyor ya da 2007 öncesinin biçiminde.',
    'Open it, remove the password and save it as .xlsx.',
    'Dosyayı açın, parolasını kaldırın ve .xlsx olarak kaydedin.',
  ),
  macros: fault(
    'This workbook has macros.',
    'Bu çalışma kitabında makrolar var.',
    'Save it as .xlsx, which has none.',
    'Makro içermeyen .xlsx biçiminde kaydedin.',
  ),
  large: fault(
    `This file holds more than ${MOST_BYTES / 1024 / 1024} MB when it is opened.`,
    `Bu dosya açıldığında ${MOST_BYTES / 1024 / 1024} MB sınırını aşıyor.`,
    'Copy the lists into a new workbook, without pictures and other sheets.',
    'Listeleri görseller ve öbür sayfalar olmadan yeni bir çalışma kitabına kopyalayın.',
  ),
}

const refuse = (reason: keyof typeof faults): never => {
  throw new Unreadable(faults[reason])
}

/** Cells of an .ods with the same content, written once with a large number of times. */
const repeated =
  /number-columns-repeated="\d{4,}"[^>]*value-type|value-type[^>]*number-columns-repeated="\d{4,}"|number-rows-repeated="\d{4,}"[^>]*>(?:(?!<\/table:table-row>)[\s\S])*?value-type/

/** The workbook, unpacked: no part of it may exceed the size that the zip's table of contents gives, nor all of them the limit. */
function unpacked(bytes: Uint8Array): Uint8Array {
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize
      if (name.endsWith('vbaProject.bin')) refuse('macros')
      return size <= MOST_BYTES || refuse('large')
    },
  })
  const textOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  if (textOf('META-INF/manifest.xml').includes('encryption-data')) refuse('locked')
  if (repeated.test(textOf('content.xml'))) refuse('large')
  return zipSync(parts, { level: 0 })
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The text of a .csv file: UTF-16 as Excel writes it, UTF-8, or else the encoding of Turkish Windows. */
export function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** 2025-10-02 for a number of days; undefined before 1900. */
export const dateOf = (serial: number): string | undefined =>
  serial >= 1 ? SSF.format('yyyy-mm-dd', Math.floor(serial)) || undefined : undefined

/** 13:30 for a part of a day. */
export const timeOf = (serial: number): string => SSF.format('hh:mm', serial % 1)

function cellOf({ t, v, z }: CellObject, is1904: boolean): Cell | undefined {
  if (t === 'e') return { text: '', isError: true }
  if (v === undefined || v === null || v === '') return undefined
  if (typeof v !== 'number') return { text: String(v).replace(/\r\n?/g, '\n').trim() }
  const serial = is1904 && v >= 1 ? v + 1462 : v
  if (!z || !SSF.is_date(String(z))) return { text: String(v), serial }
  const parts = [serial >= 1 ? dateOf(serial) : undefined, serial % 1 === 0 ? undefined : timeOf(serial)]
  return { text: parts.filter(Boolean).join(' '), serial }
}

function rowsOf(sheet: WorkSheet, is1904: boolean): Sheet['rows'] {
  const written = ((sheet['!data'] as (CellObject | undefined)[][] | undefined) ?? []).slice(0, MOST_ROWS)
  const rows = Array.from(written, (row) =>
    Array.from((row ?? []).slice(0, MOST_COLUMNS), (cell) => cell && cellOf(cell, is1904)),
  )
  for (const { s, e } of sheet['!merges'] ?? []) {
    const value = rows[s.r]?.[s.c]
    for (const row of value ? rows.slice(s.r, e.r + 1) : [])
      for (let column = s.c; column <= Math.min(e.c, MOST_COLUMNS - 1); column += 1) row[column] = value
  }
  return rows
}

/** Hidden sheets are drafts or lists for drop-downs. */
const sheetsOf = ({ SheetNames, Sheets, Workbook }: WorkBook): Sheet[] =>
  SheetNames.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden).map((name) => ({
    name,
    rows: rowsOf(Sheets[name]!, Workbook?.WBProps?.date1904 === true),
  }))

/** What a place of a sheet is called, such as C12, and a column, such as C. */
export const placeName = (row: number, column: number) => utils.encode_cell({ r: row, c: column })
export const columnLetters = (column: number) => utils.encode_col(column)

/** What a file says, or why it cannot be read; without the library’s remarks about number formats. */
export function trying<Read>(reading: () => Read): Read | Fault {
  const { error: print } = console
  console.error = () => undefined
  try {
    return reading()
  } catch (error) {
    return error instanceof Unreadable ? error.fault : faults.damaged
  } finally {
    console.error = print
  }
}

/** Every sheet of a file. Throws if it is none that can be read. */
export function readSheets(bytes: Uint8Array, name: string): Sheet[] {
  const options = { dense: true, sheetRows: MOST_ROWS, cellNF: true, cellHTML: false, cellText: false }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuse('locked')
  if (startsWith(bytes, 0x50, 0x4b)) return sheetsOf(read(unpacked(bytes), { ...options, type: 'array' }))
  const text = decoded(bytes)
  // A text has no NUL; a damaged workbook is no text.
  if (/\.(xlsx|xlsm|ods)$/i.test(name) || text.includes('\0')) refuse('damaged')
  return sheetsOf(read(text, { ...options, type: 'string', raw: true }))
}
