// Names and links in texts that lead nowhere.
import type { ReadEdition } from '../../read'
import type { TextFile } from '../../read/page-file'
import type { Problem } from '../../read/problem'
import { deadLinks } from './links'
import { memoise } from '../memoise'
import { unknownNames } from './quoted-facts'

/** Every wrong link, fact and download of pages and letters. */
export const textFaults = memoise((read: ReadEdition): Problem[] => {
  const routes = [...new Set(read.pages.map(({ route }) => route))]
  const texts: TextFile[] = [...read.pages, ...read.letters]
  return texts.flatMap((text) =>
    [...deadLinks(read, text, routes), ...unknownNames(read, text)].map((problem) => ({
      record: text.record,
      ...problem,
    })),
  )
})
