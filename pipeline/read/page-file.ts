// Reads one page: frontmatter, the tags, links and facts its text uses, and every mistake in its writing.
import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { templates, everywhere, frontmatter, type Frontmatter } from '../schemas/page'
import type { Bilingual } from '../schemas/kinds'
import { checkEntry } from './collection-file'
import { both, type Position, type Problem } from './problem'
import { suggestion } from './suggestion'
import { parseYaml } from './yaml-file'

export type Language = 'en' | 'tr'

type Use = Position & { value: string }

export type TextFile = {
  file: string
  language: Language
  source: string
  /** Names of the tags used. */
  tags: Use[]
  /** Ids asked of `<Fact of="…" />`. */
  facts: Use[]
  /** Keys asked of `<Downloads of="…" />`. */
  downloads: Use[]
  /** Targets of links and pictures. */
  links: Use[]
  /** The parsed text (mdast). */
  tree: Node
  problems: Problem[]
}

export type PageFile = TextFile & { route: string; frontmatter?: Frontmatter }

type Node = {
  type: string
  name?: string | null
  url?: string
  value?: string
  children?: Node[]
  attributes?: { type: string; name?: string; value?: unknown }[]
  position?: { start: Position; end: Position }
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] })

/** `content/pages/venue/about-Izmir/tr.mdx` is the Turkish text of `/venue/about-Izmir`; `index` is the home page. */
export function routeOf(file: string): { route: string; language: string } {
  const [, folder = '', language = ''] = /^content\/pages\/(.+)\/([^/]+)\.mdx$/.exec(file) ?? []
  return { route: folder === 'index' ? '/' : `/${folder}`, language }
}

/** Splits frontmatter from text. `textLine` is the line of the file on which the text begins. */
export function splitFrontmatter(source: string): { head: string; text: string; textLine: number; closed: boolean } {
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

const syntaxAdvice: [pattern: RegExp, message: Bilingual, advice: Bilingual][] = [
  [
    /before name|`!`|comment/i,
    both('A sign “<” stands in the text.', 'Metinde “<” işareti var.'),
    both(
      'Write “less than”, or &lt; for the sign itself. Comments are written {/* … */}.',
      '“küçüktür” yazın ya da işaretin kendisi için &lt; kullanın. Yorumlar {/* … */} biçiminde yazılır.',
    ),
  ],
  [
    /acorn|expression/i,
    both('A curly bracket { or } stands in the text.', 'Metinde süslü ayraç { ya da } var.'),
    both('Write ordinary brackets ( ) instead.', 'Bunun yerine ( ) kullanın.'),
  ],
  [
    /closing tag|closing slash|self-closing|end-tag|expected the closing/i,
    both('A tag is not closed.', 'Bir etiket kapatılmamış.'),
    both(
      'Close it with a slash, such as <FeeTable />, and put it on a line of its own.',
      'Etiketi eğik çizgiyle kapatın, örneğin <FeeTable />, ve kendi satırına yazın.',
    ),
  ],
]

const unreadable = (reason: string): { message: Bilingual; advice: Bilingual } => {
  const known = syntaxAdvice.find(([pattern]) => pattern.test(reason))
  if (known) return { message: known[1], advice: known[2] }
  return {
    message: both('The text cannot be read here.', 'Metin burada okunamıyor.'),
    advice: both(
      'Look for a stray <, { or an unclosed tag on this line.',
      'Bu satırda fazladan <, { ya da kapatılmamış bir etiket arayın.',
    ),
  }
}

/** Parses the text of an MDX file. `firstLine` is the line of the file on which it begins. */
export function readText(text: string, file: string, language: Language, firstLine = 1): TextFile {
  const result: TextFile = {
    file,
    language,
    source: text,
    tags: [],
    facts: [],
    downloads: [],
    links: [],
    tree: { type: 'root' },
    problems: [],
  }
  const at = (position: Position | undefined): Position => ({
    line: (position?.line ?? 1) + firstLine - 1,
    column: position?.column ?? 1,
  })
  try {
    result.tree = processor.parse(text) as unknown as Node
  } catch (error) {
    const failure = error as { reason?: string; line?: number; column?: number; message: string }
    result.problems.push({
      severity: 'error',
      file,
      ...at(failure.line ? { line: failure.line, column: failure.column ?? 1 } : undefined),
      ...unreadable(failure.reason ?? failure.message),
    })
    return result
  }
  visit(result.tree as never, (found: unknown) => {
    const node = found as Node
    const here = at(node.position?.start)
    if ((node.type === 'link' || node.type === 'image') && node.url !== undefined) {
      result.links.push({ ...here, value: node.url })
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '')) {
        result.problems.push({ severity: 'error', file, ...here, ...unreadable('expression') })
      }
    }
    if (node.type === 'mdxjsEsm') {
      result.problems.push({
        severity: 'error',
        file,
        ...here,
        message: both(
          'A line begins with “import” or “export”, which is a command here.',
          'Bir satır burada komut sayılan “import” ya da “export” ile başlıyor.',
        ),
        advice: both('Begin the line with another word.', 'Satıra başka bir sözcükle başlayın.'),
      })
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const name = node.name ?? ''
    result.tags.push({ ...here, value: name })
    const of = node.attributes?.find((attribute) => attribute.name === 'of')?.value
    if (name !== 'Fact' && name !== 'Downloads') return
    const values = typeof of === 'string' ? of.split(/\s+/).filter(Boolean) : []
    if (values.length === 0) {
      result.problems.push({
        severity: 'error',
        file,
        ...here,
        message: both(`<${name} /> does not say what it shows.`, `<${name} /> neyi göstereceğini söylemiyor.`),
        advice: both(
          `Write <${name} of="…" /> with a name between the quotation marks.`,
          `Tırnak arasına bir ad yazarak <${name} of="…" /> biçiminde kullanın.`,
        ),
      })
    }
    const uses = values.map((value) => ({ ...here, value }))
    if (name === 'Fact') result.facts.push(...uses)
    else result.downloads.push(...uses)
  })
  return result
}

