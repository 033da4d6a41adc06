// Abstracts: files that cannot be read or belong to no talk, and advice on all others.
import { basename } from 'node:path/posix'
import { abstractsOf } from '../../abstracts'
import { ABSTRACTS, LIST_FILE, type Item } from '../../abstracts/match'
import type { ReadEdition } from '../../read'
import { fileProblem, type Fault, type Found, type Problem } from '../../read/problem'
import { fault } from '../findings'
import { adviceOn } from './advice'

const unmatched = fault(
  'It is not known to which talk or poster this abstract belongs.',
  'Bu özetin hangi bildiri ya da postere ait olduğu bilinmiyor.',
  `Name the file after its code, such as 2B-3.docx or P12.docx, or add it to ${LIST_FILE}: “- { file: …, item: 2B-3 }”.`,
  `Dosyaya kodunu ad olarak verin (2B-3.docx ya da P12.docx gibi) ya da ${LIST_FILE} dosyasına ekleyin: “- { file: …, item: 2B-3 }”.`,
)

const twice = (file: string, item: Item) =>
  fault(
    `This file and ${basename(file)} are both for ${item.code}.`,
    `Bu dosya ile ${basename(file)} aynı bildiri için: ${item.code}.`,
    'Keep the newer one and delete the other.',
    'Yenisini bırakıp diğerini silin.',
  )

const otherFormat = fault(
  'This file is not read: abstracts are Word files (.docx).',
  'Bu dosya okunmuyor: Özetler Word dosyasıdır (.docx).',
  'Save it as .docx in Word. A correction goes to a folder of its own, such as 2B-3/en.mdx.',
  'Word’de .docx olarak kaydedin. Düzeltmeler kendi klasörüne yazılır, örneğin 2B-3/tr.mdx.',
)

const READ = /\.docx$|\/list\.yaml$|\/[^/]+\/(en|tr)\.mdx$|\.md$|\/~[^/]+$/i

const warning = (file: string, fault: Fault): Problem => fileProblem(file, { ...fault, severity: 'warning' })

/** Every problem of the folder content/abstracts. */
export function checkAbstracts(read: ReadEdition): Problem[] {
  const { words, corrections, problems } = abstractsOf(read)
  const ofWords = words.flatMap(({ file, word, item }): Found => {
    if ('message' in word) return fileProblem(file, word)
    if (!item) return warning(file, unmatched)
    const first = words.find((other) => other.item === item)
    if (first && first.file !== file) return fileProblem(file, twice(first.file, item))
    return adviceOn(word).map((fault) => warning(file, fault))
  })
  return [
    ...problems,
    ...ofWords.flat(),
    ...corrections.filter((one) => !one.isKnown).map(({ file }) => warning(file, unmatched)),
    ...read.edition
      .list(ABSTRACTS)
      .filter((file) => !READ.test(file))
      .map((file) => warning(file, otherFormat)),
  ]
}
