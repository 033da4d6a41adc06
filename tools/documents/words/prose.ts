// The few kinds of block in which the PDF documents are written.
import type { Language } from '../../../pipeline/schemas/kinds'

export type Point = readonly [x: number, y: number]

export type Series = { label: string; points: Point[]; marks?: boolean }

export type Plot = {
  caption: string
  /** Alternative text, for readers who cannot see the curves. */
  alt: string
  x: { label: string; ticks: number[] }
  y: { label: string; ticks: number[] }
  series: Series[]
}

export type TableWords = {
  caption?: string
  head: string[]
  rows: string[][]
  /** Each column's share of the text width; together they are 1. */
  widths: number[]
}

/** One block of a text; a string is a paragraph. */
export type Block =
  | string
  | { kind: 'heading'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'formula'; text: string; spoken: string }
  | { kind: 'table'; table: TableWords }
  | { kind: 'plot'; plot: Plot }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'tick'; text: string }
  | { kind: 'fields'; labels: string[] }

/** The part of a document in one language; `ownPage` starts it on a new page. */
export type Part = { language: Language; title?: string; lead?: string; blocks: Block[]; ownPage?: boolean }

export type PaperWords = {
  title: string
  subject: string
  language: Language
  parts: Part[]
  /** Small line at the foot of each page. */
  foot: string
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const strong = (words: string): Block => ({ kind: 'strong', text: words })
export const note = (words: string): Block => ({ kind: 'note', text: words })
export const list = (...items: string[]): Block => ({ kind: 'list', items })
export const table = (words: TableWords): Block => ({ kind: 'table', table: words })
