// Reads one page: its head (frontmatter) and its text.
import type { z } from 'zod'
import { everywhere, frontmatter, letterHead, templates, type Frontmatter } from '../schemas/page'
import type { Bilingual, Language } from '../schemas/kinds'
import { checkEntry } from './entries/entry-check'
import { both, fileProblem, type Position, type Problem } from './problem'
import { memoiseBySource } from './memoise'
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

/** `content/pages/venue/about-Izmir/tr.mdx` is the Turkish text of `/venue/about-Izmir`; `index` is the home page. */
function routeOf(file: string): { route: string; language: Language } {
  const [, folder = '', language] = /^content\/pages\/(.+)\/(en|tr)\.mdx$/.exec(file) ?? []
  return { route: folder === 'index' ? '/' : `/${folder}`, language: language as Language }
}

/** Splits frontmatter from text. `textLine` is the line of the file on which the text begins. */
export function splitFrontmatter(source: string): {
  head: string
  text: string
  textLine: number
  closed: boolean
} {
  if (!/^---[ \t]*\n/.test(source)) return { head: '', text: source, textLine: 1, closed: false }
  const end = /\n---[ \t]*(\n|$)/.exec(source.slice(3))
  if (!end) return { head: source.slice(4), text: '', textLine: 1, closed: false }
  const cut = 3 + end.index + end[0].length
  return {
    head: source.slice(source.indexOf('\n') + 1, 3 + end.index + 1),
    text: source.slice(cut),
    textLine: source.slice(0, cut).split('\n').length,
    closed: true,
  }
}

const noHead = (file: string, fields: string) =>
  fileProblem(file, {
    message: both(
      'The page does not start with a header between two “---” lines.',
      'Sayfa, iki “---” satırı arasındaki bir başlıkla başlamıyor.',
    ),
    advice: both(
      `Begin the file with ---, without anything above it, then ${fields}, then --- again.`,
      `Dosyaya, üstünde hiçbir şey olmadan --- ile başlayın; ${fields} yazın; yine --- ile kapatın.`,
    ),
  })

const emptyFile = (file: string) =>
  fileProblem(file, {
    message: both('This file is empty.', 'Bu dosya boş.'),
    advice: both(
      'Bring it back from an earlier version, or delete it together with the page in the other language.',
      'Önceki bir sürümden geri getirin ya da diğer dildeki sayfayla birlikte silin.',
    ),
  })

/** A header with nothing below it. What could not be read has a problem of its own. */
function noText({ file, source, problems, firstLine }: TextFile): Problem[] {
  if (source.trim() !== '' || problems.length > 0) return []
  const problem = fileProblem(file, {
    line: firstLine,
    message: both('There is no text below the header.', 'Başlığın altında metin yok.'),
    advice: both('Write at least one paragraph.', 'En az bir paragraf yazın.'),
  })
  return [problem]
}

type Read<Head> = TextFile & { head?: Head; locate: PageFile['locate'] }

/**
 * Reads the header by its schema and the text below it. `fields` are those that a header needs, for an organiser who has
 * written none; `more` finds what is wrong with header and text together.
 */
export function readHeaded<Head>(
  source: string,
  about: Pick<TextFile, 'file' | 'language' | 'record'>,
  { shape, fields }: { shape: z.ZodType<Head>; fields: string },
  more: (read: Read<Head>) => Problem[],
): Read<Head> {
  const { file, record } = about
  const { head, text, textLine, closed } = splitFrontmatter(source)
  const refusal =
    source.trim() === ''
      ? emptyFile(file)
      : (damageIn(source, file) ?? (closed ? undefined : noHead(file, fields)))
  if (refusal) {
    const nowhere = () => ({ line: 1, column: 1 })
    const problems = [{ record, ...refusal }]
    return { ...readText('', { ...about, firstLine: 1 }), locate: nowhere, problems }
  }
  const body = readText(text, { ...about, firstLine: textLine })
  const yaml = parseYaml(head, file, 2)
  const checked =
    yaml.value === undefined ? { problems: [] } : checkEntry(yaml, shape, yaml.value ?? {}, [], record)
  const read: Read<Head> = {
    ...body,
    locate: (field) => yaml.locate([field]),
    problems: [...yaml.problems, ...checked.problems, ...body.problems],
    head: checked.value as Head | undefined,
  }
  return { ...read, problems: [...read.problems, ...more(read)].map((problem) => ({ record, ...problem })) }
}

const inWords = (language: Language): Bilingual =>
  language === 'tr' ? both('Turkish', 'Türkçe') : both('English', 'İngilizce')

const pageName = (route: string, language: Language) =>
  both(`page ${route} (${inWords(language).en})`, `${route} sayfası (${inWords(language).tr})`)

/** Templates whose screen is made of data alone need no text of their own. */
const mayBeBare = new Set<string>(['committees', 'speakers', 'accommodation', 'program', 'about-izmir'])

/** Reads a page with its frontmatter. Never throws. */
export function readPage(source: string, file: string): PageFile {
  return memoiseBySource(file, source, () => {
    const { route, language } = routeOf(file)
    const { head, ...page } = readHeaded(
      source,
      { file, language, record: pageName(route, language) },
      { shape: frontmatter, fields: 'title, description, keywords, template' },
      (read) =>
        read.head
          ? [
              ...(mayBeBare.has(read.head.template) ? [] : noText(read)),
              ...unknownTags(read, [...everywhere, ...templates[read.head.template]]),
            ]
          : [],
    )
    return head ? { ...page, route, frontmatter: head } : { ...page, route }
  })
}

/** Reads a letter. Never throws. */
export function readLetter(source: string, file: string): LetterFile {
  return memoiseBySource(file, source, () => {
    const [, key = '', found] = /^content\/letters\/(.+)\/(en|tr)\.mdx$/.exec(file) ?? []
    const language = found as Language
    const { en, tr } = inWords(language)
    const { head, ...letter } = readHeaded(
      source,
      { file, language, record: both(`letter “${key}” (${en})`, `“${key}” mektubu (${tr})`) },
      { shape: letterHead, fields: 'title' },
      (read) => [...noText(read), ...unknownTags(read, ['Fact'])],
    )
    return { ...letter, key, title: head?.title ?? '', lead: head?.lead }
  })
}
