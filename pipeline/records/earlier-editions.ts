// Finished editions that stay readable in a folder of the same host: where the addresses of their talks lead now.
import { z } from 'zod'
import { pathOf } from '../domain/addresses'
import { languages } from '../domain/languages'
import type { Redirect } from '../domain/page-addresses'
import type { ReadEdition } from '../read'
import { memoiseByText } from '../domain/memoise'

/** Written by new-edition. */
export const EARLIER_FILE = 'content/earlier-editions.json'

const earlierEditions = z.array(
  z.object({
    /** The folder of a finished edition, such as /2025. */
    folder: z.string().regex(/^\/[\w-]+$/),
    /** English addresses of its talks and posters. */
    routes: z.array(z.string().startsWith('/')),
  }),
)

export type EarlierEditions = z.infer<typeof earlierEditions>

const parsed = memoiseByText((source): EarlierEditions | undefined => {
  try {
    return earlierEditions.parse(JSON.parse(source))
  } catch {
    return undefined
  }
})

/** The finished editions; undefined if the file is damaged, which the check reports. */
export const earlierEditionsOf = ({ edition }: ReadEdition): EarlierEditions | undefined =>
  parsed(edition.read(EARLIER_FILE) ?? '[]', EARLIER_FILE)

/** From each address of a finished edition’s talks, in both languages, to the one in its folder. */
export const redirectsToEarlier = (read: ReadEdition): Redirect[] =>
  (earlierEditionsOf(read) ?? []).flatMap(({ folder, routes }) =>
    routes.flatMap((route) =>
      languages.map((language) => {
        const from = pathOf(route, language)
        return { from, to: folder + from }
      }),
    ),
  )
