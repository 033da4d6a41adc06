// Turns the text of a page into data, which src/components/content/prose.tsx draws. All pages of a template then share one
// component, and another page adds no code.
import type { CreateResolversArgs } from 'gatsby'
import { join, sep } from 'node:path'
import { find, hastToReact, html } from 'property-information'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { headingsByAnchor } from '../read/texts/nodes'
import { parseText } from '../read/texts/text-file'
import type { Part as TextPart } from '../records/abstract-text'
import type { Fact } from '../records/facts'
import { inBoth, type Language } from '../domain/languages'
import { splitMeasures } from '../domain/measures'

/** A part of a text as HTML (hast). */
type Element = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Element[]
}

export type { TextPart }

type Tag = { name: string; attributes: { name: string; value: unknown }[] }

/** `<Downloads of="…" />`: the check allows only texts as attributes of a tag, and nothing inside it. */
const tag = (_: unknown, { name, attributes }: Tag) => ({
  type: 'element' as const,
  tagName: name,
  properties: Object.fromEntries(attributes.map((attribute) => [attribute.name, String(attribute.value)])),
  children: [],
})

/** `{…}`: the check refuses everything but comments. */
const nothing = () => undefined

/** A tag on a line of its own is a block. A fact is part of a sentence, so one standing alone becomes a paragraph. */
const block = (state: unknown, node: Tag) =>
  node.name === 'Fact'
    ? { type: 'element' as const, tagName: 'p', children: [tag(state, node)] }
    : tag(state, node)

const handlers: Options['handlers'] = {
  mdxJsxFlowElement: block,
  mdxJsxTextElement: tag,
  mdxFlowExpression: nothing,
  mdxTextExpression: nothing,
}

/** The labels of footnotes in the page's language: remark has English ones only. */
const footnotes = { en: {}, tr: { footnoteLabel: 'Dipnotlar', footnoteBackLabel: 'Metne dön' } }

const processors = inBoth((language) => unified().use(remarkRehype, { handlers, ...footnotes[language] }))

/** Tags in which a line break between two children is not a space; undefined is the text as a whole. */
const blocks = new Set([undefined, 'ul', 'ol', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr'])

/** Numbers with their units are kept on one line by being marked as facts. */
const wordsOf = (text: string): TextPart[] =>
  splitMeasures(text)
    .map((part, index): TextPart => (index % 2 ? ['Fact', part] : part))
    .filter((part) => part !== '')

function attributesOf({ properties = {} }: Element) {
  const entries = Object.entries(properties).map(([name, value]) => {
    const { space, property, attribute } = find(html, name)
    const called = space ? (hastToReact[property] ?? property) : attribute
    return [called, Array.isArray(value) ? value.join(' ') : value]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/**
 * The text of an MDX file's body as data, with its facts filled in: `[['p', 'From ', ['Fact', '2 October 2025'], ' on'],
 * ['FeeTable']]`. Expects a text that the check (pipeline/check) has passed; throws if MDX refuses it.
 */
export function textOf(body: string, language: Language, facts: Record<string, Fact>): TextPart[] {
  const within = ({ tagName, children = [] }: Element) =>
    children.filter(({ value }) => value !== '\n' || !blocks.has(tagName)).flatMap(partsOf)
  function partsOf(element: Element): TextPart[] {
    const { tagName, value = '', properties } = element
    if (!tagName) return wordsOf(value)
    const fact = tagName === 'Fact' ? facts[properties?.['of'] as string] : undefined
    const attributes = fact ? { ...(fact.href && { href: fact.href }) } : attributesOf(element)
    const said = fact ? [fact.text] : within(element)
    return [Object.keys(attributes).length > 0 ? [tagName, attributes, ...said] : [tagName, ...said]]
  }
  const tree = parseText(body)
  for (const [id, heading] of headingsByAnchor(tree)) heading.data = { hProperties: { id } }
  const rehyped: unknown = processors[language].runSync(tree as never)
  return within(rehyped as Element)
}

type Source = { file: string; language: Language; facts: string[]; parts?: string }
type Context = {
  nodeModel: {
    findOne: (query: object) => Promise<{ body: string } | null>
    findAll: (query: object) => Promise<{ entries: Iterable<Fact & { key: string }> }>
  }
}

/** Adds the field `text` to pages, made from the body of their MDX file as gatsby-plugin-mdx has read it. */
export function addPageText({ createResolvers }: CreateResolversArgs, root: string): void {
  const resolve = async ({ file, language, facts, parts }: Source, _: object, { nodeModel }: Context) => {
    if (parts) return JSON.parse(parts) as TextPart[]
    // Gatsby writes paths with / on every system, Windows included.
    const path = join(root, file).replaceAll(sep, '/')
    const itsFile = { internal: { contentFilePath: { eq: path } } }
    const mdx = await nodeModel.findOne({ type: 'Mdx', query: { filter: itsFile } })
    if (!mdx) throw new Error(`gatsby-plugin-mdx has not read ${file}.`)
    const quoted = { language: { eq: language }, key: { in: facts } }
    const { entries } = await nodeModel.findAll({ type: 'Fact', query: { filter: quoted } })
    return textOf(mdx.body, language, Object.fromEntries([...entries].map((fact) => [fact.key, fact])))
  }
  createResolvers({ Page: { text: { type: 'JSON', resolve } } })
}
