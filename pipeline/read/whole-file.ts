// Damage to a file as a whole: another encoding, the markers of a Git conflict.
import { fault, fileProblem, placeAt, type Fault, type Problem } from './problem'

const damages: (Fault & { pattern: RegExp })[] = [
  {
    // Bytes that are not UTF-8 (Windows-1254, say) decode to U+FFFD; UTF-16 has a NUL beside every ASCII letter.
    pattern: /[\uFFFD\0]/,
    ...fault(
      'This file is not saved as UTF-8: its letters cannot be read from here on.',
      'Bu dosya UTF-8 olarak kaydedilmemiş: Buradan sonraki harfler okunamıyor.',
      'In your editor choose “Save as”, encoding UTF-8. Then search for the character � and type the letter again.',
      'Düzenleyicinizde “Farklı kaydet” ile UTF-8 kodlamasını seçin. Ardından � işaretlerini arayıp harfi yeniden yazın.',
    ),
  },
  {
    // In a page `=======` may underline a title.
    pattern: /^ *([<>|])\1{6}(?: |$)/m,
    ...fault(
      'Two people changed this place; a line of <<<<<<<, ======= or >>>>>>> was left behind.',
      'Burayı iki kişi değiştirmiş; <<<<<<<, ======= ya da >>>>>>> satırı dosyada kalmış.',
      'There are two versions between <<<<<<< and >>>>>>>: keep one, and delete the other and these lines. Check that no entry appears twice.',
      '<<<<<<< ile >>>>>>> arasında iki sürüm var: birini bırakın, diğerini ve bu satırları silin. İki kez geçen kayıt kalmadığına bakın.',
    ),
  },
  {
    // Turkish letters, ’ and – whose UTF-8 was read as Windows-1252, Windows-1254 or Latin-1: `Ã–` is Ö, `Ä±` is ı.
    pattern: /Ã[\x87\x96\x9c‡–œ§¶¼©¢®]|[ÄÅ][\x9e\x9fžŸ]|Ä[°±]|â[€\x80]/,
    ...fault(
      'Letters are garbled from here on: this file was opened in an encoding other than UTF-8 and saved again.',
      'Buradan sonraki harfler bozulmuş: Bu dosya UTF-8 dışında bir kodlamayla açılıp yeniden kaydedilmiş.',
      'Bring back an earlier version and open it as UTF-8, or type such letters again wherever they are in the file.',
      'Önceki sürümü geri getirip UTF-8 olarak açın ya da dosyada böyle görünen bütün harfleri yeniden yazın.',
    ),
  },
]

/** The one problem of a file that cannot be read as it is; undefined if it can. */
export function damageIn(source: string, file: string): Problem | undefined {
  const damage = damages.find(({ pattern }) => pattern.test(source))
  if (!damage) return undefined
  const { pattern, message, advice } = damage
  return fileProblem(file, { ...placeAt(source, source.search(pattern)), message, advice })
}
