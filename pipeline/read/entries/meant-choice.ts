// Understands choices in other words: “keynote” for plenary, “davetli” for invited.
import { currencyOf } from '../currency-words'
import { fold } from '../fold'

/** Other words, folded, for each choice: too different for a spelling suggestion. */
const otherWords: Record<string, string> = {
  en: 'english, ingilizce',
  tr: 'turkish, turkce',
  x: 'twitter',
  plenary: 'keynote, keynote speaker, plenary speaker, ana konusma, ana konusmaci',
  invited: 'davetli, invited speaker, invited talk, davetli konusma, davetli konusmaci',
  talk: 'bildiri, oral, sozlu',
  break: 'coffee, coffee break, kahve arasi, ara, mola',
  lunch: 'ogle yemegi',
  registration: 'kayit',
  opening: 'acilis',
  closing: 'kapanis',
  workshop: 'calistay',
  deadline: 'son gun',
  announcement: 'duyuru',
  event: 'etkinlik',
  added: 'eklendi, yeni, new',
  moved: 'tasindi',
  cancelled: 'iptal, withdrawn',
  changed: 'degisti',
}

/** The choice that a symbol or a word is another name for, if it is one of these. */
export function choiceCalled(value: string, options: readonly string[]): string | undefined {
  const written = fold(value.trim()).replace(/[-_]/g, ' ')
  return options.find(
    (option) => currencyOf(value) === option || otherWords[option]?.split(', ').includes(written),
  )
}
