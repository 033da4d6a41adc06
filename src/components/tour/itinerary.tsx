// The stops of the social tour (specification, section 2: Social Program).
import { graphql } from 'gatsby'
import { Timetable } from '../content/timetable'

export function Itinerary({ stops }: { stops: Queries.ItineraryFragment['itinerary'] }) {
  return (
    <Timetable
      entries={stops.map(({ time, description }) => ({
        key: time,
        start: time,
        content: <p>{description}</p>,
      }))}
    />
  )
}

export const query = graphql`
  fragment Itinerary on SocialTour {
    itinerary {
      time
      description
    }
  }
`
