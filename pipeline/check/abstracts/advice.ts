// What differs from the template and its rules (specification, section 5): advice to the committee, never a refusal.
import {
  plain,
  wordCount,
  type Block,
  type Layout,
  type Lost,
  type WordAbstract,
} from '../../abstracts/abstract'
import { undrawable } from '../../printed-fonts'
import { fold } from '../../read/fold'
import { both, type Fault } from '../../read/problem'
import { languages, type Bilingual, type Language } from '../../schemas/kinds'

const MOST_WORDS = 500

const languageNames: Record<Language, Bilingual> = {
  en: both('English', 'İngilizce'),
  tr: both('Turkish', 'Türkçe'),
}

const textOf = (blocks: Block[]) =>
  blocks
    .flatMap((block) =>
      block.kind === 'picture'
        ? []
        : block.kind === 'table'
          ? block.rows.flat().map(plain)
          : [plain(block.runs)],
    )
    .join(' ')

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

function tooLong({ texts, pages }: WordAbstract): Fault[] {
  return languages.flatMap((language) => {
    const blocks = texts[language]?.blocks ?? []
    const count = wordCount(blocks)
    if (count <= MOST_WORDS) return []
    const sentence = sentenceBeyond(textOf(blocks))
    const page = pageOf(pages, sentence)
    const { en, tr } = languageNames[language]
    const quoted = sentence.length > 60 ? `${sentence.slice(0, 60)}…` : sentence
    return {
      message: both(
        `The ${en} text has ${count} words, ${count - MOST_WORDS} too many: the limit is passed on page ${page}, in “${quoted}”.`,
        `${tr} metin ${count} sözcük, ${count - MOST_WORDS} sözcük fazla: Sınır ${page}. sayfada, “${quoted}” cümlesinde aşılıyor.`,
      ),
      advice: both(
        `Ask the author to shorten it to ${MOST_WORDS} words; until then all of it is printed.`,
        `Yazardan ${MOST_WORDS} sözcüğe indirmesini isteyin; o zamana kadar tamamı basılır.`,
      ),
    }
  })
}

/** Authors from Türkiye write in both languages, all others in English. */
function missingLanguage({ texts, affiliations }: WordAbstract): Fault[] {
  const isFromTurkiye = affiliations.some(({ text }) => /turk(iye|ey)/.test(fold(text)))
  const wanted: Language[] = isFromTurkiye ? ['en', 'tr'] : ['en']
  return wanted
    .filter((language) => !texts[language])
    .map((language) => ({
      message: both(
        `The ${languageNames[language].en} text is missing${isFromTurkiye ? ', although an author is from Türkiye' : ''}.`,
        `${languageNames[language].tr} metin yok${isFromTurkiye ? '; oysa yazarlardan biri Türkiye’den' : ''}.`,
      ),
      advice: both('Ask the author for it.', 'Yazardan isteyin.'),
    }))
}

const MILLIMETRES = 2

const differ = (found: number[], wanted: number[]) =>
  found.some((value, index) => Math.abs(value - wanted[index]!) > MILLIMETRES)

const inCentimetres = (margins: number[], comma: string) =>
  margins.map((margin) => String(margin / 10).replace('.', comma)).join(' / ')

/** What each part of the layout should be, and how a difference is described. */
const layoutRules: { isWrong: (layout: Layout) => boolean; says: (layout: Layout) => Bilingual }[] = [
  {
    isWrong: ({ page }) => differ(page, [210, 297]),
    says: ({ page }) =>
      both(`the paper is ${page.join(' × ')} mm, not A4`, `kâğıt ${page.join(' × ')} mm, A4 değil`),
  },
  {
    isWrong: ({ margins }) => differ(margins, [50, 40, 50, 40]),
    says: ({ margins }) =>
      both(
        `the margins (top, right, bottom, left) are ${inCentimetres(margins, '.')} cm, not 5 / 4 / 5 / 4`,
        `kenar boşlukları (üst, sağ, alt, sol) ${inCentimetres(margins, ',')} cm; 5 / 4 / 5 / 4 olmalı`,
      ),
  },
  {
    isWrong: ({ font, size }) => font !== 'Times New Roman' || size !== 12,
    says: ({ font, size = '?' }) =>
      both(
        `the text is in ${font ?? 'another font'} ${size} pt, not Times New Roman 12 pt`,
        `metin ${font ?? 'başka bir yazı tipi'} ${size} punto; Times New Roman 12 punto olmalı`,
      ),
  },
  {
    isWrong: ({ titleIsBold }) => !titleIsBold,
    says: () => both('the title (page 1) is not bold', 'başlık (1. sayfa) kalın değil'),
  },
  {
    isWrong: ({ titleIsCentred }) => !titleIsCentred,
    says: () => both('the title (page 1) is not centred', 'başlık (1. sayfa) ortalanmamış'),
  },
]

function otherLayout({ layout }: WordAbstract): Fault[] {
  const said = layoutRules.filter(({ isWrong }) => isWrong(layout)).map(({ says }) => says(layout))
  if (said.length === 0) return []
  return [
    {
      message: both(
        `It is not set as in the template: ${said.map(({ en }) => en).join('; ')}.`,
        `Şablondaki gibi düzenlenmemiş: ${said.map(({ tr }) => tr).join('; ')}.`,
      ),
      advice: both(
        'Nothing needs to be done: the booklet has its own layout.',
        'Bir şey yapmanız gerekmez: Bildiri özetleri kitabının kendi düzeni var.',
      ),
    },
  ]
}

const losses: Record<Lost, Fault> = {
  equation: {
    message: both('An equation of this file is not shown.', 'Bu dosyadaki bir denklem gösterilmiyor.'),
    advice: both(
      'Write it as text with italics, ² and ₂.',
      'Eğik yazı, ² ve ₂ kullanarak metin olarak yazın.',
    ),
  },
  picture: {
    message: both('A picture of this file cannot be shown.', 'Bu dosyadaki bir görsel gösterilemiyor.'),
    advice: both('Replace it by a PNG or JPEG in Word.', 'Word’de PNG ya da JPEG bir görselle değiştirin.'),
  },
  footnote: {
    message: both('Footnotes of this file are not shown.', 'Bu dosyadaki dipnotlar gösterilmiyor.'),
    advice: both('Put what they say into the text.', 'İçeriklerini metne alın.'),
  },
}

const lostParts = ({ lost }: WordAbstract): Fault[] => lost.map((part) => losses[part])

function unprintable({ texts }: WordAbstract): Fault[] {
  const letters = undrawable(
    Object.values(texts)
      .map(({ blocks }) => textOf(blocks))
      .join(' '),
  )
  if (letters.length === 0) return []
  return [
    {
      message: both(
        `The booklet cannot display “${letters.join(' ')}”; an empty box would appear.`,
        `Bildiri özetleri kitabı “${letters.join(' ')}” karakterlerini gösteremez: Yerlerinde boş kutu görünür.`,
      ),
      advice: both('Write these symbols in words.', 'Bu simgeleri sözcükle yazın.'),
    },
  ]
}

/** All advice on a file. */
export const adviceOn = (word: WordAbstract): Fault[] =>
  [tooLong, missingLanguage, otherLayout, lostParts, unprintable].flatMap((find) => find(word))
