// One talk of a session: when, what, who.
import { memo } from 'react'
import { MarkedTitle } from '../content/marked-title'
import { ChangeMark, CoAuthors, EntryDetails, EntryLink, LiveMark, Presenters, Star } from './entry-parts'
import { useProgramme } from './programme-context'
import * as styles from './talk-entry.module.css'

type Props = {
  talk: Queries.ProgrammeTalkFragment
  /** Its grid row beside the talks of another hall. */
  area: string | undefined
  starred: boolean
  live: 'now' | 'next' | undefined
  change: string | undefined
  hidden: boolean
}

/** Marks plenary and invited talks; an ordinary talk has no mark. */
function KindMark({ kind }: { kind: string }) {
  const { words } = useProgramme()
  const mark = { invited: words.invitedTalk, plenary: words.plenaryLecture }[kind]
  return mark ? <strong className={styles.mark}>{mark}</strong> : null
}

// Memoised: there are hundreds of talks on the page, and each is rendered again only if something about it has changed.
export const TalkEntry = memo(function TalkEntry({ talk, area, starred, live, change, hidden }: Props) {
  const { id, oldCodes, code, kind, title, titleLanguage, start, presenters, coAuthors, abstract } = talk
  return (
    <li
      id={id}
      className={styles.talk}
      data-live={live}
      hidden={hidden}
      style={area ? { gridRow: area } : undefined}
    >
      <div className={styles.when}>
        <time>{start}</time>
        <EntryLink id={id} code={code} oldCodes={oldCodes} />
        <LiveMark live={live} />
        <ChangeMark change={change} />
      </div>
      <div>
        <KindMark kind={kind} />
        <h4 lang={titleLanguage ?? undefined}>
          <MarkedTitle title={title} runs={talk.titleRuns} />
        </h4>
        <Presenters of={presenters} />
        <CoAuthors of={coAuthors} abstract={abstract} />
        <EntryDetails of={talk} />
      </div>
      <Star id={id} name={code} starred={starred} />
    </li>
  )
})
