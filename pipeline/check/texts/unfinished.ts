// Texts that are not ready for visitors: in capitals, with lost letters, with placeholders or with words of a chat.
import type { ReadEdition } from '../../read'
import { both, type Fault, type Problem } from '../../read/problem'
import { inData, inEveryText, type Finding } from './every-text'

/** Fewer words in capitals may be a short name, such as that of an institution. Names of persons: person-names.ts. */
const FEWEST_WORDS = 4

/** Titles and sentences as they are pasted from abstracts and posters. */
function inCapitals(text: string): Finding | undefined {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (words.length < FEWEST_WORDS || !words.every((word) => /^\p{Lu}+$/u.test(word))) return undefined
  return {
    found: words[0]!,
    message: both('This text is written in capital letters.', 'Bu metin büyük harflerle yazılmış.'),
    advice: both(
      'Write it like the others: a capital letter at the beginning and in names.',
      'Öbürleri gibi yazın: Yalnızca başta ve özel adlarda büyük harf.',
    ),
  }
}

/** Tells the first match of a pattern in a text. */
const finding =
  (pattern: RegExp, told: (found: string) => Fault) =>
  (text: string): Finding | undefined => {
    const [found] = pattern.exec(text) ?? []
    return found ? { found, ...told(found) } : undefined
  }

/** “k?r?lma toklu?u”: the table was saved in an encoding without these letters. A question mark in an address is none. */
const lostLetters = finding(
  /(?<![^\s(“"'’/-])(?:\p{L}+\?|\?(?=\p{Ll}{2}))[\p{L}?]*\p{L}[\p{L}?]*(?![^\s)”"'’,.;:!-])/u,
  (found) => ({
    message: both(`“${found}”: letters seem to be lost.`, `“${found}”: harfler kaybolmuş görünüyor.`),
    advice: both(
      'Write a letter for each question mark. Of a table, save it anew as “CSV UTF-8” and copy from that.',
      'Her soru işaretinin yerine harfini yazın. Tablodan geliyorsa tabloyu “CSV UTF-8” olarak yeniden kaydedip oradan kopyalayın.',
    ),
  }),
)

const placeholder = (found: string): Fault => ({
  message: both(`“${found}” looks like a placeholder.`, `“${found}” yer tutucuya benziyor.`),
  advice: both(
    'Write what belongs here; what is not known yet is “to be announced”.',
    'Buraya gereken metni yazın; henüz bilinmeyen için “duyurulacak” yazılır.',
  ),
})

/**
 * TODO, XXX, lorem ipsum: in capitals where the small letters are words of other languages; XXX. is also the thirtieth. TBA is no
 * placeholder: it tells visitors that something will be announced.
 */
const standsForOthers = finding(
  /(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)/u,
  placeholder,
)

/** `[Speaker Name]`, `[your e-mail address]`, `[Ad Soyad]`: what a chat or a form leaves to be filled in. */
const toFillIn = finding(
  /\[(?:your|insert|enter|add|speaker|author|presenter|first|full|name|title|date|time|city|university|institution|affiliation|topic|adınız|ad|isim|soyad|kurum|üniversite|tarih|saat|başlık|konu|unvan|buraya|e-?posta)(?:[ /-][\p{L}’' /-]+)?\](?![(:[])/iu,
  placeholder,
)

/** In place of a whole text of the data: a dash, three points, “same”. */
const noText = finding(/^(?:[^\p{L}\p{N}]+|x{2,}|aynı|same|ditto|boş|empty)$/iu, placeholder)

/** What a chat says around a text, and marks of sources or comments whose notes were not copied. */
const fromChat = finding(
  /\b[Aa]s an AI\b|AI language model|yapay zek[aâ] dil modeli|[Hh]ere(?: is|’s|'s) the (?:revised|updated|translated|corrected|improved)|[İi]şte (?:düzeltilmiş|güncellenmiş|güncel|çevrilmiş)|Let me know if you|[Ii]sterseniz .{0,40}(?:hazırlayabilirim|yazabilirim)|(?<!\]|^)\[(?:\d{1,2}|[a-z])\](?![(:[\p{L}])/u,
  (found) => ({
    message: both(
      `“${found}” seems to be copied along.`,
      `“${found}” kopyalarken birlikte gelmiş görünüyor.`,
    ),
    advice: both(
      'Delete it, with what belongs to it. A note of your own is written as a footnote: [^1].',
      'İlgili sözlerle birlikte silin. Kendi notunuz dipnot olarak yazılır: [^1].',
    ),
  }),
)

/** Warnings on texts of data, pages and letters. */
export const checkUnfinished = (read: ReadEdition): Problem[] => [
  ...inEveryText(read, inCapitals, ['text']),
  ...inEveryText(read, lostLetters),
  ...inEveryText(read, (text) => standsForOthers(text) ?? toFillIn(text) ?? fromChat(text)),
  ...inData(read, noText),
]
