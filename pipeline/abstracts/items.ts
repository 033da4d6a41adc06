// The talks and posters to which abstracts belong.
import type { ReadEdition } from '../read'
import type { EditionData } from '../schemas'
import type { Text } from '../schemas/kinds'

type Presented = EditionData['posters'][number]

export type Item = {
  /** The permanent id if it has one, otherwise the code: the end of its address. */
  id: string
  /** Such as 2B-3 or P12. */
  code: string
  /** Code of the session of a talk. */
  session: string | undefined
  title: Text
  presenters: Presented['presenters']
}

const itemOf = (
  { title, presenters, ...rest }: Pick<Presented, 'title' | 'presenters'>,
  code: string,
  session?: string,
): Item => {
  const { id } = rest as { id?: string }
  return { id: id ?? code, code, session, title, presenters }
}

/** All talks and posters that could be read, in the order of their files. */
export const itemsOf = ({ data: { sessions = [], posters = [] } }: Pick<ReadEdition, 'data'>): Item[] => [
  ...sessions.flatMap(({ code, talks }) =>
    talks.map((talk, index) => itemOf(talk, `${code}-${index + 1}`, code)),
  ),
  ...posters.map((poster) => itemOf(poster, `P${poster.number}`)),
]
