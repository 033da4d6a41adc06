// An edition with random edits, and what is wrong with how the check answers it.
import { checkEdition, isSound } from '../../pipeline/check'
import { languages } from '../../pipeline/domain/languages'
import type { Diagnostic } from '../../pipeline/messages/diagnostic'
import { adviceOf, sentence } from '../../pipeline/messages/render'
import { editionWith, type Edition } from '../../pipeline/read'
import { recordTypes } from '../../pipeline/records'
import { edited, editsOf } from './edits'
import { randomFrom } from './random-numbers'

/** Edits of one edition, at most. */
const MOST_EDITS = 4

/** Characters of a sentence that is still read. */
const LONGEST = 2_000

export type RandomEdition = {
  /** What was done: "a mark lost in content/site.yaml". */
  done: string[]
  changed: Record<string, string>
}

/** The same edits of the same edition for the same seed. */
export function randomEdition(edition: Edition, seed: number): RandomEdition {
  const random = randomFrom(seed)
  const files = edition.list('content').filter((file) => editsOf(file).length > 0)
  const done: string[] = []
  const changed: Record<string, string> = {}
  const count = 1 + random.below(MOST_EDITS)
  let file = random.oneOf(files)
  for (let number = 0; number < count; number += 1) {
    // The second edit is often of the same file.
    if (random.below(2) === 0) file = random.oneOf(files)
    const text = changed[file] ?? edition.read(file) ?? ''
    const edit = random.oneOf(editsOf(file))
    changed[file] = edited(text, edit, random)
    done.push(`${edit.name} in ${file}`)
  }
  return { done, changed }
}

/** Whether a place is one of its file. A file that is missing, or no text, has no lines. */
function placeFault(edition: Edition, { file, line, column }: Diagnostic): string | undefined {
  if (!/^(content|static)\//.test(file)) return `a problem of ${file}`
  const lines = edition.exists(file) ? (edition.read(file) ?? '').split('\n') : ['']
  const text = lines[line - 1]
  if (text === undefined || !Number.isInteger(line)) return `line ${line} of ${lines.length} in ${file}`
  return column >= 1 && column <= text.length + 1
    ? undefined
    : `column ${column} of ${text.length} at ${file}:${line}`
}

/** What no reader should get in a sentence: nothing, too much, or what only a program understands. */
function wordsFault(words: string): string | undefined {
  if (words.trim() === '') return 'no words'
  if (words.length > LONGEST) return `${words.length} characters: ${words.slice(0, 80)}…`
  return /\[object|undefined|(?![\n\t])\p{Cc}/u.test(words) ? `not for readers: ${words}` : undefined
}

function problemFaults(edition: Edition, problem: Diagnostic): string[] {
  const { code, fix } = problem
  const said = languages.flatMap((language) => [
    sentence(problem, language),
    adviceOf(problem, language),
    ...(problem.entry ? [problem.entry[language]] : []),
  ])
  const faults = [placeFault(edition, problem), ...said.map(wordsFault)]
  if (fix?.includes('\n')) faults.push('a corrected line of several lines')
  return faults.flatMap((fault) => (fault === undefined ? [] : `${code}: ${fault}`))
}

/** What is wrong with the answer of the check; and, of an edition that it accepts, what breaks when the site is made of it. */
export function faultsOf(edition: Edition, changed: Record<string, string>): string[] {
  const after = editionWith(edition, changed)
  const faults: string[] = []
  const attempt = <Result>(what: string, run: () => Result): Result | undefined => {
    try {
      return run()
    } catch (thrown) {
      faults.push(`${what} throws: ${thrown instanceof Error ? thrown.stack : String(thrown)}`)
      return undefined
    }
  }
  const checked = attempt('The check', () => checkEdition(after))
  if (!checked) return faults
  faults.push(...checked.problems.flatMap((problem) => problemFaults(after, problem)))
  if (!isSound(checked.problems)) return faults
  for (const [name, { records }] of Object.entries(recordTypes))
    for (const language of languages) attempt(name, () => records(checked.read, language))
  return faults
}
