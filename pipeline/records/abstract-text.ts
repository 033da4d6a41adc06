// The text of an abstract as data, as nodes/page-text.ts makes it of a page's MDX.
import type { ItemAbstract } from '../abstracts'
import { mergedAt, type Block, type Formula, type Picture, type Run, type Table } from '../abstracts/abstract'
import { languages, otherLanguage, type Language } from '../domain/languages'
import type { ProgrammePoster, ProgrammeTalk } from './programme'

type Presented = ProgrammeTalk | ProgrammePoster

/** Plain words, or the name of a tag, its attributes under React's names (if it has any), then its contents. */
export type Part = string | Tag
interface Tag extends Array<Part | Record<string, unknown>> {
  0: string
}

/** Every picture of an abstract with the address at which it is served. */
export function picturesOf({ item, figure, texts }: ItemAbstract): Map<Picture, string> {
  const inTexts = Object.values(texts).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])),
  )
  const pictures = [...(figure ? [figure.picture] : []), ...inTexts]
  return new Map(pictures.map((picture, index) => [picture, `/abstracts/${item.code}-${index + 1}.jpg`]))
}

/** The language in which an abstract is shown to a reader: theirs, if it has a text in it. */
export const shownLanguage = ({ texts }: Pick<ItemAbstract, 'texts'>, language: Language): Language =>
  texts[language] ? language : otherLanguage(language)

const formulaPart = ({ tag, attributes, children }: Formula): Part => [
  tag,
  ...(attributes ? [attributes] : []),
  ...children.map((child) => (typeof child === 'string' ? child : formulaPart(child))),
]

/** Lines of a text, with a break between any two. */
const linesOf = (text: string): Part[] =>
  text.split('\n').flatMap((line, index) => (index > 0 ? [['br'] as Part, line] : [line]))

const runParts = (runs: Run[]) =>
  runs.flatMap(({ text, italic, script, formula }): Part[] => {
    if (formula) return [formulaPart(formula)]
    const inner: Part[] = script ? [[script, text]] : linesOf(text)
    return italic ? [['em', ...inner]] : inner
  })

const imagePart = ({ width, height, alt }: Picture, src = ''): Part => [
  'img',
  { src, alt, width, height, loading: 'lazy' },
]

function tablePart(table: Table): Part {
  const cellParts = (cells: Run[][], row: number, tag: string): Part[] =>
    cells.flatMap((cell, column): Part[] => {
      const span = mergedAt(table, row, column)
      if (!span) return [[tag, ...runParts(cell)]]
      if (span.row !== row || span.column !== column) return []
      // A cell of the head cannot reach below it.
      return [[tag, { rowSpan: row === 0 ? 1 : span.rows, colSpan: span.columns }, ...runParts(cell)]]
    })
  const row = (cells: Run[][], index: number, tag: string) => ['tr', ...cellParts(cells, index, tag)] as Part
  const [head = [], ...others] = table.rows
  const body = others.map((cells, index) => row(cells, index + 1, 'td'))
  return ['table', ['thead', row(head, 0, 'th')], ['tbody', ...body]]
}

type Item = Extract<Block, { kind: 'item' }>

/** A list of items of one level, in which those of deeper levels are lists of their own. */
function listPart([first, ...rest]: [Item, ...Item[]]): Part {
  const { number, format = '1', level = 0 } = first
  const items: { item: Item; inner: Item[] }[] = [{ item: first, inner: [] }]
  for (const item of rest) {
    if ((item.level ?? 0) > level) items.at(-1)?.inner.push(item)
    else items.push({ item, inner: [] })
  }
  const parts = items.map(({ item, inner: [deeper, ...others] }): Part => [
    'li',
    ...(item.number === undefined ? [] : [{ value: item.number }]),
    ...runParts(item.runs),
    ...(deeper ? [listPart([deeper, ...others])] : []),
  ])
  return number === undefined ? ['ul', ...parts] : ['ol', { type: format }, ...parts]
}

