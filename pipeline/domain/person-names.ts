// How a person's name is written where names are sorted: in the index of authors and in references.
import { withoutTitle } from './academic-title'

/** “Örnekyazar, Deniz”, without an academic title. */
export const surnameFirst = (name: string): string => withoutTitle(name).replace(/^(.+) (\S+)$/, '$2, $1')

const isCapitals = (word: string) => /^\p{Lu}{2,}$/u.test(word)

/** Whether a word of a name is in capitals, as many authors write their surname. Initials are not. */
export const hasCapitals = (name: string): boolean => (name.match(/\p{L}+/gu) ?? []).some(isCapitals)

/** ATAY as Atay. I becomes ı in a name with a letter that only Turkish has. */
export function inProperCase(name: string): string {
  const language = /[ÇĞİÖŞÜçğıöşü]/.test(name) ? 'tr' : 'en'
  return name.replace(/\p{L}+/gu, (word) =>
    isCapitals(word) ? word.slice(0, 1) + word.slice(1).toLocaleLowerCase(language) : word,
  )
}