/** Reads a page with its frontmatter. Never throws. */
export function readPage(source: string, file: string): PageFile {
  const { route, language } = routeOf(file)
  const { head, text, textLine, closed } = splitFrontmatter(source)
  const page = { ...readText(text, file, language as Language, textLine), route }
  if (!closed) {
    page.problems.unshift({
      severity: 'error',
      file,
      line: 1,
      column: 1,
      message: both(
        'The page does not begin with a head between two lines of “---”.',
        'Sayfa, iki “---” satırı arasındaki bir başlıkla başlamıyor.',
      ),
      advice: both(
        'Begin the file with ---, then title, description, keywords and template, then --- again.',
        'Dosyaya --- ile başlayın; title, description, keywords ve template yazın; yine --- ile kapatın.',
      ),
    })
    return page
  }
  const yaml = parseYaml(head, file, 2)
  page.problems.push(...yaml.problems)
  if (yaml.problems.length > 0) return page
  const checked = checkEntry(yaml, frontmatter, yaml.value ?? {}, [])
  page.problems.push(...checked.problems)
  if (!checked.value) return page
  const read: PageFile = { ...page, frontmatter: checked.value as Frontmatter }
  read.problems.push(...unknownTags(read, checked.value as Frontmatter))
  return read
}

function unknownTags(page: PageFile, { template }: Frontmatter): Problem[] {
  const allowed: string[] = [...everywhere, ...templates[template]]
  return page.tags
    .filter(({ value }) => !allowed.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, allowed)
      const list = allowed.map((tag) => `<${tag} />`).join(', ')
      return {
        severity: 'error' as const,
        file: page.file,
        line,
        column,
        message: both(`<${value}> is not known on this page.`, `<${value}> bu sayfada bilinmiyor.`),
        advice: both(
          `${near ? `Did you mean <${near} />? ` : ''}Allowed here: ${list}.`,
          `${near ? `<${near} /> mi demek istediniz? ` : ''}Burada kullanılabilenler: ${list}.`,
        ),
      }
    })
}
