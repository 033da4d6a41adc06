// What a person decided about a sheet. It is kept in a small file beside the content, so that the next version needs no decisions.
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { columnLetters } from './cells'

const sheetDecisions = z.strictObject({
  /** What the sheet lists; `nothing` leaves it out. */
  list: z.string().optional(),
  /** The roles of columns by their names; `ignored` leaves one out. */
  columns: z.record(z.string(), z.string()).optional(),
  /** The kinds of rows by the first words in them; `ignored` leaves one out. */
  rows: z.record(z.string(), z.string()).optional(),
  /** What the whole sheet has and does not say. */
  day: z.string().optional(),
  start: z.string().optional(),
  hall: z.string().optional(),
  kind: z.string().optional(),
  /** Whether rows are taken that the file hides. */
  hidden: z.enum(['take', 'leave']).optional(),
  /** Whether titles in capitals stay so, or get small letters. */
  capitals: z.enum(['keep', 'small']).optional(),
})

export type SheetDecisions = z.output<typeof sheetDecisions>

/** Decisions by the names of sheets. */
export type Decisions = Record<string, SheetDecisions>

const decisions = z.record(z.string(), sheetDecisions)

/** The names of columns in decisions, by their places: their headings, or their letters where these do not tell them apart. */
export function columnNames(columns: { at: number; heading: string }[]): Map<number, string> {
  const isAlone = (heading: string) => columns.filter((one) => one.heading === heading).length === 1
  return new Map(
    columns.map(({ at, heading }) => [at, heading && isAlone(heading) ? heading : columnLetters(at)]),
  )
}

/** The decisions of a file; none if it is absent. Undefined if it is not understood. */
export function readDecisions(text: string | undefined): Decisions | undefined {
  if (text === undefined) return {}
  try {
    return decisions.safeParse(parse(text) ?? {}).data
  } catch {
    return undefined
  }
}

const HEAD = `# What was decided about sheets that are imported, so that their next versions need no decisions. To decide anew, delete a line.
# İçe aktarılan tablolar için verilen kararlar; sonraki sürümleri bunlara göre okunur. Yeniden karar vermek için satırı silin.
`

/** The file with these decisions; sheets and choices without any are not in it. */
export function writeDecisions(all: Decisions): string {
  const isDecided = (value: unknown) =>
    value !== undefined && (typeof value === 'string' || Object.keys(Object(value)).length > 0)
  const decided = Object.entries(all).flatMap(([sheet, own]) => {
    const kept = Object.entries(own).filter(([, value]) => isDecided(value))
    return kept.length > 0 ? [[sheet, Object.fromEntries(kept)] as const] : []
  })
  return `${HEAD}\n${stringify(Object.fromEntries(decided))}`
}

/** A row as decisions know it: by its first words, for rows move from version to version. */
export const rowName = (texts: string[]): string => texts.join(' · ').replace(/\s+/g, ' ').slice(0, 80)
