// The earlier meetings, oldest first (specification, section 2: Conference).
import { graphql } from 'gatsby'
import { DataTable } from '../content/data-table'
import * as styles from './previous-events.module.css'

type Props = { events: readonly Queries.PreviousEventFragment[]; words: Queries.EventWordsFragment }

export function PreviousEvents({ events, words }: Props) {
  if (events.length === 0) return null
  return (
    <DataTable
      caption={words.previousEvents}
      columns={[words.year, words.date, words.title, words.place]}
      rows={events.map(({ year, date, title, place }) => ({
        key: `${year} ${title}`,
        cells: [
          year,
          <span key="date" className={styles.date}>
            {date}
          </span>,
          title,
          place,
        ],
      }))}
    />
  )
}

export const query = graphql`
  fragment PreviousEvent on PreviousEvent {
    year
    date
    title
    place
  }
  fragment EventWords on InterfaceEvents {
    previousEvents
    year
    date
    title
    place
  }
`
