// Values as objects with fields, of which anything may be missing, and their texts.
import { isFields, type Fields } from '../write/form-values'

export { isFields, type Fields }

/** The fields of a value; none if it is not an object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** An object without its fields that are undefined. */
export function present<Value>(fields: Record<string, Value | undefined>): Record<string, Value> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known) as Record<string, Value>
}
