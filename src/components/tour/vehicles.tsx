// The vehicles of the social tour (specification, section 9: Social tour).
import { graphql } from 'gatsby'
import { Figures } from '../content/figures'

type Props = { vehicles: Queries.VehiclesFragment['vehicles']; words: { seats: string; ifNeeded: string } }

export function Vehicles({ vehicles, words }: Props) {
  return (
    <Figures
      figures={vehicles.map(({ name, seats, ifNeeded }) => ({
        label: name,
        figure: words.seats.replace('{n}', String(seats)),
        note: ifNeeded ? words.ifNeeded : undefined,
      }))}
    />
  )
}

export const query = graphql`
  fragment Vehicles on SocialTour {
    vehicles {
      name
      seats
      ifNeeded
    }
  }
`
