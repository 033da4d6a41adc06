// Names of persons with other words in them or in another writing: neither the search nor the check for clashes would know them.
import { write } from '../read/advice'
import type { ReadEdition } from '../read'
import type { Explanation } from '../read/entries/explain'
import type { Meant } from '../read/entries/meant-kind'
import { institution } from '../read/institution'
import { both, type Problem } from '../read/problem'
import type { Bilingual } from '../schemas/kinds'
import { inValues } from './problem-in'

/** Words and signs between two names, e-mail addresses, and marks of footnotes. */
const notOneName = /\s(?:and|ve|&|[-–—])\s|[;/@<>*|\d¹²³⁴†‡§\u02b0-\u02b8\u1d2c-\u1d6a]/u

/** AKÇINARLI, Zeynep; Dr. ZEYNEP AKÇINARLI. */
const inCapitals = /^(?:\p{L}+\. ?)*(?:\p{Lu}{3,},|\p{Lu}{3,}(?:[ -]\p{Lu}{2,})+$)/u

/** zeynep akçınarlı; prof. dr. Scripts without capitals have none to miss. */
const inSmallLetters = /^\p{Ll}{2,}\.\s|^[^\p{Lu}]*\p{Ll}{2,}[^\p{Lu}]*\s[^\p{Lu}]*\p{Ll}{2,}[^\p{Lu}]*$/u

/** First name and surname, without the points of a degree or profession. */
const wholeName = /^\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+$/u

/** Three names and more with commas between them; “Jane Sample, Chem. Eng.” and “A. Sample, MD, PhD” are one. */
const isList = (name: string) => {
  const [, ...others] = name.split(',').map((part) => part.trim())
  return others.length >= 2 && others.every((part) => wholeName.test(part))
}

/** Prof.Dr.Nejat. A degree may hold points of its own: Ph.D., M.Sc. */
const glued = /(?<!\p{L})(?!Ph\.)\p{L}{2,}\.(?=\p{L})/gu

/** Akçınarlı, Zeynep, as lists of authors have it; no profession begins so: “Sample, Chem. Eng.”, “Sample, Jr.” */
const surnameFirst = /^(\p{Lu}[\p{L}’'-]+), ((?:\p{Lu}(?:\p{Ll}[\p{L}’'-]*|\.)(?: |$))+)$/u

/** `Chair: …`, `… (presenter)`, `… et al.`: a role, which the field already says, or persons who are not named. */
const part =
  /^\p{L}[\p{L} -]*:\s+|\s*\((?:present|speaker|correspond|chair|sunan|sunucu|konuşmacı|sorumlu|başkan)[^()]*\)|,?\s+(?:et al|vd)\.?$/iu

const notOnePerson = (name: string): Explanation => ({
  message: both(`“${name}” is not the name of one person.`, `“${name}” tek bir kişinin adı değil.`),
  advice: both(
    'Write an entry for each person, without numbers, signs and addresses.',
    'Her kişiyi, rakam, işaret ve adres katmadan ayrı bir kayıt olarak yazın.',
  ),
  meant: withoutNotes(name),
})

/** `Zeynep Akçınarlı1,*` and `Zeynep Akçınarlı (zeynep@…)`: one name with marks of footnotes, or with an address. */
function withoutNotes(from: string): Meant | undefined {
  const to = from
    .replace(/\s*[(<[]?[^\s()<>[\]]+@[^\s()<>[\]]+[)>\]]?$/, '')
    .replace(/(?<=\p{L})[\d,*¹²³⁴†‡§]+$/u, '')
  return to === from || notOneName.test(to) || isList(to) ? undefined : { from, to }
}

const withInstitution = (name: string): Explanation => ({
  message: both(`An institution stands in the name “${name}”.`, `“${name}” adının içinde bir kurum var.`),
  advice: both(
    'Write the name alone; the institution has a field of its own where it is shown.',
    'Yalnızca adı yazın; kurumun, gösterildiği yerde kendi alanı vardır.',
  ),
})

