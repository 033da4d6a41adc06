// The earlier meetings as a table; on a phone each row is a small card (specification, section 2: Conference).
import { graphql } from 'gatsby'
import * as styles from './previous-events.module.css'

type Props = { events: readonly Queries.PreviousEventFragment[]; words: Queries.EventWordsFragment }

// The roles say what the elements are by nature: some browsers forget it when a phone shows rows as blocks.
export function PreviousEvents({ events, words }: Props) {
  return (
    <table className={styles.events} role="table">
      <caption className="visually-hidden">{words.previousEvents}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.year, words.date, words.title, words.place].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {events.map(({ year, date, title, place }) => (
          <tr key={year} role="row">
            <th role="rowheader" scope="row">
              {year}
            </th>
            <td role="cell" data-label={words.date}>
              {date}
            </td>
            <td role="cell" data-label={words.title}>
              {title}
            </td>
            <td role="cell" data-label={words.place}>
              {place}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
