// The venue's name and address and the days of the symposium.
import { graphql } from 'gatsby'
import { DetailList } from '../content/detail-list'
import * as styles from './venue-facts.module.css'

type Props = { venue: Queries.VenueFactsFragment; dates: string; words: Queries.VenueWordsFragment }

export function VenueFacts({ venue, dates, words }: Props) {
  return (
    <>
      <p className={styles.name}>{venue.name}</p>
      <DetailList
        details={[
          { label: words.address, value: <address>{venue.address}</address> },
          { label: words.dates, value: dates },
        ]}
      />
    </>
  )
}

export const query = graphql`
  fragment VenueFacts on Venue {
    name
    address
  }
  fragment VenueWords on InterfaceVenue {
    venue
    address
    dates
  }
`
