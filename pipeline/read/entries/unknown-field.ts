// A field that the schema of its entry does not know, and the one that was probably intended.
import { z } from 'zod'
import { fold } from '../fold'
import { both, fault } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import type { Explanation } from './guess'
import { bare, fieldsOf, metaOf } from './schema-walk'

/** A field that an entry lacks and probably has under a misspelt or a Turkish name. */
function intendedField(name: string, shape: Record<string, z.ZodType>, entry: object): string | undefined {
  const open = Object.keys(shape).filter((field) => !(field in entry))
  const titled = open.find((field) => {
    const { title = '', tr = '' } = metaOf(shape[field])
    return [fold(title), fold(tr)].includes(fold(name))
  })
  return titled ?? suggestion(name, open)
}

/** Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Explanation & { intended?: string } {
  const inner = bare(schema)
  const group =
    inner instanceof z.ZodUnion ? inner.options.find((option) => option instanceof z.ZodObject) : schema
  const shape = fieldsOf(group)
  const known = Object.keys(shape)
  // { en: Abstracts, posters, tr:Özetler }: a comma has ended a text, or the space after a colon is missing.
  if (entry[name] === null && suggestion(name, known) === undefined)
    return fault(
      `The value before “${name}” ends too early, or a space after a colon is missing.`,
      `“${name}” öncesindeki değer erken bitiyor ya da iki noktadan sonra boşluk yok.`,
      "Inside { } a text that contains a comma or a colon needs quotation marks: { en: '…', tr: '…' }. Numbers have no comma.",
      "{ } içinde virgül ya da iki nokta geçen metin tırnak içine alınır: { en: '…', tr: '…' }. Sayılarda virgül olmaz.",
    )
  const intended = intendedField(name, shape, entry)
  const fields = both(`Possible fields: ${known.join(', ')}.`, `Olası alanlar: ${known.join(', ')}.`)
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice: didYouMean(intended, fields, fields),
    guess:
      intended && shape[intended]!.safeParse(entry[name]).success ? { from: name, to: intended } : undefined,
    intended,
  }
}
