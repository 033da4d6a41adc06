// Reads one page or letter.
import { everywhere, frontmatter, letterHead, templates, usualPages, type Frontmatter } from '../schemas/page'
import { memoiseByText } from '../domain/memoise'
import { readHeaded, type ReadText } from './texts/text-file'

export type PageFile = ReadText & { route: string; frontmatter: Frontmatter | undefined }

/** The welcome letter and whatever else is a text without a page of its own. */
export type LetterFile = ReadText & { key: string; title: string; lead?: string }

export type TextFile = PageFile | LetterFile

/** Templates whose screen is made of data alone need no text of their own. */
const mayBeBare = new Set<string>(['committees', 'speakers', 'accommodation', 'program', 'city'])

/** Reads a page: pages/venue/about-Izmir/tr.mdx is `/venue/about-Izmir` in Turkish, `index` is home. Never throws. */
export const readPage = memoiseByText((source, file): PageFile => {
  const [, folder = ''] = /^content\/pages\/(.+)\/\w+\.mdx$/.exec(file) ?? []
  const route = folder === 'index' ? '/' : `/${folder}`
  const { head, ...page } = readHeaded(source, file, {
    name: { code: 'entry.page', values: { route } },
    shape: frontmatter,
    // Another template at a usual address is reported by itself, and not by the tags that it lacks.
    allowed: ({ template }) => [...everywhere, ...templates[usualPages[route] ?? template]],
    needsText: ({ template }) => !mayBeBare.has(template),
  })
  return { ...page, route, frontmatter: head }
})

export const readLetter = memoiseByText((source, file): LetterFile => {
  const [, key = ''] = /^content\/letters\/(.+)\/\w+\.mdx$/.exec(file) ?? []
  const { head, ...letter } = readHeaded(source, file, {
    name: { code: 'entry.letter', values: { key } },
    shape: letterHead,
    allowed: () => ['Fact'],
    needsText: () => true,
  })
  return { ...letter, key, title: head?.title ?? '', lead: head?.lead }
})