function blockPart(block: Exclude<Block, Item>, pictures: Map<Picture, string>): Part {
  if (block.kind === 'picture') return ['p', imagePart(block.picture, pictures.get(block.picture))]
  if (block.kind === 'table') return tablePart(block)
  const [only, ...others] = block.runs
  if (only?.formula?.attributes && others.length === 0) return formulaPart(only.formula)
  return block.kind === 'note' ? ['p', ['small', ...runParts(block.runs)]] : ['p', ...runParts(block.runs)]
}

/** Items that follow one another are one list, unless their kind changes. */
function blockParts(blocks: Block[], pictures: Map<Picture, string>): Part[] {
  const parts: Part[] = []
  let items: Item[] = []
  const closeList = () => {
    const [first, ...others] = items
    if (first) parts.push(listPart([first, ...others]))
    items = []
  }
  for (const block of blocks) {
    const first = items[0]
    const isOther =
      block.kind === 'item' &&
      (block.level ?? 0) <= (first?.level ?? 0) &&
      (block.number === undefined) !== (first?.number === undefined)
    if (block.kind !== 'item' || isOther) closeList()
    if (block.kind === 'item') items.push(block)
    else parts.push(blockPart(block, pictures))
  }
  closeList()
  return parts
}

/** A paragraph, with the same part between any two; none if it would be empty. */
export const paragraph = (parts: Part[][], between: Part): Part[] =>
  parts.length > 0 ? [['p', ...parts.flatMap((one, index) => (index > 0 ? [between, ...one] : one))]] : []

const institutionWords: Record<Language, RegExp> = {
  en: /\b(?:University|Institute|College|School|Department|Faculty|Cent(?:re|er)|Technology)\b/,
  tr: /(?:Üniversitesi|Enstitüsü|Yüksekokulu|Bölümü|Fakültesi|Merkezi|Müdürlüğü)/,
}

/** The language in which the name of an institution is written, if its words say so. */
const languageOfInstitution = (name: string): Language | undefined =>
  languages.find((language) => institutionWords[language].test(name))

/** A link to somebody's ORCID record, after the name. */
export const orcidPart = (orcid: string | undefined): Part[] =>
  orcid ? [' ', ['small', ['a', { href: `https://orcid.org/${orcid}` }, 'ORCID']]] : []

/** Authors as in a paper, with the numbers of their affiliations, and those who present in bold; with several authors, `label` names them. */
export function peopleParts(
  { authors, affiliations, presenters }: Presented,
  language: Language,
  label: string,
  addressOf: (author: string) => string | undefined,
): Part[] {
  const raised = (numbers: number[]): Part[] =>
    affiliations.length > 1 && numbers.length > 0 ? [['sup', numbers.join(',')]] : []
  const linked = (name: string): Part => {
    const href = addressOf(name)
    return href ? ['a', { href }, name] : name
  }
  const names = authors.map(({ name, orcid, presents, affiliations: numbers }): Part[] => [
    presents && authors.length > 1 ? ['strong', linked(name)] : linked(name),
    ...raised(numbers),
    ...orcidPart(orcid),
  ])
  const places = affiliations.map((text, index): Part[] => {
    const written = languageOfInstitution(text) ?? language
    const place: Part = written === language ? ` ${text}` : ['span', { lang: written }, ` ${text}`]
    return [...raised([index + 1]), place]
  })
  const presenting = presenters.map(({ name }): Part[] => [linked(name)])
  return [
    ...paragraph(names, ', '),
    ...paragraph(places, ['br']),
    ...(authors.length === 1
      ? []
      : paragraph([[`${label}: `, ...(presenting[0] ?? [])], ...presenting.slice(1)], ', ')),
  ]
}

/** An abstract in one language as the parts of a page, keywords last. */
export function textParts(abstract: ItemAbstract, shown: Language, keywordsLabel: string): Part[] {
  const { blocks = [], keywords = '' } = abstract.texts[shown] ?? {}
  const pictures = picturesOf(abstract)
  const parts = blockParts(blocks, pictures)
  if (keywords) parts.push(['p', ['strong', `${keywordsLabel}: `], keywords])
  if (!abstract.figure) return parts
  const { picture, captions } = abstract.figure
  const caption = captions[shown] ?? Object.values(captions)[0]
  const image = imagePart(picture, pictures.get(picture))
  return [...parts, ['figure', image, ...(caption ? [['figcaption', caption] as Part] : [])]]
}
