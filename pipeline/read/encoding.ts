// Files that an editor saved in another encoding than UTF-8, or opened in one and saved again: their letters are lost.
import { both, fileProblem, namedLines, placeAt, type Problem } from './problem'

/** Bytes that are not UTF-8 (Windows-1254, say) decode to U+FFFD; UTF-16 has a NUL beside every ASCII letter. */
const unreadable = /[\uFFFD\0]/

/** What the letters of Turkish texts become when UTF-8 is read as Windows-1252 or -1254: `Ã–` is Ö, `Ä±` is ı. */
const garbled = new Map(
  ['windows-1252', 'windows-1254', 'latin1'].flatMap((encoding) =>
    [...'ÇçĞğİıÖöŞşÜüéâî’‘“”–…'].map((letter): [string, string] => {
      const bytes = new TextEncoder().encode(letter)
      return [
        encoding === 'latin1' ? String.fromCharCode(...bytes) : new TextDecoder(encoding).decode(bytes),
        letter,
      ]
    }),
  ),
)

const garbledSign = new RegExp([...garbled.keys()].join('|'), 'g')

/** A text with its garbled letters as they were meant. */
export const ungarbled = (source: string) => source.replace(garbledSign, (found) => garbled.get(found)!)

/** The numbers of the lines below one in which letters are garbled, too. */
const otherLines = (lines: string[], first: number) =>
  namedLines(
    lines.flatMap((line, index) => (index >= first && line.search(garbledSign) >= 0 ? [index + 1] : [])),
  )

/** The first unreadable or garbled letter, as the only problem of its file; undefined if there is none. */
export function encodingFault(source: string, file: string): Problem | undefined {
  const lost = source.search(unreadable)
  const index = lost >= 0 ? lost : source.search(garbledSign)
  if (index < 0) return undefined
  const at = placeAt(source, index)
  if (lost >= 0) {
    return fileProblem(file, {
      ...at,
      message: both(
        'This file is not saved as UTF-8: its letters cannot be read from here on.',
        'Bu dosya UTF-8 olarak kaydedilmemiş: Buradan sonraki harfler okunamıyor.',
      ),
      advice: both(
        'In your editor choose “Save as”, encoding UTF-8. Then look for the sign � and type the letter anew.',
        'Düzenleyicinizde “Farklı kaydet” ile UTF-8 kodlamasını seçin. Ardından � işaretlerini arayıp harfi yeniden yazın.',
      ),
    })
  }
  const lines = source.split('\n')
  const line = lines[at.line - 1]!
  const others = otherLines(lines, at.line)
  const sign = line.slice(at.column - 1).match(garbledSign)?.[0] ?? ''
  return fileProblem(file, {
    ...at,
    message: both(
      `“${sign}” stands for “${garbled.get(sign)}”: this file was opened in another encoding than UTF-8 and saved again.`,
      `“${garbled.get(sign)}” yerine “${sign}” duruyor: Bu dosya UTF-8 dışında bir kodlamayla açılıp yeniden kaydedilmiş.`,
    ),
    advice: both(
      `Bring back an earlier version and open it as UTF-8, or type such letters anew wherever they stand in the file${others && ` (also on lines ${others})`}.`,
      `Önceki sürümü geri getirip UTF-8 olarak açın ya da dosyada böyle görünen bütün harfleri yeniden yazın${others && ` (ayrıca şu satırlarda: ${others})`}.`,
    ),
    correctedLine: ungarbled(line),
  })
}
