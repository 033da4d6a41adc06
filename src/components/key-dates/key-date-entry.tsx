// One key date: when, what, and whether it is still to come.
import { graphql } from 'gatsby'
import type { DateState } from './date-state'
import * as styles from './key-dates.module.css'

type Props = {
  entry: Queries.KeyDateEntryFragment
  state: DateState
  words: Queries.KeyDatesWordsFragment
}

/** “2–4 October 2025”; if the days are in different months, both dates are written in full. */
function Days({ date, ends }: Pick<Queries.KeyDateEntryFragment, 'date' | 'ends'>) {
  if (!ends || ends.iso === date.iso) return <time dateTime={date.iso}>{date.text}</time>
  const sameMonth = date.iso.slice(0, 7) === ends.iso.slice(0, 7)
  return (
    <>
      <time dateTime={date.iso}>{sameMonth ? Number(date.iso.slice(8)) : date.text}</time>
      {sameMonth ? '–' : ' – '}
      <time dateTime={ends.iso}>{ends.text}</time>
    </>
  )
}

export function KeyDateEntry({ entry, state, words }: Props) {
  return (
    <li className={styles.entry} data-state={state}>
      <p className={styles.date}>
        <Days date={entry.date} ends={entry.ends} />
      </p>
      <p>{entry.event}</p>
      <p className={styles.state}>{words[state]}</p>
    </li>
  )
}

export const query = graphql`
  fragment KeyDateEntry on KeyDate {
    key
    kind
    event
    date {
      iso
      text
    }
    ends {
      iso
      text
    }
  }
`
