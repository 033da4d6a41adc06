// Reads one page: its head (frontmatter) and its text.
import type { z } from 'zod'
import { everywhere, frontmatter, letterHead, templates, type Frontmatter } from '../schemas/page'
import type { Bilingual, Language } from '../schemas/kinds'
import { checkEntry } from './entries/entry-check'
import { damageIn } from './damage'
import { both, fileProblem, placeAt, type Position, type Problem } from './problem'
import { headMark } from './head-mark'
import { memoiseBySource } from './memoise'
import { unknownTags } from './texts/unknown-tags'
import { readText, type TextFile } from './texts/text-file'
import { parseYaml } from './yaml/yaml-file'

export type { TextFile } from './texts/text-file'

export type PageFile = TextFile & {
  route: string
  frontmatter?: Frontmatter
  /** Where a field of the head stands. */
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

const noHead = (file: string, fields: string, source: string) =>
  fileProblem(file, {
    message: both(
      'The page does not begin with a head between two lines of “---”.',
      'Sayfa, iki “---” satırı arasındaki bir başlıkla başlamıyor.',
    ),
    advice: both(
      `Begin the file with ---, then ${fields}, then --- again.`,
      `Dosyaya --- ile başlayın; ${fields} yazın; yine --- ile kapatın.`,
    ),
    ...headMark(source),
  })

/** A head within the text: the page was pasted below itself. */
function secondHead(text: string, firstLine: number, file: string): Problem | undefined {
  const index = text.search(/^title: .*\n(?:lead|description|keywords): ?/m)
  if (index < 0) return undefined
  return fileProblem(file, {
    ...placeAt(text, index, { line: firstLine, column: 1 }),
    message: both(
      'A second head stands within the text.',
      'Metnin içinde ikinci bir başlık bölümü (title: …) var.',
    ),
    advice: both(
      'The page was pasted twice, it seems: delete one of the two, with its head.',
      'Sayfa iki kez yapıştırılmış görünüyor: ikisinden birini başlık bölümüyle birlikte silin.',
    ),
  })
}

const emptyFile = (file: string) =>
  fileProblem(file, {
    message: both('This file is empty.', 'Bu dosya boş.'),
    advice: both(
      'Bring it back from an earlier version, or delete it with its twin.',
      'Önceki bir sürümden geri getirin ya da öbür dildeki eşiyle birlikte silin.',
    ),
  })

/** A head with nothing below it. What could not be read has told its own problem. */
function noText({ file, source, problems, firstLine }: TextFile): Problem[] {
  if (source.trim() !== '' || problems.length > 0) return []
  const problem = fileProblem(file, {
    line: firstLine,
    message: both('There is no text below the head.', 'Başlığın altında metin yok.'),
    advice: both('Write at least one paragraph.', 'En az bir paragraf yazın.'),
  })
  return [problem]
}

type Read<Head> = TextFile & { head?: Head; locate: PageFile['locate'] }

/**
 * Reads the head by its shape and the text below it. `fields` are those that a head needs, for an organiser who has written none;
 * `more` finds what is wrong with head and text together.
 */
function readHeaded<Head>(
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
      : (damageIn(source, file) ?? (closed ? secondHead(text, textLine, file) : noHead(file, fields, source)))
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
