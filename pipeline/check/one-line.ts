// Several mistakes in one line share one corrected line: of two, the second to be pasted would bring back the first mistake.
import type { Edition } from '../read/edition'
import type { Problem } from '../read/problem'

/** What a correction changes: the signs of the line from `from` up to `to`, which `by` replaces. */
type Change = { from: number; to: number; by: string }

function changeOf(line: string, corrected: string): Change {
  const most = Math.min(line.length, corrected.length)
  let from = 0
  while (from < most && line[from] === corrected[from]) from += 1
  let same = 0
  while (same < most - from && line.at(-1 - same) === corrected.at(-1 - same)) same += 1
  return { from, to: line.length - same, by: corrected.slice(from, corrected.length - same) }
}

/** The line with all corrections; undefined where two of them change the same signs. */
function allIn(line: string, corrected: string[]): string | undefined {
  const changes = [...new Set(corrected)].map((one) => changeOf(line, one)).sort((a, b) => a.from - b.from)
  const apart = changes.every(({ from }, index) => index === 0 || changes[index - 1]!.to <= from)
  if (!apart || changes.length < 2) return undefined
  return changes.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), line)
}

/** The problems, those of one line with one corrected line for all of them. */
export function withLinesTogether(edition: Edition, problems: Problem[]): Problem[] {
  const place = ({ file, line }: Problem) => `${file}:${line}`
  const corrected = new Map<string, string[]>()
  for (const problem of problems)
    if (problem.correctedLine !== undefined)
      corrected.set(place(problem), [...(corrected.get(place(problem)) ?? []), problem.correctedLine])
  return problems.map((problem) => {
    const all = corrected.get(place(problem))
    if (problem.correctedLine === undefined || !all) return problem
    const whole = allIn(edition.read(problem.file)?.split('\n')[problem.line - 1] ?? '', all)
    return whole === undefined ? problem : { ...problem, correctedLine: whole }
  })
}
