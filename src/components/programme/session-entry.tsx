// One session with its hall, chairs and talks; or a pause, dinner or workshop, which has a place but no talks.
import { withPrefix } from 'gatsby'
import { isPause, isSpoken } from '../../../pipeline/records/programme-codes'
import { PeopleLine } from '../content/people-line'
import { ChangeMark, EntryLink, Fold, LiveMark, Star } from './entry-parts'
import { useHallColour, useProgramme, type EntryStates } from './programme-context'
import { TalkEntry } from './talk-entry'
import * as parts from './entry-parts.module.css'
import * as styles from './session-entry.module.css'

type Props = {
  session: Queries.ProgrammeSessionFragment
  /** By code, the place of the session in its row and those of its talks; undefined if no other hall is beside it. */
  areas: ReadonlyMap<string, string> | undefined
  hidden: boolean
  states: EntryStates
}

/** Who chairs the session, and who takes part in a panel. */
function People({ of: { chairs, panel } }: { of: Props['session'] }) {
  const { words } = useProgramme()
  const inRole = (role: string) => panel.filter((person) => person.role === role)
  const look = { className: styles.chairs, 'data-folds': true }
  return (
    <>
      {chairs.length > 0 && (
        <p {...look}>{`${chairs.length > 1 ? words.chairs : words.chair}: ${chairs.join(', ')}`}</p>
      )}
      <PeopleLine {...look} of={inRole('moderator')} one={words.moderator} several={words.moderators} />
      <PeopleLine {...look} of={inRole('panellist')} one={words.panellists} />
    </>
  )
}

export function SessionEntry({ session, areas, hidden, states }: Props) {
  const { words, language } = useProgramme()
  const { code, kind, title, hall, placeName, note, start, end, talks } = session
  const { found, starred, live, changed, unfolded } = states
  const name = isSpoken(code) ? code : title
  const pause = isPause(kind)
  // What a search has found is shown.
  const open = unfolded.has(code) || found !== null
  return (
    <section
      id={code}
      className={pause ? styles.pause : styles.session}
      data-live={live.get(code)}
      data-fold={open ? 'open' : 'closed'}
      hidden={hidden}
      style={{ gridArea: areas?.get(code), ...useHallColour(hall) }}
    >
      <header className={styles.heading}>
        <p className={styles.when}>
          <time>{`${start}–${end}`}</time> <strong className={styles.place}>{placeName}</strong>
          <LiveMark live={live.get(code)} />
          <ChangeMark change={changed.get(code)} />
        </p>
        <h3>{title}</h3>
        {!pause && (
          <Fold
            id={code}
            label={talks.length > 1 ? words.talks.replace('{n}', String(talks.length)) : words.details}
            name={name}
            open={open}
          />
        )}
        <People of={session} />
        {note && (
          <p className={styles.note} data-folds>
            {note}
          </p>
        )}
        {!pause && (
          <div className={styles.controls} data-folds>
            <EntryLink id={code} code={code} label={name === code ? undefined : name} />
            <a
              className={parts.calendar}
              data-screen-only
              href={withPrefix(`/calendars/${language}/session-${code}.ics`)}
              title={words.sessionCalendar}
            >
              <span className="visually-hidden">{`${words.sessionCalendar}: ${name}`}</span>
            </a>
            <Star id={code} name={name} starred={starred.has(code)} />
          </div>
        )}
      </header>
      {talks.length > 0 && (
        <ol data-folds>
          {talks.map((talk) => (
            <TalkEntry
              key={talk.id}
              talk={talk}
              area={areas?.get(talk.code)}
              starred={starred.has(talk.id)}
              live={live.get(talk.id)}
              change={changed.get(talk.id)}
              hidden={found !== null && !found.has(talk.id)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
