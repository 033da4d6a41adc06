// A field that the schema of its entry does not know, and the one that was probably intended.
import type { z } from 'zod'
import { quoteInBraces } from '../advice'
import { fold } from '../fold'
import { both } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import type { Explanation } from './guess'
import { elementOf, fieldsOf, metaOf } from './schema-walk'

/** Other names of fields, folded, that are neither misspelt nor their titles in one of the languages. */
const otherNames: Record<string, string> = {
  title: 'title, baslik, name',
  name: 'isim, adi, title',
  talks: 'presentations, papers',
  presenters: 'speaker, speakers, author, authors, konusmaci, konusmacilar, yazar, yazarlar',
  chairs: 'moderator, baskan, oturum baskani',
  affiliation: 'institution, university, universite',
  date: 'deadline, tarih, gun, day',
  start: 'time, saat',
  hall: 'room',
  minutes: 'duration, sure',
  kind: 'type',
  language: 'lang',
  number: 'no, nr, code',
  code: 'id, number',
  price: 'fee, ucret',
  amount: 'price, fiyat',
  to: 'link, url',
}

/** The field that a misspelt, Turkish or otherwise wrong name stands for: it is missing here and, if possible, takes the value. */
export function intendedField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): { field: string; takesValue: boolean } | undefined {
  const shape = fieldsOf(schema)
  const open = Object.keys(shape).filter((field) => entry[field] === undefined)
  const takes = (field: string) => shape[field]!.safeParse(entry[name]).success
  const called = open.filter((field) => {
    const { title = '', tr = '' } = metaOf(shape[field])
    const names = [...(otherNames[field]?.split(', ') ?? []), fold(title), fold(tr)]
    return names.includes(fold(name))
  })
  const likely = called.length > 0 ? called : [suggestion(name, open)].filter((field) => field !== undefined)
  const field = likely.find(takes) ?? likely[0]
  return field === undefined ? undefined : { field, takesValue: takes(field) }
}

/** { en: Abstracts, posters, tr:Özetler }: a comma has ended a text, or the space after a colon is missing. */
export const endsEarly = (rest: string): Explanation => ({
  message: rest.includes(':')
    ? both(
        `The space after the colon in “${rest}” is missing.`,
        `“${rest}” içindeki iki noktadan sonra boşluk yok.`,
      )
    : both(`The value before “${rest}” ends too early.`, `“${rest}” öncesindeki değer erken bitiyor.`),
  advice: quoteInBraces,
})

/** Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Explanation {
  const shape = fieldsOf(schema)
  if (entry[name] === null && suggestion(name, Object.keys(shape)) === undefined) return endsEarly(name)
  const known = Object.keys(shape).join(', ')
  const list = Object.keys(shape).find((field) => name in fieldsOf(elementOf(shape[field])))
  const fields = list
    ? both(`It belongs in each entry of “${list}”.`, `“${list}” listesindeki her kaydın içine yazılır.`)
    : both(`Possible fields: ${known}.`, `Olası alanlar: ${known}.`)
  const intended = intendedField(name, schema, entry)
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice: didYouMean(intended?.field, fields, fields),
    guess: intended?.takesValue ? { from: name, to: intended.field } : undefined,
  }
}
