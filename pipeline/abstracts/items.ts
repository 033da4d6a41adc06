// The talks and posters to which abstracts belong.
import type { ReadEdition } from '../read'
import type { EditionData } from '../schemas'
import type { Text } from '../schemas/kinds'
import { plainTitle } from '../schemas/title-marks'

type Presented = EditionData['posters'][number]

export type Item = {
  /** What it keeps when it moves, once it is written in the data. */
  id: string | undefined
  /** Such as 2B-3 or P12. */
  code: string
  title: Text
  presenters: Presented['presenters']
}

const itemOf = (
  { id, title, presenters }: Pick<Presented, 'id' | 'title' | 'presenters'>,
  code: string,
): Item => ({ id, code, title: plainTitle(title), presenters })

/** All talks and posters that could be read, in the order of their files. */
export const itemsOf = ({ data: { sessions = [], posters = [] } }: Pick<ReadEdition, 'data'>): Item[] => [
  ...sessions.flatMap(({ code, talks }) => talks.map((talk, index) => itemOf(talk, `${code}-${index + 1}`))),
  ...posters.map((poster) => itemOf(poster, `P${poster.number}`)),
]
