// One session with its hall, chairs and talks; or a pause, dinner or workshop, which has a place but no talks.
import { memo } from 'react'
import { withPrefix } from 'gatsby'
import { timeIn } from '../../../pipeline/domain/event-time'
import { isPause, isSpoken } from '../../../pipeline/domain/programme-codes'
import { PeopleLine } from '../content/people-line'
import { TimeSpan } from '../content/time-span'
import { Details, EntryLink, EntryTitle, Fold, Marks, People, Star } from './entry-parts'
import { stateOf, useHallColour, useProgramme, type EntryState, type EntryStates } from './programme-context'
import * as parts from './entry-parts.module.css'
import * as styles from './session-entry.module.css'

type Session = Queries.ProgrammeSessionFragment
type TalkProps = EntryState & {
  talk: Queries.ProgrammeTalkFragment
  /** True if it folds by itself, and not its whole list. */
  folds: boolean | undefined
}

// Memoised: there are hundreds of talks on the page, and each is rendered again only if something about it has changed.
const TalkEntry = memo(function TalkEntry({ talk, folds, starred, hidden, ...marks }: TalkProps) {
  const { labels } = useProgramme()
  const { id, oldCodes, code, kind, titleLanguage, startsAt, endsAt } = talk
  // An ordinary talk has no mark.
  const mark = { invited: labels.invitedTalk, plenary: labels.plenaryLecture }[kind]
  return (
    <li id={id} className={styles.talk} data-live={marks.live} hidden={hidden} data-folds={folds}>
      <div className={styles.begins}>
        <p>
          <time>{timeIn(startsAt)}</time>
          <span>
            –<time>{timeIn(endsAt)}</time>
          </span>
        </p>
        <EntryLink id={id} code={code} oldCodes={oldCodes} />
        <Marks {...marks} />
      </div>
      <div>
        {mark && <strong className={styles.mark}>{mark}</strong>}
        <h4 lang={titleLanguage ?? undefined}>
          <EntryTitle of={talk} />
        </h4>
        <People of={talk} />
        <Details of={talk} />
      </div>
      <Star id={id} name={code} starred={starred} />
    </li>
  )
})

/** Who chairs the session, and who takes part in a panel. */
function Chairs({ of: { chairs, panel } }: { of: Session }) {
  const { labels } = useProgramme()
  const inRole = (role: string) => panel.filter((person) => person.role === role)
  const look = { className: 'note', 'data-folds': true }
  return (
    <>
      {chairs.length > 0 && (
        <p {...look}>{`${chairs.length > 1 ? labels.chairs : labels.chair}: ${chairs.join(', ')}`}</p>
      )}
      <PeopleLine {...look} of={inRole('moderator')} one={labels.moderator} several={labels.moderators} />
      <PeopleLine {...look} of={inRole('panellist')} one={labels.panellists} />
    </>
  )
}

type Props = {
  session: Session
  /** All of its day: what interrupts it is listed among its talks. */
  ofDay?: readonly Session[]
  /** By code, the place of the session in its row; undefined if no other hall is beside it. */
  areas?: ReadonlyMap<string, string>
  hidden: boolean
  states: EntryStates
}

export function SessionEntry({ session, ofDay, areas, hidden, states }: Props) {
  const colourOf = useHallColour()
  const { code, kind, hall } = session
  return (
    <section
      id={code}
      className={isPause(kind) ? styles.pause : styles.session}
      data-live={states.live.get(code)}
      data-fold={isOpen(code, states) ? 'open' : 'closed'}
      hidden={hidden}
      style={{ gridArea: areas?.get(code), ...colourOf(hall) }}
    >
      <SessionContents session={session} ofDay={ofDay} states={states} />
    </section>
  )
}

/** What a search has found is shown. */
const isOpen = (code: string, { unfolded, found }: EntryStates) => unfolded.has(code) || found !== null

/** The talks of a session and what interrupts it, in order of time. */
function Talks({
  of: { code, talks },
  ofDay = [],
  states,
}: Pick<Props, 'ofDay' | 'states'> & { of: Session }) {
  const events = ofDay.filter(({ within }) => within === code)
  const folds = events.length > 0 || undefined
  const items = [...talks, ...events].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  return (
    // What is not laid out costs no time: a list that folds as a whole is hidden as a whole.
    <ol data-folds={folds ? undefined : true}>
      {items.map((item) =>
        'talks' in item ? (
          <li key={item.code}>
            <SessionEntry session={item} hidden={stateOf(item.code, states).hidden} states={states} />
          </li>
        ) : (
          <TalkEntry key={item.id} talk={item} folds={folds} {...stateOf(item.id, states)} />
        ),
      )}
    </ol>
  )
}

// Memoised as talks are: what a search hides stays as it was.
const SessionContents = memo(function SessionContents({
  session,
  ofDay,
  states,
}: Pick<Props, 'session' | 'ofDay' | 'states'>) {
  const { labels, language } = useProgramme()
  const { code, kind, title, placeName, note, startsAt, endsAt, talks, within } = session
  const { starred, ...marks } = stateOf(code, states)
  const name = isSpoken(code) ? code : title
  const pause = isPause(kind)
  const Heading = within ? 'h4' : 'h3'
  return (
    <>
      <header className={styles.heading}>
        <p className={`row ${styles.when}`}>
          <TimeSpan start={timeIn(startsAt)} end={timeIn(endsAt)} />{' '}
          <strong className={styles.place}>{placeName}</strong>
          <Marks {...marks} />
        </p>
        <Heading>{title}</Heading>
        {!pause && (
          <Fold
            id={code}
            label={talks.length > 1 ? labels.talks.replace('{n}', String(talks.length)) : labels.details}
            name={name}
            open={isOpen(code, states)}
          />
        )}
        <Chairs of={session} />
        {note && (
          <p className={`note ${styles.remark}`} data-folds>
            {note}
          </p>
        )}
        {!pause && (
          <div className={styles.controls} data-folds>
            <EntryLink id={code} code={code} name={name} />
            <a
              className={parts.calendar}
              data-screen-only
              href={withPrefix(`/calendars/${language}/session-${code}.ics`)}
              title={labels.sessionCalendar}
            >
              <span className="visually-hidden">{`${labels.sessionCalendar}: ${name}`}</span>
            </a>
            <Star id={code} name={name} starred={starred} />
          </div>
        )}
      </header>
      {talks.length > 0 && <Talks of={session} ofDay={ofDay} states={states} />}
    </>
  )
})
