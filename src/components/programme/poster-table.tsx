// The posters in the order of their boards (specification, section 2: Programme).
import { memo } from 'react'
import type { Entry } from './entries'
import { EntryLink, Star } from './entry-controls'
import { Presenters } from './presenters'
import { useProgramme, type EntryStates } from './programme-context'
import { Abstract, SpokenLanguage } from './talk-entry'
import * as styles from './poster-table.module.css'

type Poster = Queries.ProgrammePosterFragment
type Props = {
  posters: readonly Poster[]
  sessions: readonly Entry[]
  states: EntryStates
  caption: string
}

// Roles are written out because rows are laid out as blocks on a phone, which removes their implicit roles.
const PosterRow = memo(function PosterRow({
  poster,
  when,
  starred,
  hidden,
}: {
  poster: Poster
  when: string | undefined
  starred: boolean
  hidden: boolean
}) {
  const { words } = useProgramme()
  const { code, title, presenters, themeName, language, abstract } = poster
  const titleLanguage = poster.titleLanguage ?? undefined
  return (
    <tr id={code} role="row" hidden={hidden} data-later="">
      <th scope="row" role="rowheader">
        <EntryLink code={code} />
      </th>
      <td role="cell">
        <b lang={titleLanguage}>{title}</b>
        <p className={styles.details}>
          {when && <span>{when}</span>}
          <SpokenLanguage of={language} />
          <Abstract file={abstract} title={title} titleLanguage={titleLanguage} />
        </p>
      </td>
      <td role="cell">
        <Presenters of={presenters} />
      </td>
      <td role="cell" data-label={words.theme}>
        {themeName}
      </td>
      <td role="cell">
        <Star code={code} starred={starred} />
      </td>
    </tr>
  )
})

export function PosterTable({ posters, sessions, states, caption }: Props) {
  const { words } = useProgramme()
  const { found, starred } = states
  // With a single poster session, its time is given above the table.
  const times = new Map(
    sessions.length > 1 ? sessions.map(({ code, time }) => [code, `${time?.day}, ${time?.start}`]) : [],
  )
  return (
    <table className={styles.posters} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr role="row">
          {[words.posterNumber, words.posterTitle, words.presenters, words.theme].map((column) => (
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
            key={poster.code}
            poster={poster}
            when={times.get(poster.session ?? '')}
            starred={starred.has(poster.code)}
            hidden={found !== null && !found.has(poster.code)}
          />
        ))}
      </tbody>
    </table>
  )
}
