// Words that stand for others which are still to come. TBA is none: it tells visitors that something will be announced.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { inData, inEveryText, type Finding } from './every-text'

/** In capitals, where the small letters are words of other languages; XXX. is also the thirtieth. */
const standsForOthers =
  /(?<![\p{L}\d_])(?:TODO|TBD|FIXME|X{3,}(?!\.|\s\p{Lu}))(?![\p{L}\d_])|\?{3}|[Ll]orem ipsum|\([ÇçCc]evrilecek\)|\(to be translated\)/u

/** `[Speaker Name]`, `[your e-mail address]`, `[Ad Soyad]`: what a chat or a form leaves to be filled in. */
const toFillIn =
  /\[(?:your|insert|enter|add|speaker|author|presenter|first|full|name|title|date|time|city|university|institution|affiliation|topic|adınız|ad|isim|soyad|kurum|üniversite|tarih|saat|başlık|konu|unvan|buraya|e-?posta)(?:[ /-][\p{L}’' /-]+)?\](?![(:[])/iu

/** In place of a whole text of the data: a dash, three points, “same”. */
const noText = /^(?:[^\p{L}\p{N}]+|x{2,}|aynı|same|ditto|boş|empty)$/iu

const judge = (text: string) =>
  placeholder((standsForOthers.exec(text) ?? toFillIn.exec(text))?.[0]) ?? ofChat(text)

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

/** What a chat says around a text, and marks of sources or comments whose notes were not copied. */
const fromChat =
  /\b[Aa]s an AI\b|AI language model|yapay zek[aâ] dil modeli|[Hh]ere(?: is|’s|'s) the (?:revised|updated|translated|corrected|improved)|[İi]şte (?:düzeltilmiş|güncellenmiş|güncel|çevrilmiş)|Let me know if you|[Ii]sterseniz .{0,40}(?:hazırlayabilirim|yazabilirim)|(?<!\]|^)\[(?:\d{1,2}|[a-z])\](?![(:[\p{L}])/u

function ofChat(text: string): Finding | undefined {
  const [found] = fromChat.exec(text) ?? []
  if (!found) return undefined
  return {
    found,
    message: both(
      `“${found}” seems to be copied along.`,
      `“${found}” kopyalarken birlikte gelmiş görünüyor.`,
    ),
    advice: both(
      'Delete it, with what belongs to it. A note of your own is written as a footnote: [^1].',
      'İlgili sözlerle birlikte silin. Kendi notunuz dipnot olarak yazılır: [^1].',
    ),
  }
}

/** Placeholders in data, pages and letters. */
export const checkUnfinished = (read: ReadEdition): Problem[] => [
  ...inEveryText(read, judge),
  ...inData(read, judgeWhole),
]
