// Choices as people write them in their sheets: “keynote” for plenary, “davetli” for invited.
import { fold } from '../read/fold'
import { suggestion } from '../read/suggestion'

/** Other words, folded, for each choice. */
const otherWords: Record<string, string> = {
  en: 'english, ingilizce',
  tr: 'turkish, turkce',
  plenary:
    'keynote, keynote speaker, plenary speaker, plenary lecture, ana konusma, ana konusmaci, cagrili konusma',
  invited: 'invited speaker, invited talk, davetli, davetli konusma, davetli konusmaci',
  talk: 'oral, oral presentation, presentation, lecture, paper, bildiri, sozlu, sozlu bildiri, sozlu sunum, sunum',
  deadline: 'son gun, son tarih, due',
  announcement: 'duyuru',
  event: 'etkinlik',
}

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled(word: string, options: readonly string[]): string | undefined {
  const written = fold(word.trim()).replace(/[-_]/g, ' ')
  const isCalled = (option: string) =>
    fold(option) === written || otherWords[option]?.split(', ').includes(written)
  return options.find(isCalled) ?? suggestion(written, options)
}
