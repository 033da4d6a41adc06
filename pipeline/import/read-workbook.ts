// Reads the sheets of a file that somebody sends: .xlsx, .ods or .csv. What cannot be read is refused in one sentence.
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx, type Cell as FileCell, type Sheet as FileSheet } from 'hucre/xlsx'
import { MOST_ROWS, withMerges, type Cell, type Sheet } from './cells'
import { readHtml } from './read-html'
import { readOds } from './read-ods'
import { errorResult, textOfRuns } from './rich-text'

/** Why a file cannot be read at all. */
export class Refusal extends Error {
  constructor(readonly reason: 'damaged' | 'locked' | 'macros' | 'large') {
    super(reason)
  }
}

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

/** A date of a spreadsheet as 2025-10-02, 13:30 or both, with seconds if a form was sent then. A time alone is on the day from which days are counted. */
function momentOf(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T')
  const clock = time.slice(0, 8).replace(/:00$/, '')
  if (day < '1901') return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}

function xlsxCell(value: unknown, details: FileCell | undefined): Cell | undefined {
  const { strikethrough: isStruck = false, underline } = details?.style?.font ?? {}
  const result = details?.formulaResult ?? value
  if (details?.type === 'error') return { text: '', isError: true }
  if (result === null || result === undefined || result === '') return undefined
  if (result instanceof Date) return { text: momentOf(result), isDate: true, isStruck }
  if (typeof result !== 'string')
    return { text: String(result), isNumber: typeof result === 'number', isStruck }
  if (errorResult.test(result)) return { text: '', isError: true }
  const runs = details?.richText?.map(({ text, font = {} }) => ({
    text,
    isItalic: font.italic,
    isStruck: font.strikethrough,
    isUnderlinedOrBold: Boolean(font.underline) || font.bold,
    raised: ({ superscript: 'sup', subscript: 'sub' } as const)[String(font.vertAlign)],
  })) ?? [{ text: result, isUnderlinedOrBold: Boolean(underline) }]
  const read = textOfRuns(runs)
  return { ...read, isStruck: isStruck || read.isStruck }
}

function ofXlsx({ name, rows, cells, merges = [], rowDefs }: FileSheet): Sheet {
  const read = rows.map((row, at) =>
    row.map((value, column) => xlsxCell(value, cells?.get(`${at},${column}`))),
  )
  const hiddenRows = [...(rowDefs ?? [])].flatMap(([row, { hidden }]) => (hidden ? row : []))
  const areas = merges.map(({ startRow, startCol, endRow, endCol }) => ({
    row: startRow,
    column: startCol,
    rows: endRow - startRow + 1,
    columns: endCol - startCol + 1,
  }))
  return { name, rows: withMerges(read, areas), hiddenRows }
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
  const [delimiter = ','] = [',', ';', '\t', '|'].sort((a, b) => count(b) - count(a))
  const cellOf = (value: unknown): Cell | undefined => {
    const cell = textOfRuns([{ text: String(value ?? '') }])
    return cell.text === '' ? undefined : cell
  }
  const rows = parseCsv(text, { delimiter }).map((row) => row.map(cellOf))
  return { name, rows: withMerges(rows, []), hiddenRows: [] }
}

/** The library's remarks about number formats are not for the reader. */
async function quietly<Read>(reading: () => Promise<Read>): Promise<Read> {
  const { error: print } = console
  console.error = () => undefined
  try {
    return await reading()
  } finally {
    console.error = print
  }
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
    if (content) return readOds(content, textOf('styles.xml'))
    const unpacked = zipSync(parts, { level: 0 })
    const { sheets } = await quietly(() => readXlsx(unpacked, { readStyles: true, maxRows: MOST_ROWS }))
    return sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden).map(ofXlsx)
  }
  const text = decoded(bytes)
  // A text has no NUL; a damaged workbook is not a text.
  if (/\.(xlsx|xlsm|ods)$/i.test(name) || text.includes('\0')) throw new Refusal('damaged')
  const title = name.replace(/\.[^.]*$/, '')
  if (/^\s*</.test(text) && /<table[\s>]/i.test(text)) return [readHtml(text, title)]
  return [ofCsv(text.replace(/^\ufeff/, ''), title)]
}
