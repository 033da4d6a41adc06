// The text of an abstract as data, as nodes/page-text.ts makes it of a page's MDX.
import type { ItemAbstract } from '../abstracts'
import type { Block, Picture, Run } from '../abstracts/abstract'
import { languages, type Language } from '../domain/languages'
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
  texts[language] ? language : languages.find((other) => texts[other])!

const runParts = (runs: Run[]) =>
  runs.map(({ text, italic, script }): Part => {
    const inner: Part = script ? [script, text] : text
    return italic ? ['em', inner] : inner
  })

const imagePart = ({ width, height, alt }: Picture, src: string): Part => [
  'img',
  { src, alt, width, height, loading: 'lazy' },
]

function blockPart(block: Block, pictures: Map<Picture, string>): Part {
  if (block.kind === 'picture') return ['p', imagePart(block.picture, pictures.get(block.picture)!)]
  if (block.kind !== 'table') return [block.kind === 'item' ? 'li' : 'p', ...runParts(block.runs)]
  const row = (cells: Run[][], tag: string) =>
    ['tr', ...cells.map((cell) => [tag, ...runParts(cell)])] as Part
  const [head = [], ...rows] = block.rows
  return ['table', ['thead', row(head, 'th')], ['tbody', ...rows.map((cells) => row(cells, 'td'))]]
}

/** Items that follow one another are one list. */
function blockParts(blocks: Block[], pictures: Map<Picture, string>): Part[] {
  const parts: Part[] = []
  for (const block of blocks) {
    const part = blockPart(block, pictures)
    const last = parts.at(-1)
    if (block.kind !== 'item') parts.push(part)
    else if (typeof last === 'object' && last[0] === 'ul') last.push(part)
    else parts.push(['ul', part])
  }
  return parts
}

/** A paragraph, with the same part between any two; none if it would be empty. */
export const paragraph = (parts: Part[][], between: Part): Part[] =>
  parts.length > 0 ? [['p', ...parts.flatMap((one, index) => (index > 0 ? [between, ...one] : one))]] : []

/** Authors as in a paper, with the numbers of their affiliations, and those who present in bold; with several authors, `label` names them. */
export function peopleParts({ authors, affiliations, presenters }: Presented, label: string): Part[] {
  const raised = (numbers: number[]): Part[] =>
    affiliations.length > 1 && numbers.length > 0 ? [['sup', numbers.join(',')]] : []
  const names = authors.map(({ name, presents, affiliations: numbers }): Part[] => [
    presents && authors.length > 1 ? ['strong', name] : name,
    ...raised(numbers),
  ])
  const places = affiliations.map((text, index): Part[] => [...raised([index + 1]), ` ${text}`])
  const presenting = `${label}: ${presenters.map(({ name }) => name).join(', ')}`
  return [
    ...paragraph(names, ', '),
    ...paragraph(places, ['br']),
    ...(authors.length === 1 ? [] : [['p', presenting] as Part]),
  ]
}

export function textParts(abstract: ItemAbstract, shown: Language, keywordsLabel: string): Part[] {
  const { blocks, keywords } = abstract.texts[shown]!
  const pictures = picturesOf(abstract)
  const parts = blockParts(blocks, pictures)
  if (keywords) parts.push(['p', ['strong', `${keywordsLabel}: `], keywords])
  if (!abstract.figure) return parts
  const { picture, captions } = abstract.figure
  const caption = captions[shown] ?? Object.values(captions)[0]
  const image = imagePart(picture, pictures.get(picture)!)
  return [...parts, ['figure', image, ...(caption ? [['figcaption', caption] as Part] : [])]]
}
