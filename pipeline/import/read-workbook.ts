// Reads the sheets of a file that somebody sends: .xlsx, .ods or .csv. What cannot be read is refused in one sentence.
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx, type Cell as FileCell, type Sheet as FileSheet } from 'hucre/xlsx'
import type { Cell, Sheet } from './cells'
import { readOds } from './read-ods'
import { Refusal } from './refusal'
import { textOfRuns, type Run } from './rich-text'
import { clockIn, dayOf } from './serial-dates'

/** More than any list of an edition needs; a sheet may have empty rows down to its last possible one. */
export const MOST_ROWS = 20_000
const MOST_COLUMNS = 250

/** Bytes of a workbook after decompression: a hundred times the largest edition, and far less than would fill the memory. */
const MOST_BYTES = 48 * 1024 * 1024

/** Cells of an .ods with the same content, written once with a large number of times. */
const repeated =
  /number-columns-repeated="\d{4,}"[^>]*value-type|value-type[^>]*number-columns-repeated="\d{4,}"|number-rows-repeated="\d{4,}"[^>]*>(?:(?!<\/table:table-row>)[\s\S])*?value-type/

/** The parts of a workbook: none may exceed the size that the zip's table of contents gives, nor all of them the limit. */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize
      if (name.endsWith('vbaProject.bin')) throw new Refusal('macros')
      if (size > MOST_BYTES) throw new Refusal('large')
      return true
    },
  })
}

/** Rows without the cells that say nothing at their ends, with merged cells as one object in each place. */
function finished(rows: Sheet['rows'], merges: FileSheet['merges'] = []): Sheet['rows'] {
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const cell = rows[startRow]?.[startCol]
    for (let row = startRow; cell && row <= Math.min(endRow, rows.length - 1); row += 1)
      for (let column = startCol; column <= Math.min(endCol, MOST_COLUMNS - 1); column += 1)
        (rows[row] ??= [])[column] = cell
  }
  return rows.map((row) => Array.from(row.slice(0, row.findLastIndex(Boolean) + 1)))
}

function xlsxCell(value: unknown, details: FileCell | undefined): Cell | undefined {
  if (details?.type === 'error') return { text: '', isError: true }
  const isStruck = details?.style?.font?.strikethrough === true
  const known = isStruck ? { isStruck } : {}
  const result = details?.formulaResult ?? value
  if (result === null || result === undefined || result === '') return undefined
  if (result instanceof Date) {
    const text = [dayOf(result), clockIn(result)].filter(Boolean).join(' ')
    const shown = details?.style?.numFmt
    return { text, isDate: true, ...(shown ? { shown } : {}), ...known }
  }
  if (typeof result !== 'string')
    return { text: String(result), isNumber: typeof result === 'number', ...known }
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(result)) return { text: '', isError: true }
  const isUnderlined = Boolean(details?.style?.font?.underline)
  const runs: Run[] = details?.richText?.map(({ text, font = {} }) => ({
    text,
    isItalic: font.italic,
    isStruck: font.strikethrough,
    isUnderlined: Boolean(font.underline),
    raised: font.vertAlign === 'superscript' ? 'sup' : font.vertAlign === 'subscript' ? 'sub' : undefined,
  })) ?? [{ text: result, isUnderlined }]
  return { ...textOfRuns(runs), ...known }
}

function ofXlsx({ name, rows, cells, merges, rowDefs }: FileSheet): Sheet {
  const read = rows
    .slice(0, MOST_ROWS)
    .map((row, at) =>
      row.slice(0, MOST_COLUMNS).map((value, column) => xlsxCell(value, cells?.get(`${at},${column}`))),
    )
  const hiddenRows = [...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row : []))
  return { name, rows: finished(read, merges), hiddenRows }
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** The text of a file: UTF-16 as Excel writes it, UTF-8, or else the encoding of Turkish Windows. */
export function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** A separator counts where the first line has it outside quotation marks. */
function ofCsv(text: string, name: string): Sheet {
  const [firstLine = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/)
  const count = (mark: string) => firstLine.split(mark).length
  const delimiter = [',', ';', '\t', '|'].sort((a, b) => count(b) - count(a))[0]
  const rows = parseCsv(text, { delimiter } as Parameters<typeof parseCsv>[1])
  const cellOf = (value: unknown): Cell | undefined => {
    const written = String(value ?? '')
      .replace(/\r\n?/g, '\n')
      .trim()
    return written === '' ? undefined : { text: written }
  }
  return { name, rows: rows.slice(0, MOST_ROWS).map((row) => row.map(cellOf)), hiddenRows: [] }
}

/** Every visible sheet of a file; hidden ones are drafts or lists for drop-downs. Throws Refusal if it cannot be read. */
export async function readWorkbook(bytes: Uint8Array, name: string): Promise<Sheet[]> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refusal('locked')
  if (startsWith(bytes, 0x50, 0x4b)) {
    const parts = partsOf(bytes)
    const textOf = (part: string) => strFromU8(parts[part] ?? new Uint8Array())
    if (textOf('META-INF/manifest.xml').includes('encryption-data')) throw new Refusal('locked')
    const content = textOf('content.xml')
    if (repeated.test(content)) throw new Refusal('large')
    if (content)
      return readOds(content, textOf('styles.xml')).map(({ merges, ...sheet }) => ({
        ...sheet,
        rows: finished(sheet.rows.slice(0, MOST_ROWS), merges),
      }))
    const { sheets } = await readXlsx(zipSync(parts, { level: 0 }), { readStyles: true, maxRows: MOST_ROWS })
    return sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden).map(ofXlsx)
  }
  const text = decoded(bytes)
  // A text has no NUL; a damaged workbook is no text.
  if (/\.(xlsx|xlsm|ods)$/i.test(name) || text.includes('\0')) throw new Refusal('damaged')
  return [ofCsv(text.replace(/^\ufeff/, ''), name.replace(/\.[^.]*$/, ''))]
}
