// Damage to a file as a whole: another encoding, the markers of a Git conflict, lines that a chat program left out.
import { both, fileProblem, placeAt, type Fault, type Problem } from './problem'

/** Bytes that are not UTF-8 (Windows-1254, say) decode to U+FFFD; UTF-16 has a NUL beside every ASCII letter. */
const unreadable = /[\uFFFD\0]/

const notUtf8: Fault = {
  message: both(
    'This file is not saved as UTF-8: its letters cannot be read from here on.',
    'Bu dosya UTF-8 olarak kaydedilmemiş: Buradan sonraki harfler okunamıyor.',
  ),
  advice: both(
    'In your editor choose “Save as”, encoding UTF-8. Then search for the character � and type the letter again.',
    'Düzenleyicinizde “Farklı kaydet” ile UTF-8 kodlamasını seçin. Ardından � işaretlerini arayıp harfi yeniden yazın.',
  ),
}

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

const garbledLetter = new RegExp([...garbled.keys()].join('|'), 'g')

/** A text with its garbled letters as they were. */
export const ungarbled = (source: string) => source.replace(garbledLetter, (found) => garbled.get(found)!)

/** The first garbled letter. */
function garbledIn(source: string, file: string): Problem | undefined {
  const index = source.search(garbledLetter)
  if (index < 0) return undefined
  const at = placeAt(source, index)
  const [found = ''] = source.slice(index).match(garbledLetter) ?? []
  return fileProblem(file, {
    ...at,
    message: both(
      `“${found}” should be “${garbled.get(found)}”: this file was opened in another encoding than UTF-8 and saved again.`,
      `“${garbled.get(found)}” yerine “${found}” yazıyor: Bu dosya UTF-8 dışında bir kodlamayla açılıp yeniden kaydedilmiş.`,
    ),
    advice: both(
      'Bring back an earlier version and open it as UTF-8, or type such letters again wherever they are in the file.',
      'Önceki sürümü geri getirip UTF-8 olarak açın ya da dosyada böyle görünen bütün harfleri yeniden yazın.',
    ),
    correctedLine: ungarbled(source.split('\n')[at.line - 1]!),
  })
}

const conflict: Fault = {
  message: both(
    'Two people changed this place; a line of <<<<<<<, ======= or >>>>>>> was left behind.',
    'Burayı iki kişi değiştirmiş; <<<<<<<, ======= ya da >>>>>>> satırı dosyada kalmış.',
  ),
  advice: both(
    'There are two versions between <<<<<<< and >>>>>>>: keep one, and delete the other and these lines. Check that no entry appears twice.',
    '<<<<<<< ile >>>>>>> arasında iki sürüm var: birini bırakın, diğerini ve bu satırları silin. İki kez geçen kayıt kalmadığına bakın.',
  ),
}

/** Lines that show damage. In a page `=======` may underline a title. */
const damagedLines: (Fault & { pattern: RegExp; files?: RegExp })[] = [
  { pattern: /^([<>|])\1{6}(?: |$)/m, ...conflict },
  {
    pattern: /^\s*(?:#\s*)?(?:\.{3}|…)/m,
    files: /\.yaml$/,
    message: both('“…” marks lines that were left out.', '“…”, yazılmadan bırakılan satırları gösteriyor.'),
    advice: both(
      'Bring these lines back from an earlier version, and delete this one.',
      'O satırları önceki bir sürümden geri getirip bu satırı silin.',
    ),
  },
]

/** The one problem of a file that cannot be read as it is; undefined if it can. */
export function damageIn(source: string, file: string): Problem | undefined {
  const lost = source.search(unreadable)
  if (lost >= 0) return fileProblem(file, { ...placeAt(source, lost), ...notUtf8 })
  const damage = damagedLines.find(
    ({ pattern, files }) => pattern.test(source) && files?.test(file) !== false,
  )
  if (!damage) return garbledIn(source, file)
  const { pattern, message, advice } = damage
  return fileProblem(file, { line: placeAt(source, source.search(pattern)).line, message, advice })
}
