// An address that can be written to. On a narrow screen it breaks behind its @, not in the middle of a word.

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
