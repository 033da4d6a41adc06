// The two lines of --- around a page’s head: what to do where the first is not at the top, or one is written with other signs.
import { both, type Problem } from './problem'

const isMark = (line: string) => /^[-–—*+=_]+$/.test(line.trimEnd())

/** What to tell of lines above the first --- (empty ones, the ``` of a chat), or of other signs (—, ****) in its place. */
export function headMark(source: string): Partial<Problem> {
  const lines = source.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('```'))
  const opened = lines[first]?.trimEnd() === '---'
  if (opened && first > 0)
    return {
      advice: both(
        `Delete what stands above line ${first + 1}, so that the file begins with ---.`,
        `Dosya --- ile başlasın diye ${first + 1}. satırın üstündekileri silin.`,
      ),
    }
  const mark = lines.findIndex((line, index) => index >= first + (opened ? 1 : 0) && isMark(line))
  return mark < 0 || (!opened && mark > first) ? {} : { line: mark + 1, correctedLine: '---' }
}
