// The posters: when they are presented, the prizes, and the list of all by number (specification, section 2: Programme).
import { memo } from 'react'
import { PosterWinners, prizeName } from '../content/poster-winners'
import { POSTER_LIST } from './entries'
import { Details, EntryLink, EntryTitle, FoldHeading, Marks, People, Star } from './entry-parts'
import { stateOf, useProgramme, type EntryState, type ListStates } from './programme-context'
import * as styles from './posters.module.css'

type RowProps = EntryState & {
  poster: Queries.ProgrammePosterFragment
  when: string | undefined
  /** Whether any poster has a theme. */
  themed: boolean
}

// Roles are written out because rows are laid out as blocks on a phone, which removes their implicit roles.
const PosterRow = memo(function PosterRow({
  poster,
  when,
  starred,
  change,
  inAbstract,
  hidden,
  themed,
}: RowProps) {
  const { labels } = useProgramme()
  const { id, oldCodes, code, titleLanguage, themeName } = poster
  return (
    <tr id={id} role="row" hidden={hidden}>
      <th scope="row" role="rowheader">
        <EntryLink id={id} code={code} oldCodes={oldCodes} />
      </th>
      <td role="cell">
        <Marks change={change} inAbstract={inAbstract} />{' '}
        <b lang={titleLanguage ?? undefined}>
          <EntryTitle of={poster} />
        </b>
        <Details of={poster} when={when} />
      </td>
      <td role="cell">
        <People of={poster} />
      </td>
      {themed && (
        <td role="cell" className="note" data-label={themeName ? labels.theme : undefined}>
          {themeName}
        </td>
      )}
      <td role="cell">
        <Star id={id} name={code} starred={starred} />
      </td>
    </tr>
  )
})

/** When the awards for posters are given, and the prizes. */
function Awards() {
  const { labels, prizeLabels, programme } = useProgramme()
  const { awards } = programme
  return (
    awards && (
      <div>
        <h3>
          {labels.awards} <span className="quiet">{awards.date.text}</span>
        </h3>
        <dl className="row">
          {awards.prizes.map((prize, index) => (
            <div key={index}>
              <dt className="note">{prizeName(prizeLabels, index)}</dt>
              <dd>{prize}</dd>
            </div>
          ))}
        </dl>
      </div>
    )
  )
}

/** The posters by number, with their sessions and awards (specification, section 2: Programme). */
export const PosterSection = memo(function PosterSection({ states: sought, unsearched }: ListStates) {
  const { labels, prizeLabels, programme, entries } = useProgramme()
  const { posters } = programme
  const isHidden = sought.found !== null && !posters.some(({ id }) => sought.found?.has(id))
  const states = isHidden ? unsearched : sought
  const { found, unfolded } = states
  const open = unfolded.has(POSTER_LIST) || found !== null
  if (posters.length === 0) return null
  const sessions = entries.filter(({ code }) => posters.some(({ session }) => session === code))
  const themed = posters.some(({ themeName }) => themeName)
  const columns = [
    labels.posterNumber,
    labels.posterTitle,
    labels.presenters,
    ...(themed ? [labels.theme] : []),
  ]
  // With a single poster session, its time is given above the table.
  const times = new Map(
    sessions.length > 1 ? sessions.map(({ code, time }) => [code, `${time?.day}, ${time?.start}`]) : [],
  )
  return (
    <section
      id={POSTER_LIST}
      className={styles.section}
      data-fold={open ? 'open' : 'closed'}
      hidden={isHidden}
    >
      <FoldHeading
        id={POSTER_LIST}
        name={labels.posters}
        label={`${posters.length} ${labels.postersShort}`}
        open={open}
      />
      <div className={`row ${styles.facts}`}>
        <ul>
          {sessions.map(({ code, time, place }) => (
            <li key={code}>
              <b>{time && `${time.day}, ${time.start}–${time.end}`}</b> {place}
            </li>
          ))}
        </ul>
        <Awards />
      </div>
      <PosterWinners programme={programme} labels={prizeLabels} />
      <table className={styles.posters} role="table" data-folds>
        <caption className="visually-hidden">{labels.posters}</caption>
        <thead>
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{labels.mine}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {posters.map((poster) => (
            <PosterRow
              key={poster.id}
              poster={poster}
              when={times.get(poster.session ?? '')}
              themed={themed}
              {...stateOf(poster.id, states)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
})
