// The city buses that pass the venue (specification, section 9: Venue and transport).
import { graphql } from 'gatsby'
import { DataTable } from '../content/data-table'
import * as styles from './bus-lines.module.css'

type Props = {
  lines: Queries.BusLinesFragment['busLines']
  words: Queries.TransportWordsFragment
}

export function BusLines({ lines, words }: Props) {
  if (lines.length === 0) return null
  return (
    <DataTable
      caption={words.busLines}
      columns={[words.line, words.route, words.terminus]}
      rows={lines.map(({ number, route, terminus }) => ({
        key: number,
        cells: [
          <span key={number} className={styles.number}>
            {number}
          </span>,
          // Non-breaking spaces keep a dash from beginning a line of text.
          route.replaceAll(' –', '\u00a0–'),
          terminus,
        ],
      }))}
    />
  )
}

export const query = graphql`
  fragment BusLines on Venue {
    busLines {
      number
      route
      terminus
    }
  }
  fragment TransportWords on InterfaceTransport {
    line
    route
    terminus
    metro
    busLines
  }
`
