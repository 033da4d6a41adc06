// The days at a glance, always within reach while one scrolls.
import { dayAnchor } from './day-section'
import { useProgramme } from './programme-context'
import * as styles from './day-nav.module.css'

type Props = { days: readonly Queries.ProgrammeDayFragment[]; posters: number }

/** 2 October: the number large, the month below it. */
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
  // Where there is one place to go, the reader is there.
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
