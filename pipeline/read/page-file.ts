// Reads one page or letter: its header (frontmatter) and its text.
import type { z } from 'zod'
import { everywhere, frontmatter, letterHead, templates, type Frontmatter } from '../schemas/page'
import type { Language } from '../schemas/kinds'
import { checkEntry } from './entries/entry-check'
import { both, fault, fileProblem, languageNames, type Fault, type Position, type Problem } from './problem'
import { withoutConsequences } from './problems'
import { memoiseByText } from './memoise'
import { unknownTags } from './texts/tags'
import { readText, type TextFile } from './texts/text-file'
import { damageIn } from './whole-file'
import { parseYaml } from './yaml/yaml-file'

export type { TextFile } from './texts/text-file'

export type PageFile = TextFile & {
  route: string
  frontmatter?: Frontmatter
  /** The place of a field of the header. */
  locate: (field: string) => Position
}

/** The welcome letter and whatever else is a text without a page of its own. */
export type LetterFile = TextFile & { key: string; title: string; lead?: string }

/** Splits frontmatter from text. `textLine` is the line of the file on which the text begins. */
export function splitFrontmatter(source: string) {
  const [whole, head = ''] = /^---[ \t]*\n([^]*?)(?<=\n)---[ \t]*(?:\n|$)/.exec(source) ?? []
  if (whole === undefined) return { head: '', text: source, textLine: 1, closed: false }
  return { head, text: source.slice(whole.length), textLine: whole.split('\n').length, closed: true }
}

const noHeader = fault(
  'The page does not start with a header between two “---” lines.',
  'Sayfa, iki “---” satırı arasındaki bir başlıkla başlamıyor.',
  'Begin the file with ---, without anything above it, then title and the other fields as in any such file, then --- again.',
  'Dosyaya, üstünde hiçbir şey olmadan --- ile başlayın; title ve diğer alanları benzer bir dosyadaki gibi yazın; yine --- ile kapatın.',
)

const noText: Fault = {
  message: both('There is no text below the header.', 'Başlığın altında metin yok.'),
  advice: both('Write at least one paragraph.', 'En az bir paragraf yazın.'),
}

type Kind<Head> = {
  /** What an organiser calls it, in either language. */
  name: [en: string, tr: string]
  shape: z.ZodType<Head>
  /** The tags that its text may use. */
  allowed: (head: Head) => string[]
  needsText: (head: Head) => boolean
}

/** Reads the header by its schema and the text below it, and what is wrong with either or both. */
export function readHeaded<Head>(
  source: string,
  file: string,
  { name: [en, tr], shape, allowed, needsText }: Kind<Head>,
): TextFile & { head?: Head; locate: PageFile['locate'] } {
  const language: Language = file.endsWith('tr.mdx') ? 'tr' : 'en'
  const inLanguage = languageNames[language]
  const record = both(`${en} (${inLanguage.en})`, `${tr} (${inLanguage.tr})`)
  const { head: header, text, textLine, closed } = splitFrontmatter(source)
  const damage = damageIn(source, file)
  if (damage || !closed) {
    const problems = [{ record, ...(damage ?? fileProblem(file, noHeader)) }]
    const locate = () => ({ line: 1, column: 1 })
    return { ...readText('', { file, language, record, firstLine: 1 }), locate, problems }
  }
  const body = readText(text, { file, language, record, firstLine: textLine })
  const yaml = parseYaml(header, file, 2)
  const checked = yaml.value === undefined ? { problems: [] } : checkEntry(yaml, shape, yaml.value ?? {}, [])
  const head = checked.value as Head | undefined
  const isBare = head && needsText(head) && text.trim() === ''
  const problems: Problem[] = [
    ...withoutConsequences(yaml, checked.problems),
    ...body.problems,
    ...(isBare ? [fileProblem(file, { line: textLine, ...noText })] : []),
    ...(head ? unknownTags(body, allowed(head)) : []),
  ]
  return {
    ...body,
    head,
    locate: (field) => yaml.locate([field]),
    problems: problems.map((problem) => ({ ...problem, record })),
  }
}

/** Templates whose screen is made of data alone need no text of their own. */
const mayBeBare = new Set<string>(['committees', 'speakers', 'accommodation', 'program', 'about-izmir'])

/**
 * Reads a page. `content/pages/venue/about-Izmir/tr.mdx` is the Turkish text of `/venue/about-Izmir`; `index` is the home
 * page. Never throws.
 */
export const readPage = memoiseByText((source, file): PageFile => {
  const [, folder = ''] = /^content\/pages\/(.+)\/\w+\.mdx$/.exec(file) ?? []
  const route = folder === 'index' ? '/' : `/${folder}`
  const { head, ...page } = readHeaded(source, file, {
    name: [`page ${route}`, `${route} sayfası`],
    shape: frontmatter,
    allowed: ({ template }) => [...everywhere, ...templates[template]],
    needsText: ({ template }) => !mayBeBare.has(template),
  })
  return head ? { ...page, route, frontmatter: head } : { ...page, route }
})

/** Reads a letter. Never throws. */
export const readLetter = memoiseByText((source, file): LetterFile => {
  const [, key = ''] = /^content\/letters\/(.+)\/\w+\.mdx$/.exec(file) ?? []
  const { head, ...letter } = readHeaded(source, file, {
    name: [`letter “${key}”`, `“${key}” mektubu`],
    shape: letterHead,
    allowed: () => ['Fact'],
    needsText: () => true,
  })
  return { ...letter, key, title: head?.title ?? '', lead: head?.lead }
})
