// One session with its hall, chairs and talks; or a pause, dinner or workshop, which has a place but no talks.
import type { CSSProperties } from 'react'
import { withPrefix } from 'gatsby'
import { isPause } from '../../../pipeline/records/pauses'
import { isSpoken } from '../../../pipeline/records/programme-codes'
import { EntryLink, LiveMark, Star } from './entry-parts'
import { useProgramme, type EntryStates } from './programme-context'
import type { Position } from './day-rows'
import { TalkEntry } from './talk-entry'
import * as styles from './session-entry.module.css'

type Props = {
  session: Queries.ProgrammeSessionFragment
  /** Its place among the sessions of its row; undefined if no other hall is beside it. */
  position: Position | undefined
  hidden: boolean
  states: EntryStates
}

function Chairs({ of }: { of: readonly string[] }) {
  const { words } = useProgramme()
  if (of.length === 0) return null
  return <p className={styles.chairs}>{`${of.length > 1 ? words.chairs : words.chair}: ${of.join(', ')}`}</p>
}

export function SessionEntry({ session, position, hidden, states }: Props) {
  const { words, language } = useProgramme()
  const { code, kind, title, placeName, chairs, note, start, end, talks } = session
  const { found, starred, live } = states
  const isFound = (item: string) => found === null || found.has(item)
  const name = isSpoken(code) ? code : title
  const pause = isPause(kind)
  const style = {
    '--place': position && `${position.line} / ${position.column} / span ${position.lines}`,
    '--talks': talks.length > 0 ? talks.filter((talk) => isFound(talk.code)).length : undefined,
  } as CSSProperties
  return (
    <section
      id={code}
      className={pause ? styles.pause : styles.session}
      data-live={live.get(code)}
      data-later={talks.length > 0 ? '' : undefined}
      hidden={hidden}
      style={style}
    >
      <header className={styles.heading}>
        <p className={styles.when}>
          <time>{`${start}–${end}`}</time> <strong className={styles.place}>{placeName}</strong>
          <LiveMark live={live.get(code)} />
        </p>
        <h3>{title}</h3>
        <Chairs of={chairs} />
        {note && <p className={styles.note}>{note}</p>}
        {!pause && (
          <div className={styles.controls}>
            <EntryLink code={code} label={name === code ? undefined : name} />
            <a
              className={styles.calendar}
              data-screen-only
              href={withPrefix(`/calendars/${language}/session-${code}.ics`)}
              title={words.sessionCalendar}
            >
              <span className="visually-hidden">{`${words.sessionCalendar}: ${name}`}</span>
            </a>
            <Star code={code} name={name} starred={starred.has(code)} />
          </div>
        )}
      </header>
      {talks.length > 0 && (
        <ol>
          {talks.map((talk) => (
            <TalkEntry
              key={talk.code}
              talk={talk}
              place={placeName ?? ''}
              starred={starred.has(talk.code)}
              live={live.get(talk.code)}
              hidden={!isFound(talk.code)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
