// Where the symposium stands today, in one line of the hero: the next key date, the day it is at, or that it is over.
import type { ReactNode } from 'react'
import type { Words } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { dateStates } from '../key-dates/date-state'
import * as styles from './event-state.module.css'

type Props = {
  today: string
  days: { starts: { iso: string }; ends: { iso: string } }
  keyDates: readonly Queries.KeyDateEntryFragment[]
  words: Words['home']
}

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

function stateOf({
  today,
  days: { starts, ends },
  keyDates,
  words,
}: Props): [state: string, detail: ReactNode] {
  if (today > ends.iso)
    return [words.tookPlace, <LocalisedLink to="/speakers">{words.lookBack}</LocalisedLink>]
  if (today >= starts.iso)
    return [
      words.today.replace('{n}', `${daysBetween(starts.iso, today) + 1}`),
      <LocalisedLink to="/program">{words.nowOn}</LocalisedLink>,
    ]
  const next = keyDates[dateStates(keyDates, today).indexOf('next')]
  if (!next) return ['', null]
  const { text } = (next.kind === 'event' ? null : next.ends) ?? next.date
  const when = next.kind === 'deadline' ? words.until.replace('{date}', text) : text
  return [next.event, <a href="#key-dates">{when}</a>]
}

export function EventState(props: Props) {
  const [state, detail] = stateOf(props)
  if (!state) return null
  return (
    <p className={styles.state}>
      <strong>{state}</strong>
      {detail}
    </p>
  )
}
