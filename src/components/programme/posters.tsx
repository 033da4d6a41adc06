// The posters: when they are presented, the prizes, and the list of all posters by number.
import { memo } from 'react'
import { MarkedTitle } from '../content/marked-title'
import { prizeName } from '../content/prize-name'
import { POSTER_LIST, type Entry } from './entries'
import { ChangeMark, CoAuthors, EntryDetails, EntryLink, FoldHeading, Presenters, Star } from './entry-parts'
import { useProgramme, type EntryStates } from './programme-context'
import * as styles from './posters.module.css'

type Poster = Queries.ProgrammePosterFragment
type RowProps = {
  poster: Poster
  when: string | undefined
  starred: boolean
  change: string | undefined
  hidden: boolean
  /** Whether any poster has a theme. */
  themed: boolean
}
type TableProps = {
  posters: readonly Poster[]
  sessions: readonly Entry[]
  states: EntryStates
  caption: string
}

// Roles are written out because rows are laid out as blocks on a phone, which removes their implicit roles.
const PosterRow = memo(function PosterRow({ poster, when, starred, change, hidden, themed }: RowProps) {
  const { words } = useProgramme()
  const { id, oldCodes, code, title, titleLanguage, presenters, coAuthors, themeName, abstract } = poster
  return (
    <tr id={id} role="row" hidden={hidden}>
      <th scope="row" role="rowheader">
        <EntryLink id={id} code={code} oldCodes={oldCodes} />
      </th>
      <td role="cell">
        <ChangeMark change={change} />{' '}
        <b lang={titleLanguage ?? undefined}>
          <MarkedTitle title={title} runs={poster.titleRuns} />
        </b>
        <EntryDetails of={poster} when={when} />
      </td>
      <td role="cell">
        <Presenters of={presenters} />
        <CoAuthors of={coAuthors} abstract={abstract} />
      </td>
      {themed && (
        <td role="cell" data-label={themeName ? words.theme : undefined}>
          {themeName}
        </td>
      )}
      <td role="cell">
        <Star id={id} name={code} starred={starred} />
      </td>
    </tr>
  )
})

/** The posters in the order of their boards (specification, section 2: Programme). */
function PosterTable({ posters, sessions, states, caption }: TableProps) {
  const { words } = useProgramme()
  const { found, starred, changed } = states
  const themed = posters.some(({ themeName }) => themeName)
  const columns = [words.posterNumber, words.posterTitle, words.presenters, ...(themed ? [words.theme] : [])]
  // With a single poster session, its time is given above the table.
  const times = new Map(
    sessions.length > 1 ? sessions.map(({ code, time }) => [code, `${time?.day}, ${time?.start}`]) : [],
  )
  return (
    <table className={styles.posters} role="table" data-folds>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
          <th scope="col" role="columnheader">
            <span className="visually-hidden">{words.mine}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posters.map((poster) => (
          <PosterRow
            key={poster.id}
            poster={poster}
            when={times.get(poster.session ?? '')}
            starred={starred.has(poster.id)}
            change={changed.get(poster.id)}
            hidden={found !== null && !found.has(poster.id)}
            themed={themed}
          />
        ))}
      </tbody>
    </table>
  )
}

type Programme = Queries.ProgrammeScheduleFragment
type Props = {
  programme: Pick<Programme, 'posters' | 'awards'>
  /** The sessions in which posters are shown, in order of time. */
  sessions: readonly Entry[]
  prizeWords: Queries.PrizeWordsFragment
  states: EntryStates
}

export const PosterSection = memo(function PosterSection({ programme, sessions, prizeWords, states }: Props) {
  const { words } = useProgramme()
  const { posters, awards } = programme
  const { found, unfolded } = states
  const open = unfolded.has(POSTER_LIST) || found !== null
  if (posters.length === 0) return null
  return (
    <section
      id={POSTER_LIST}
      className={styles.section}
      data-fold={open ? 'open' : 'closed'}
      hidden={found !== null && !posters.some(({ id }) => found.has(id))}
    >
      <FoldHeading
        id={POSTER_LIST}
        name={words.posters}
        label={`${posters.length} ${words.postersShort}`}
        open={open}
      />
      <div className={styles.facts}>
        <ul>
          {sessions.map(({ code, time, place }) => (
            <li key={code}>
              <b>{time && `${time.day}, ${time.start}–${time.end}`}</b> {place}
            </li>
          ))}
        </ul>
        <div>
          <h3>
            {words.awards} <span>{awards.date.text}</span>
          </h3>
          <dl>
            {awards.prizes.map((prize, index) => (
              <div key={index}>
                <dt>{prizeName(prizeWords, index)}</dt>
                <dd>{prize.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PosterTable posters={posters} sessions={sessions} states={states} caption={words.posters} />
    </section>
  )
})
