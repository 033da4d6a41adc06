type Person = { readonly name: string; readonly affiliation?: string | null }
type Props = {
  of: readonly Person[]
  /** The labels of one person and of several. */
  one: string
  several?: string
  className: string | undefined
}

/** “Speakers: A (University); B”; nothing if there are none. */
export function PeopleLine({ of, one, several = one, ...rest }: Props) {
  if (of.length === 0) return null
  const names = of.map(({ name, affiliation }) => (affiliation ? `${name} (${affiliation})` : name))
  return <p {...rest}>{`${of.length > 1 ? several : one}: ${names.join('; ')}`}</p>
}
