// Pages: their addresses and their metadata for search engines; and letters, short texts shown in a dialog.
import { z } from 'zod'
import type { LetterFile, PageFile } from '../read'
import { isExpression, ofAttribute } from '../read/texts/nodes'
import { frontmatter, letterHead } from '../schemas/page'
import { pathOf } from '../domain/addresses'
import type { Language } from '../domain/languages'
import type { Fact } from './facts'
import { titleRun } from './localise'

/** What the page of a talk or poster says of its place in the programme, in the language of the page. */
const talkCard = z.object({
  id: z.string(),
  code: z.string(),
  /** “In Turkish”, if it is not in the language of the page. */
  spokenIn: z.string().optional(),
  /** In full, and without its year. */
  date: z.string(),
  day: z.string(),
  start: z.string(),
  end: z.string(),
  /** The instant with its offset. */
  startsAt: z.string(),
  /** Key of its hall, which number that has among all, counted from 0, and the name of the hall or other place. */
  hall: z.string().optional(),
  hallIndex: z.number().int().optional(),
  place: z.string().optional(),
  session: z.string(),
  /** “Chairs”, and who they are, with the addresses of their entries in the index of people. */
  chairs: z
    .object({
      label: z.string(),
      people: z.array(z.object({ name: z.string(), href: z.string().optional() })),
    })
    .optional(),
  /** Path of the calendar of its session. */
  calendar: z.string(),
})

export const pageRecord = frontmatter.extend({
  /** The page's English address, which names it in both languages. */
  route: z.string(),
  /** Path of its MDX file from the project's folder. */
  file: z.string(),
  path: z.string(),
  template: z.string(),
  /** Language of a title that has no translation; absent if it is the page's. */
  titleLanguage: z.string().optional(),
  /** A title in parts, if it marks italics, sub- or superscripts. */
  titleRuns: z.array(titleRun).optional(),
  /** Keys of the facts that the text quotes. */
  facts: z.array(z.string()),
  /** Keys of the files that the text offers for download. */
  downloads: z.array(z.string()),
  talk: talkCard.optional(),
  /** Of a talk or poster: how it is cited. */
  citation: z.string().optional(),
  /** The text as JSON, of pages that are not made from MDX. */
  parts: z.string().optional(),
})

/** A page with the language in which it is. */
export type SitePage = z.infer<typeof pageRecord> & { language: Language }

/** Each value once. */
const values = (uses: { value: string }[]) => [...new Set(uses.map(({ value }) => value))]

/** A page's record; undefined if its frontmatter could not be read. */
export function pageOf({ route, file, language, frontmatter: head, ...page }: PageFile) {
  const used = { facts: values(page.facts), downloads: values(page.downloads) }
  return head && { ...head, language, route, file, path: pathOf(route, language), ...used }
}

export const letterRecord = letterHead.extend({ key: z.string(), paragraphs: z.array(z.string()) })

type Node = LetterFile['tree']

function plainText(node: Node, facts: Record<string, Fact>): string {
  if (node.name === 'Fact') return facts[ofAttribute(node)]?.text ?? ''
  if (isExpression(node)) return ''
  return node.value ?? (node.children ?? []).map((child) => plainText(child, facts)).join('')
}

/** A letter as plain paragraphs, with its facts filled in. */
export function letterOf(letter: LetterFile, facts: Record<string, Fact>): z.infer<typeof letterRecord> {
  const paragraphs = (letter.tree.children ?? [])
    .map((node) => plainText(node, facts).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return { key: letter.key, title: letter.title, lead: letter.lead, paragraphs }
}
