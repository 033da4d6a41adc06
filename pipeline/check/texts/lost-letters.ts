// Letters that became question marks when a table was saved in an encoding without them: “k?r?lma toklu?u”.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inEveryText, type Finding } from './every-text'

/** A question mark within or before a word that is no part of an address. */
const lostLetter = /(?<![^\s(“"'’/-])(?:\p{L}+\?|\?(?=\p{Ll}{2}))[\p{L}?]*\p{L}[\p{L}?]*(?![^\s)”"'’,.;:!-])/u

function judge(text: string): Finding | undefined {
  const [found] = lostLetter.exec(text) ?? []
  if (!found) return undefined
  return {
    found,
    message: both(`“${found}”: letters seem to be lost.`, `“${found}”: harfler kaybolmuş görünüyor.`),
    advice: both(
      'Write a letter for each question mark. Of a table, save it anew as “CSV UTF-8” and copy from that.',
      'Her soru işaretinin yerine harfini yazın. Tablodan geliyorsa tabloyu “CSV UTF-8” olarak yeniden kaydedip oradan kopyalayın.',
    ),
  }
}

/** Warnings of words with question marks in place of letters, in data, pages and letters. */
export const checkLostLetters = (read: ReadEdition): Problem[] => inEveryText(read, judge)
