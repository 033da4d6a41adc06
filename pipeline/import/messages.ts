// What the import has to say: a code, values and a place; rendered once, at the end, in the reader's language.
import { inBoth, type Bilingual } from '../domain/languages'
import { messageFor, sentence } from '../messages/render'

/** A value is the same in both languages, or has a wording in each. */
export type Values = Record<string, string | number | Bilingual>

export type Ask = {
  code: string
  values: Values
  sheet?: string | undefined
  cell?: string | undefined
  /** Whether a person has to decide before it is taken, should look at it, or only be told. */
  weight: 'must' | 'look' | 'told'
}

/** What a message says and advises, in words; what it is not told stays empty. */
export function worded({
  code,
  values,
}: Pick<Ask, 'code' | 'values'>): Record<'message' | 'advice', Bilingual> {
  const of = (part: 'message' | 'advice') =>
    inBoth((language) => {
      const pattern = messageFor(`import.${code}`, language)[part] ?? ''
      const names = [...pattern.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
      const known = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
      return pattern && sentence({ code: `import.${code}`, values: known, part }, language)
    })
  return { message: of('message'), advice: of('advice') }
}
