/** On a narrow screen the address breaks after its @, not in the middle of a word. */
export function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {`${name}@`}
      <wbr />
      {host}
    </a>
  )
}

/** A dialler needs the number without spaces. */
export const Phone = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>
)
