/** The address of a Creative Commons licence by its usual name, such as CC BY 4.0 or CC BY-NC 4.0; of others it is not known. */
export function licenceAddress(name: string): string | undefined {
  const [, terms, version] = /^CC[ -](BY(?:-(?:NC|SA|ND))*) (\d\.\d)\b/i.exec(name.trim()) ?? []
  return terms && version
    ? `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`
    : undefined
}