/** `Zeynep Akçınarlı, Prof. Dr.`: a degree that stands before names. */
const titleBehind = /^(.+?), ((?:Prof|Doç|Dr|Assoc|Assist|Asst|Yrd|Öğr|Arş)(?!\p{L}).*)$/u

/** Turkish degrees; in English “Dr Jane Sample” is right without a point. */
const withoutPoints = /^(?:Prof Dr|(?:Yrd )?Doç Dr|Dr Öğr(?= Üyesi)|Öğr Gör|Arş Gör)(?= )/u

const givenFirst = (name: string) =>
  name.replace(surnameFirst, (_, surname: string, given: string) => `${given} ${surname}`)

/** IŞIL KALIPÇI as Işıl Kalıpçı; undefined where nobody knows whether an I is a Turkish one. */
const inSmall = (name: string) =>
  /I/.test(name) && !/[İĞŞ]/.test(name)
    ? undefined
    : name.replace(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.toLocaleLowerCase('tr'))

/** Names that can be corrected by a rule, each with what is wrong. */
const rewritings: { to: (name: string) => string; message: (name: string) => Bilingual }[] = [
  {
    to: (name) => name.replace(titleBehind, '$2 $1'),
    message: (name) =>
      both(`In “${name}” the title stands behind the name.`, `“${name}” içinde unvan adın arkasında.`),
  },
  {
    to: (name) => (inCapitals.test(name) ? name : givenFirst(name)),
    message: (name) => both(`“${name}” begins with the surname.`, `“${name}” soyadıyla başlıyor.`),
  },
  {
    to: (name) => name.replace(withoutPoints, (title) => title.replace(/(?= |$)/g, '.')),
    message: (name) =>
      both(`The points of the title are missing in “${name}”.`, `“${name}” içinde unvanın noktaları eksik.`),
  },
  {
    to: (name) => name.replace(glued, '$& '),
    message: (name) =>
      both(`A space is missing after a point in “${name}”.`, `“${name}” içinde noktadan sonra boşluk eksik.`),
  },
]

function rewritten(name: string): Explanation | undefined {
  const found = rewritings.find(({ to }) => to(name) !== name)
  if (!found) return undefined
  const to = found.to(name)
  return {
    message: found.message(name),
    advice: write(to),
    meant: { from: name, to },
  }
}

function fault(name: string): Explanation | undefined {
  if (institution.test(name)) return withInstitution(name)
  if (notOneName.test(name) || isList(name)) return notOnePerson(name)
  const alone = name.replace(part, '')
  if (alone !== name) {
    return {
      message: both(
        `Other words stand beside the name in “${name}”.`,
        `“${name}” içinde addan başka sözler var.`,
      ),
      advice: both(
        `Write ${alone}; each further person is an entry of its own.`,
        `${alone} yazın; başka her kişi ayrı bir kayıttır.`,
      ),
      meant: { from: name, to: alone },
    }
  }
  const meant = rewritten(name)
  if (meant) return meant
  if (inSmallLetters.test(name)) {
    return {
      message: both(`“${name}” is written in small letters.`, `“${name}” küçük harflerle yazılmış.`),
      advice: both('Begin each name with a capital letter.', 'Her ada büyük harfle başlayın.'),
    }
  }
  if (!inCapitals.test(name)) return undefined
  const to = inSmall(name)
  return {
    message: both(`“${name}” is written in capital letters.`, `“${name}” büyük harflerle yazılmış.`),
    advice: both(
      'Write it as everywhere else: first name, surname, small letters after the first.',
      'Her yerdeki gibi yazın: önce ad, sonra soyad, ilk harften sonrası küçük.',
    ),
    meant: to === undefined ? undefined : { from: name, to: givenFirst(to) },
  }
}

/** Warnings on persons' names in all data files. */
export const checkPersonNames = (read: ReadEdition): Problem[] =>
  inValues(read, ['person-name'], (name) => fault(String(name)))
