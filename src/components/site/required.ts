/** A record that the check and the build promise. GraphQL does not know of it; without it, the build of its page stops. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The build lacks a record that this page needs.')
  return value
}
