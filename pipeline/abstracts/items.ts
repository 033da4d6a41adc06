// The talks and posters to which abstracts belong.
import type { ReadEdition } from '../read'
import type { Text } from '../schemas/kinds'
import { presentersOf, type Talk } from '../schemas/programme'
import { plainTitle } from '../schemas/title-marks'

export type Item = {
  /** What it keeps when it moves, once it is written in the data. */
  id: string | undefined
  /** Such as 2B-3 or P12. */
  code: string
  title: Text
  /** Names. */
  presenters: string[]
}

const itemOf = (entry: Pick<Talk, 'id' | 'title' | 'authors' | 'presenters'>, code: string): Item => ({
  ...{ id: entry.id, code, title: plainTitle(entry.title) },
  presenters: presentersOf(entry).map(({ name }) => name),
})

/** All talks and posters that could be read, in the order of their files. */
export const itemsOf = ({ data: { sessions = [], posters = [] } }: Pick<ReadEdition, 'data'>): Item[] => [
  ...sessions.flatMap(({ code, talks }) => talks.map((talk, index) => itemOf(talk, `${code}-${index + 1}`))),
  ...posters.map((poster) => itemOf(poster, `P${poster.number}`)),
]
