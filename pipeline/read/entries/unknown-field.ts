// A field that the schema of its entry does not know, and the one that was probably intended.
import type { z } from 'zod'
import { fold } from '../fold'
import { both } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import type { Explanation } from './guess'
import { elementOf, fieldsOf, metaOf } from './schema-walk'

type Intended = { field: string; takesValue: boolean }

/**
 * The field that a misspelt, Turkish or otherwise wrong name stands for: one that is not written yet and, if possible, takes
 * the value. The only field that an entry lacks may have any name.
 */
export function intendedField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Intended | undefined {
  const shape = fieldsOf(schema)
  const open = Object.keys(shape).filter((field) => entry[field] === undefined)
  const takes = (field: string, value: unknown) => shape[field]!.safeParse(value).success
  const titled = open.filter((field) => {
    const { title = '', tr = '' } = metaOf(shape[field])
    return [fold(title), fold(tr)].includes(fold(name))
  })
  const missing = open.filter((field) => !takes(field, undefined))
  const unknown = Object.keys(entry).filter((other) => !(other in shape))
  const only = missing.length === 1 && unknown.length === 1 ? missing : []
  const near = [...titled, suggestion(name, open)].filter((field) => field !== undefined)
  const taking = [...near, ...only].find((field) => takes(field, entry[name]))
  const field = taking ?? near[0]
  return field === undefined ? undefined : { field, takesValue: taking !== undefined }
}

/** { en: Abstracts, posters, tr:Özetler }: a comma has ended a text, or the space after a colon is missing. */
export const endsEarly = (rest: string): Explanation => ({
  message: rest.includes(':')
    ? both(
        `The space after the colon in “${rest}” is missing.`,
        `“${rest}” içindeki iki noktadan sonra boşluk yok.`,
      )
    : both(`The value before “${rest}” ends too early.`, `“${rest}” öncesindeki değer erken bitiyor.`),
  advice: both(
    "Inside { } a text that contains a comma or a colon needs quotation marks: { en: '…', tr: '…' }. Numbers have no comma.",
    "{ } içinde virgül ya da iki nokta geçen metin tırnak içine alınır: { en: '…', tr: '…' }. Sayılarda virgül olmaz.",
  ),
})

/** Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
  intended = intendedField(name, schema, entry),
): Explanation {
  const shape = fieldsOf(schema)
  const known = Object.keys(shape)
  if (entry[name] === null && suggestion(name, known) === undefined) return endsEarly(name)
  const list = known.find((field) => name in fieldsOf(elementOf(shape[field])))
  const fields = list
    ? both(`It belongs in each entry of “${list}”.`, `“${list}” listesindeki her kaydın içine yazılır.`)
    : both(`Possible fields: ${known.join(', ')}.`, `Olası alanlar: ${known.join(', ')}.`)
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice: didYouMean(intended?.field, fields, fields),
    guess: intended?.takesValue ? { from: name, to: intended.field } : undefined,
  }
}
