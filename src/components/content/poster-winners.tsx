// Who won the poster awards: each prize with its poster, which leads to the programme. Shown from the day after they were given.
import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'

/** The name of a prize, counted from 0. From the fourth on, names are numbered: `{n}` in the words becomes the number. */
export const prizeName = (labels: Labels['prizes'], index: number) =>
  [labels.first, labels.second, labels.third][index] ?? labels.other.replace('{n}', String(index + 1))

type Props = {
  programme: Queries.PosterWinnersFragment | null
  labels: Labels['prizes']
}

export function PosterWinners({ programme, labels }: Props) {
  const winners = programme?.awards?.winners ?? []
  if (winners.length === 0) return null
  return (
    <div data-when="awarded">
      <p>
        <strong>{labels.winners}</strong>
      </p>
      <ol>
        {winners.map(({ id, code, title, names }, index) => (
          <li key={id}>
            {prizeName(labels, index)}: <LocalisedLink to={`/program#${id}`}>{title}</LocalisedLink>
            {`, ${names} (${code})`}
          </li>
        ))}
      </ol>
    </div>
  )
}

export const query = graphql`
  fragment PosterWinners on Programme {
    awards {
      winners {
        id
        code
        title
        names
      }
    }
  }
`
