// Short names in addresses and keys.
import { foldForSearch } from './search-words'

/** A short name made from a title: Anadolu Salonu becomes anadolu-salonu. */
export const slug = (text: string): string =>
  foldForSearch(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
