// Names of persons that are more than one name, or not written as a name: search and clashes would not know them.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import { valuesOfKind } from '../read/schema-walk'
import { collectionNames, collections } from '../schemas'
import { problemIn } from './problem-in'

/** Words and signs between two names, e-mail addresses, and marks of footnotes. */
const notOneName = /\s(?:and|ve|&)\s|[;/@<>*|\d¹²³⁴]/u

/** AKÇINARLI, Zeynep; ZEYNEP AKÇINARLI. */
const inCapitals = /^\p{Lu}{3,},|^\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+$/u

function fault(name: string) {
  if (notOneName.test(name)) {
    return {
      message: both(`“${name}” is not the name of one person.`, `“${name}” tek bir kişinin adı değil.`),
      advice: both(
        'Write an entry for each person, without numbers, signs and addresses.',
        'Her kişiyi, rakam, işaret ve adres katmadan ayrı bir kayıt olarak yazın.',
      ),
    }
  }
  if (!inCapitals.test(name)) return undefined
  return {
    message: both(`“${name}” is written in capital letters.`, `“${name}” büyük harflerle yazılmış.`),
    advice: both(
      'Write it as everywhere else: first name, surname, small letters after the first.',
      'Her yerdeki gibi yazın: önce ad, sonra soyad, ilk harften sonrası küçük.',
    ),
  }
}

/** Warnings on persons' names in all data files. */
export const checkPersonNames = (read: ReadEdition): Problem[] =>
  collectionNames.flatMap((name) =>
    read.files[name].entries.flatMap(({ value, path }) =>
      valuesOfKind(collections[name].entry, value, ['person-name'], path).flatMap((person) => {
        const found = fault(String(person.value))
        if (!found) return []
        return [problemIn(read, name, person.path, found.message, found.advice, { severity: 'warning' })]
      }),
    ),
  )
