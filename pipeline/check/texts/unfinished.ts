// Words that stand for others which are still to come. TBA is none: it tells visitors that something will be announced.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inData, inEveryText, type Finding } from './every-text'

/** In capitals, where the small letters are words of other languages; XXX. is also the thirtieth. */
const standsForOthers =
  /(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)/u

/** In place of a whole text of the data: a dash, three points, “same”. */
const noText = /^(?:[^\p{L}\p{N}]+|x{2,}|aynı|same|ditto|boş|empty)$/iu

const judge = (text: string) => placeholder(standsForOthers.exec(text)?.[0])

const judgeWhole = (text: string) => placeholder(noText.exec(text)?.[0])

function placeholder(found: string | undefined): Finding | undefined {
  if (!found) return undefined
  return {
    found,
    message: both(`“${found}” looks like a placeholder.`, `“${found}” yer tutucuya benziyor.`),
    advice: both(
      'Write what belongs here; what is not known yet is “to be announced”.',
      'Buraya gereken metni yazın; henüz bilinmeyen için “duyurulacak” yazılır.',
    ),
  }
}

/** Placeholders in data, pages and letters. */
export const checkUnfinished = (read: ReadEdition): Problem[] => [
  ...inEveryText(read, judge),
  ...inData(read, judgeWhole),
]
