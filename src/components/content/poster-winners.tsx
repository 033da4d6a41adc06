// Who won the poster awards: each prize with its poster, which leads to the programme. Shown from the day after they were given.
import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { prizeName } from './prize-name'

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
