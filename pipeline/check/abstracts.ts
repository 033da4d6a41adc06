// Abstracts: files that cannot be read or belong to no talk, and what differs from the template and its rules (specification,
// section 5): advice to the committee, never a refusal.
import { basename } from 'node:path/posix'
import { abstractsOf } from '../abstracts'
import { textOf, type Lost, type WordAbstract } from '../abstracts/abstract'
import { LIST_FILE, type Item } from '../abstracts/match'
import { undrawable } from '../printed-fonts'
import type { ReadEdition } from '../read'
import { fold } from '../domain/fold'
import { both, fileProblem, type Fault, type Found, type Problem } from '../read/problem'
import { languageNames, languages, type Bilingual, type Language } from '../domain/languages'
import { fault } from './findings'
import { notPrinted } from './texts/text-rules'

const MOST_WORDS = 500

/** The number of the page with some words; letters are compared alone, because Word's XML splits sentences. */
function pageOf(pages: string[], words: string): number {
  const letters = (text: string) => text.replace(/&\w+;|[^\p{L}\d]/gu, '')
  return pages.findIndex((page) => letters(page).includes(letters(words))) + 1 || 1
}

/** Whether a text is there and not too long. Authors from Türkiye write in both languages, all others in English. */
function ofLanguage({ texts, pages, affiliations }: WordAbstract, language: Language): Fault | undefined {
  const { en, tr } = languageNames[language]
  const words = textOf(texts[language]?.blocks ?? []).match(/\S+/g) ?? []
  const isFromTurkiye = affiliations.some(({ text }) => /turk(iye|ey)/.test(fold(text)))
  if (!texts[language] && (language === 'en' || isFromTurkiye)) {
    return fault(
      `The ${en} text is missing. Authors from Türkiye write in both languages, all others in English.`,
      `${tr} metin yok. Türkiye’den katılan yazarlar iki dilde, diğerleri İngilizce yazar.`,
      'Ask the author for it.',
      'Yazardan isteyin.',
    )
  }
  const more = words.length - MOST_WORDS
  if (more <= 0) return undefined
  const beyond = words.slice(MOST_WORDS, MOST_WORDS + 8).join(' ')
  const page = pageOf(pages, beyond)
  return fault(
    `The ${en} text has ${words.length} words, ${more} too many: from “${beyond} …” on page ${page}.`,
    `${tr} metin ${words.length} sözcük, ${more} sözcük fazla: ${page}. sayfada “${beyond} …” sözlerinden sonrası.`,
    `Ask the author to shorten it to ${MOST_WORDS} words; until then all of it is printed.`,
    `Yazardan ${MOST_WORDS} sözcüğe indirmesini isteyin; o zamana kadar tamamı basılır.`,
  )
}

/** Whether measures are what they should be, within two millimetres. */
const areNear = (found: number[], wanted: number[]) =>
  found.every((value, index) => Math.abs(value - wanted[index]!) <= 2)

/** What of a file's layout is not as in the template. */
function otherLayout({ layout }: WordAbstract): Fault | undefined {
  const { page, margins, font, size = 0, titleIsBold, titleIsCentred } = layout
  const centimetres = margins.map((margin) => margin / 10).join(' / ')
  const rows: [isRight: boolean, en: string, tr: string][] = [
    [
      areNear(page, [210, 297]),
      `the paper is ${page.join(' × ')} mm, not A4`,
      `kâğıt ${page.join(' × ')} mm, A4 değil`,
    ],
    [
      areNear(margins, [50, 40, 50, 40]),
      `the margins (top, right, bottom, left) are ${centimetres} cm, not 5 / 4 / 5 / 4`,
      `kenar boşlukları (üst, sağ, alt, sol) ${centimetres.replaceAll('.', ',')} cm; 5 / 4 / 5 / 4 olmalı`,
    ],
    [
      font === 'Times New Roman' && size === 12,
      `the text is in ${font ?? 'another font'} ${size || '?'} pt, not Times New Roman 12 pt`,
      `metin ${font ?? 'başka bir yazı tipi'} ${size || '?'} punto; Times New Roman 12 punto olmalı`,
    ],
    [titleIsBold, 'the title (page 1) is not bold', 'başlık (1. sayfa) kalın değil'],
    [titleIsCentred, 'the title (page 1) is not centred', 'başlık (1. sayfa) ortalanmamış'],
  ]
  const wrong = rows.filter(([isRight]) => !isRight)
  if (wrong.length === 0) return undefined
  return fault(
    `It is not set as in the template: ${wrong.map(([, en]) => en).join('; ')}.`,
    `Şablondaki gibi düzenlenmemiş: ${wrong.map(([, , tr]) => tr).join('; ')}.`,
    'Nothing needs to be done: the booklet has its own layout.',
    'Bir şey yapmanız gerekmez: Bildiri özetleri kitabının kendi düzeni var.',
  )
}

const lostParts: Record<Lost, Bilingual> = {
  equation: both('An equation of this file is not shown.', 'Bu dosyadaki bir denklem gösterilmiyor.'),
  picture: both('A picture of this file cannot be shown.', 'Bu dosyadaki bir görsel gösterilemiyor.'),
  footnote: both('Footnotes of this file are not shown.', 'Bu dosyadaki dipnotlar gösterilmiyor.'),
}

const asPlainParts = both(
  'Write equations as text with italics, ² and ₂, and footnotes into the text; pictures are PNG or JPEG.',
  'Denklemleri eğik yazı, ² ve ₂ kullanarak, dipnotları da metnin içine yazın; görseller PNG ya da JPEG olmalıdır.',
)

function unprintable({ texts }: WordAbstract): Fault | undefined {
  const words = Object.values(texts).map(({ blocks }) => textOf(blocks))
  const letters = undrawable(words.join(' ')).join(' ')
  return letters ? notPrinted(letters) : undefined
}

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

const warning = (file: string, fault: Fault): Problem => fileProblem(file, { ...fault, severity: 'warning' })

export function checkAbstracts(read: ReadEdition): Problem[] {
  const { words, corrections, problems } = abstractsOf(read)
  const ofWords = words.flatMap(({ file, word, item }): Found => {
    if ('message' in word) return fileProblem(file, word)
    if (!item) return warning(file, unmatched)
    const first = words.find((other) => other.item === item)
    if (first && first.file !== file) return fileProblem(file, twice(first.file, item))
    const lost = word.lost.map((part) => ({ message: lostParts[part], advice: asPlainParts }))
    const ofTexts = languages.map((language) => ofLanguage(word, language))
    const found = [...ofTexts, otherLayout(word), unprintable(word), ...lost]
    return found.flatMap((fault) => (fault ? warning(file, fault) : []))
  })
  const unknown = corrections.filter(({ isKnown }) => !isKnown)
  return [...problems, ...ofWords, ...unknown.map(({ file }) => warning(file, unmatched))]
}
