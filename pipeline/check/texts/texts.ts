// Names and links in texts that lead nowhere.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { memoise } from '../../read/memoise'
import { deadLinks } from './links'
import { unknownNames } from './quoted-facts'

/** Every wrong link, fact and download of pages and letters. */
export const textFaults = memoise((read: ReadEdition): Problem[] =>
  read.texts.flatMap((text) => [...deadLinks(read, text), ...unknownNames(read, text)]),
)
