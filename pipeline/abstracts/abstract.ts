// What an abstract consists of, as data that can be kept from build to build.
import type { Language } from '../domain/languages'

/** A piece of text of one style. Bold text is not kept: authors set whole paragraphs in bold. */
export type Run = { text: string; italic?: boolean; script?: 'sup' | 'sub' }

export type Block =
  | { kind: 'paragraph' | 'item'; runs: Run[] }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'picture'; picture: Picture }

/** A picture, compressed to JPEG. */
export type Picture = { jpeg: string; width: number; height: number; alt: string }

export type Author = { name: string; /** Marks of the affiliations, such as 1,2. */ marks: string }

export type LanguageText = { blocks: Block[]; keywords: string }

/** How a file differs from the template; the rules are in pipeline/check/abstracts.ts. */
export type Layout = {
  /** Millimetres: width, height, and the margins top, right, bottom, left. */
  page: number[]
  margins: number[]
  font: string | undefined
  /** Points. */
  size: number | undefined
  titleIsBold: boolean
  titleIsCentred: boolean
}

export type Abstract = {
  titles: string[]
  authors: Author[]
  affiliations: { mark: string; text: string }[]
  texts: Partial<Record<Language, LanguageText>>
  figure: { picture: Picture; captions: Partial<Record<Language, string>> } | undefined
}

/** Parts of a file that are left out: a picture only if it is damaged or of a rare format. */
export type Lost = 'equation' | 'picture' | 'footnote'

export type WordAbstract = Abstract & {
  layout: Layout
  lost: Lost[]
  /** The pages of the file as plain text, to say on which page a sentence is. */
  pages: string[]
}

export const plain = (runs: Run[]) => runs.map(({ text }) => text).join('')

/** A text without its pictures. */
export const textOf = (blocks: Block[]) =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'picture') return []
      return block.kind === 'table' ? block.rows.flat().map(plain) : plain(block.runs)
    })
    .join(' ')
