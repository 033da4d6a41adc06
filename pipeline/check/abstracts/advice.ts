// What differs from the template and its rules (specification, section 5): advice to the committee, never a refusal.
import { textOf, type Layout, type Lost, type WordAbstract } from '../../abstracts/abstract'
import { undrawable } from '../../printed-fonts'
import { fold } from '../../read/fold'
import { both, type Fault } from '../../read/problem'
import { languages, type Bilingual, type Language } from '../../schemas/kinds'
import { fault } from '../findings'

const MOST_WORDS = 500

const languageNames: Record<Language, Bilingual> = {
  en: both('English', 'İngilizce'),
  tr: both('Turkish', 'Türkçe'),
}

/** The number of the page with a sentence; letters are compared alone, because Word's XML splits sentences. */
function pageOf(pages: string[], sentence: string): number {
  const letters = (text: string) => text.replace(/&\w+;|[^\p{L}\d]/gu, '')
  return pages.findIndex((page) => letters(page).includes(letters(sentence).slice(0, 30))) + 1 || 1
}

/** The sentence with the first word beyond the limit. */
function sentenceBeyond(text: string): string {
  const within = text.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ').length
  const sentences = text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]) /)
  let end = -1
  return sentences.find((sentence) => (end += sentence.length + 1) > within) ?? sentences.at(-1)!
}

const tooLong = ({ texts, pages }: WordAbstract): Fault[] =>
  languages.flatMap((language) => {
    const text = textOf(texts[language]?.blocks ?? [])
    const count = text.split(/\s+/).filter(Boolean).length
    if (count <= MOST_WORDS) return []
    const sentence = sentenceBeyond(text)
    const page = pageOf(pages, sentence)
    const { en, tr } = languageNames[language]
    const quoted = sentence.length > 60 ? `${sentence.slice(0, 60)}…` : sentence
    return fault(
      `The ${en} text has ${count} words, ${count - MOST_WORDS} too many: the limit is passed on page ${page}, in “${quoted}”.`,
      `${tr} metin ${count} sözcük, ${count - MOST_WORDS} sözcük fazla: Sınır ${page}. sayfada, “${quoted}” cümlesinde aşılıyor.`,
      `Ask the author to shorten it to ${MOST_WORDS} words; until then all of it is printed.`,
      `Yazardan ${MOST_WORDS} sözcüğe indirmesini isteyin; o zamana kadar tamamı basılır.`,
    )
  })

/** Authors from Türkiye write in both languages, all others in English. */
function missingLanguage({ texts, affiliations }: WordAbstract): Fault[] {
  const isFromTurkiye = affiliations.some(({ text }) => /turk(iye|ey)/.test(fold(text)))
  const wanted: Language[] = isFromTurkiye ? ['en', 'tr'] : ['en']
  return wanted
    .filter((language) => !texts[language])
    .map((language) =>
      fault(
        `The ${languageNames[language].en} text is missing${isFromTurkiye ? ', although an author is from Türkiye' : ''}.`,
        `${languageNames[language].tr} metin yok${isFromTurkiye ? '; oysa yazarlardan biri Türkiye’den' : ''}.`,
        'Ask the author for it.',
        'Yazardan isteyin.',
      ),
    )
}

/** Whether measures are what they should be, within two millimetres. */
const areNear = (found: number[], wanted: number[]) =>
  found.every((value, index) => Math.abs(value - wanted[index]!) <= 2)

const inCentimetres = (margins: number[], comma: string) =>
  margins.map((margin) => String(margin / 10).replace('.', comma)).join(' / ')

/** What of a file's layout is not as in the template. */
function differences({ page, margins, font, size = 0, titleIsBold, titleIsCentred }: Layout): Bilingual[] {
  const rows: [isRight: boolean, en: string, tr: string][] = [
    [
      areNear(page, [210, 297]),
      `the paper is ${page.join(' × ')} mm, not A4`,
      `kâğıt ${page.join(' × ')} mm, A4 değil`,
    ],
    [
      areNear(margins, [50, 40, 50, 40]),
      `the margins (top, right, bottom, left) are ${inCentimetres(margins, '.')} cm, not 5 / 4 / 5 / 4`,
      `kenar boşlukları (üst, sağ, alt, sol) ${inCentimetres(margins, ',')} cm; 5 / 4 / 5 / 4 olmalı`,
    ],
    [
      font === 'Times New Roman' && size === 12,
      `the text is in ${font ?? 'another font'} ${size || '?'} pt, not Times New Roman 12 pt`,
      `metin ${font ?? 'başka bir yazı tipi'} ${size || '?'} punto; Times New Roman 12 punto olmalı`,
    ],
    [titleIsBold, 'the title (page 1) is not bold', 'başlık (1. sayfa) kalın değil'],
    [titleIsCentred, 'the title (page 1) is not centred', 'başlık (1. sayfa) ortalanmamış'],
  ]
  return rows.flatMap(([isRight, en, tr]) => (isRight ? [] : both(en, tr)))
}

function otherLayout({ layout }: WordAbstract): Fault[] {
  const said = differences(layout)
  if (said.length === 0) return []
  const finding = fault(
    `It is not set as in the template: ${said.map(({ en }) => en).join('; ')}.`,
    `Şablondaki gibi düzenlenmemiş: ${said.map(({ tr }) => tr).join('; ')}.`,
    'Nothing needs to be done: the booklet has its own layout.',
    'Bir şey yapmanız gerekmez: Bildiri özetleri kitabının kendi düzeni var.',
  )
  return [finding]
}

const losses: Record<Lost, Fault> = {
  equation: fault(
    'An equation of this file is not shown.',
    'Bu dosyadaki bir denklem gösterilmiyor.',
    'Write it as text with italics, ² and ₂.',
    'Eğik yazı, ² ve ₂ kullanarak metin olarak yazın.',
  ),
  picture: fault(
    'A picture of this file cannot be shown.',
    'Bu dosyadaki bir görsel gösterilemiyor.',
    'Replace it by a PNG or JPEG in Word.',
    'Word’de PNG ya da JPEG bir görselle değiştirin.',
  ),
  footnote: fault(
    'Footnotes of this file are not shown.',
    'Bu dosyadaki dipnotlar gösterilmiyor.',
    'Put what they say into the text.',
    'İçeriklerini metne alın.',
  ),
}

function unprintable({ texts }: WordAbstract): Fault[] {
  const words = Object.values(texts).map(({ blocks }) => textOf(blocks))
  const letters = undrawable(words.join(' ')).join(' ')
  if (letters === '') return []
  const finding = fault(
    `The booklet cannot display “${letters}”; an empty box would appear.`,
    `Bildiri özetleri kitabı “${letters}” karakterlerini gösteremez: Yerlerinde boş kutu görünür.`,
    'Write these symbols in words.',
    'Bu simgeleri sözcükle yazın.',
  )
  return [finding]
}

/** All advice on a file. */
export const adviceOn = (word: WordAbstract): Fault[] => [
  ...[tooLong, missingLanguage, otherLayout, unprintable].flatMap((find) => find(word)),
  ...word.lost.map((part) => losses[part]),
]
