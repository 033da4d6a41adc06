// The lines of three dashes between which a page’s head stands, where they are not as they should be.
import { both, type Problem } from './problem'

const isMark = (line: string) => /^[-–—*+=_]+$/.test(line.trimEnd())

/** What stands above the first ---, as a blank line or the fence of a chat, or in place of a ---, as — or ****. */
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
