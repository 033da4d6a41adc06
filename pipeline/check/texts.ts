// Names and links in texts that lead nowhere.
import type { ReadEdition } from '../read'
import { pageName, type PageFile, type TextFile } from '../read/page-file'
import type { Problem } from '../read/problem'
import { deadLinks } from './links'
import { once } from './once'
import { unknownNames } from './quoted-facts'

/** The page that a text is, for a problem; letters have no name of their own. */
export const recordOf = (text: TextFile) =>
  'route' in text ? { record: pageName((text as PageFile).route, text.language) } : {}

/** Every wrong link, fact and download of pages and letters. */
export const textFaults = once((read: ReadEdition): Problem[] => {
  const routes = [...new Set(read.pages.map(({ route }) => route))]
  const texts: TextFile[] = [...read.pages, ...read.letters]
  return texts.flatMap((text) =>
    [...deadLinks(read, text, routes), ...unknownNames(read, text)].map((problem) => ({
      ...recordOf(text),
      ...problem,
    })),
  )
})
