// English where Turkish should be and the other way round.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { wordsOf } from '../../read/texts/nodes'
import { collectionNames } from '../../schemas'
import type { Bilingual, Language } from '../../schemas/kinds'
import { linesOf, problemInText, valuesIn, warningIn } from '../problem-in'
import { twinsOf } from './twins'

/** Small words of each language that are none of the other. */
const smallWords: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|of|and|for|with|from|to|are|is|by|at)(?!\p{L})/giu,
  tr: /(?<!\p{L})(?:ve|bir|için|ile|bu|olan|olarak|kadar|göre|çok|ya da)(?!\p{L})/giu,
}

/** A title may have no small words: davranışı. Names of persons and places begin with a capital. */
const turkishWord = /(?<!\p{L})\p{Ll}*[ğşı]\p{Ll}*/gu

const times = (text: string, words: RegExp) => text.match(words)?.length ?? 0

/** How many words of a text are of one language and none of the other. */
export const wordsIn = (text: string, language: Language) =>
  times(text, smallWords[language]) + (language === 'tr' ? times(text, turkishWord) : 0)

/** Whether a text has words of the other language and none, or only few, of its own. */
function isOther(text: string, language: Language): boolean {
  const other = wordsIn(text, language === 'en' ? 'tr' : 'en')
  return other > 0 && other > 4 * wordsIn(text, language)
}

const areExchanged = ({ en, tr }: Bilingual) => isOther(en, 'en') && isOther(tr, 'tr')

const message = both('The two languages are exchanged.', 'İki dil yer değiştirmiş.')

/** One warning a file: mostly all of its texts were written so. */
const inData = (read: ReadEdition): Problem[] =>
  collectionNames.flatMap((name) => {
    const paths = valuesIn(read.files[name], ['text'])
      .filter(({ value }) => typeof value !== 'string' && areExchanged(value as Bilingual))
      .map(({ path }) => [...path, 'en'])
    const [first] = paths
    if (!first) return []
    const lines = linesOf(read, name, paths)
    const advice = both(
      `Write the English text after en: and the Turkish one after tr: (line ${lines}).`,
      `İngilizce metni en:, Türkçe metni tr: karşısına yazın (satır ${lines}).`,
    )
    return warningIn(read, name, first, { message, advice })
  })

const inTexts = (read: ReadEdition): Problem[] =>
  twinsOf(read).flatMap(({ en, tr }) => {
    if (!tr || !areExchanged({ en: wordsOf(en.tree), tr: wordsOf(tr.tree) })) return []
    const advice = both(
      `Put the English text into ${en.file} and the Turkish one into ${tr.file}.`,
      `İngilizce metni ${en.file}, Türkçe metni ${tr.file} dosyasına koyun.`,
    )
    const top = { line: en.firstLine, column: 1 }
    return problemInText(en, top, { message, advice }, { severity: 'warning' })
  })

/** Texts of data and pages whose languages are exchanged. */
export const checkExchanged = (read: ReadEdition): Problem[] => [...inData(read), ...inTexts(read)]
