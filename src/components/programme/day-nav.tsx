// Links to the days, within reach while the reader scrolls.
import { dayAnchor } from './day-section'
import { useProgramme } from './programme-context'
import * as styles from './day-nav.module.css'

type Props = { days: readonly Queries.ProgrammeDayFragment[]; posters: number }

/** “2 October”, with the number large and the month below. */
function Day({ anchor, number, name }: { anchor: string; number: string; name: string }) {
  return (
    <li>
      <a href={`#${anchor}`}>
        <b>{number}</b> {name}
      </a>
    </li>
  )
}

export function DayNav({ days, posters }: Props) {
  const { words } = useProgramme()
  // With a single place to go to, no links are needed.
  if (days.length + Math.min(posters, 1) < 2) return null
  return (
    <nav className={styles.nav} aria-label={words.tableOfDays}>
      <ul>
        {days.map(({ date }) => {
          const [number = '', ...month] = date.day.split(' ')
          return <Day key={date.iso} anchor={dayAnchor(date.iso)} number={number} name={month.join(' ')} />
        })}
        {posters > 0 && <Day anchor="poster-list" number={String(posters)} name={words.postersShort} />}
      </ul>
    </nav>
  )
}
