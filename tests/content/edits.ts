// Edits of the sample, written as rows of YAML (mistakes.yaml, at-once.yaml, good-edits.yaml), and what the check says about them.
import { checkEdition } from '../../pipeline/check'
import type { Edition } from '../../pipeline/read'
import { rowsIn } from '../setup/rows'
import { sample, sampleWith } from './edition'
import { messageOf } from './words'

/**
 * A change of one file below content/ or in static/. Whole lines are found and rewritten; what is written without `find` is added at
 * the end. `times`: how often it is written; {n} in it is then the number of times before, {n+1} the next.
 */
type Edit = { file: string; find?: string; write?: string; lineEnds?: string; times?: number }

/** One edit, or several; and whole files, from the project's folder: added, deleted (null), or copied from another file. */
export type Row = Partial<Edit> & {
  name: string
  edits?: Edit[]
  files?: Record<string, string | null>
  copies?: Record<string, string>
}

export type Changed = Record<string, string | Buffer | undefined>

export const rowsOf = <Of extends Row>(file: string) => rowsIn<Of[]>(`tests/content/${file}`)

const repeated = (text: string, times: number): string =>
  Array.from({ length: times }, (_, n) =>
    text.replaceAll('{n}', String(n)).replaceAll('{n+1}', String(n + 1)),
  ).join('')

function edited(before: string, { file, find, write: once = '', lineEnds, times }: Edit): string {
  const write = times === undefined ? once : repeated(once, times)
  if (lineEnds) return before.replaceAll(/\r?\n/g, lineEnds)
  if (find === undefined) return `${before.trimEnd()}\n\n${write}\n`
  const after = `\n${before}\n`.replace(`\n${find}\n`, () => `\n${write}\n`).slice(1, -1)
  if (after === before) throw new Error(`Nothing to replace in ${file}: ${find}`)
  return after
}

/** The changed files of a row, by their paths. */
export function changedFiles(
  { file, edits = [], files = {}, copies = {}, ...one }: Row,
  of: Pick<Edition, 'read' | 'bytes'> = sample,
): Changed {
  const changed: Changed = {}
  for (const [path, text] of Object.entries(files)) changed[path] = text ?? undefined
  for (const [path, from] of Object.entries(copies)) changed[path] = of.bytes(from)
  for (const edit of file === undefined ? edits : [{ ...one, file }]) {
    const path = edit.file.startsWith('static/') ? edit.file : `content/${edit.file}`
    changed[path] = edited(String(changed[path] ?? of.read(path) ?? ''), edit)
  }
  return changed
}

/** Every problem of the sample with some files changed. */
export const problemsWith = (changed: Changed) => checkEdition(sampleWith(changed)).problems

/** The English messages of these problems. */
export const messagesWith = (changed: Changed) => problemsWith(changed).map((found) => messageOf(found).en)
