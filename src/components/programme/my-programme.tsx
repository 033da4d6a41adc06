// The reader’s own programme in order of time, marking clashes and what has changed since it was chosen.
import { useEffect, useState } from 'react'
import { TimeSpan } from '../content/time-span'
import { copyText, shareOnPhone } from '../site/copy-button'
import { keptState } from '../site/kept-state'
import type { Entry } from './entries'
import { keep, type MyProgramme as Mine } from './favourites'
import { useProgramme } from './programme-context'
import * as styles from './my-programme.module.css'

const useOpened = keptState(false)

type ChoiceProps = {
  mine: Mine
  choice: Mine['list'][number]
  /** Its day, if the choice above is on another day. */
  day: string | undefined
}

function Choice({ choice, mine, day }: ChoiceProps) {
  const { labels, language, summary } = useProgramme()
  const { favourite, entry, clashing, moved, renamed } = choice
  const whereItWas = `${favourite.day} ${favourite.start} ${favourite.place ?? ''}`.trim()
  const remarks = [
    !entry && labels.gone,
    clashing.length > 0 &&
      `${labels.clash}: ${clashing.map(({ title, time }) => `${time?.start} ${title}`).join('; ')}`,
    moved && `${labels.moved} (${whereItWas})`,
    renamed && `${labels.renamed} (${favourite.title})`,
  ]
  const replace = (...by: Entry[]) => {
    mine.replace(favourite, ...by.map((one) => keep(one, language)))
    summary.current?.focus()
  }
  return (
    <li className="row">
      {day && <h3>{day}</h3>}
      <p>
        {entry?.time ? <TimeSpan start={entry.time.start} end={entry.time.end} /> : <b>{whereItWas}</b>}{' '}
        <span className="quiet">{entry?.place}</span>
        {entry ? (
          <a href={`#${entry.id}`} lang={entry.titleLanguage ?? undefined}>
            {entry.title}
          </a>
        ) : (
          <s>{favourite.title}</s>
        )}
        {remarks.map((remark) => remark && <em key={remark}>{remark}</em>)}
      </p>
      {entry && (moved || renamed) && (
        <button type="button" className="button" onClick={() => replace(entry)}>
          {labels.understood}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        title={labels.remove}
        aria-label={`${labels.remove}: ${entry?.title ?? favourite.title}`}
        onClick={() => replace()}
      >
        ×
      </button>
    </li>
  )
}

function Actions({ entries }: { entries: readonly Entry[] }) {
  const { labels, loadFailed, host, programme, notify } = useProgramme()
  const [shared, setShared] = useState(false)
  // `window` exists: choices are known only in the browser, so the build never renders this.
  const page = window.location.origin + window.location.pathname
  // Its commas stay readable instead of being encoded.
  const address = `${page}?mine=${entries.map(({ id }) => id).join(',')}`
  const share = async () => {
    if (await shareOnPhone({ title: labels.mine, url: address })) return
    setShared(true)
    // If the browser refuses to copy, the reader can copy the link from the field below.
    if (await copyText(address)) notify(labels.shareCopied)
  }
  const save = async () => {
    try {
      const { saveCalendar } = await import(/* webpackChunkName: "calendar-file" */ './calendar-file')
      saveCalendar(entries, { name: labels.mine, page, host, version: programme.version })
    } catch {
      notify(loadFailed)
    }
  }
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void share()}>
        {labels.shareMine}
      </button>
      <button type="button" className="button" onClick={() => void save()}>
        {labels.exportMine}
      </button>
      {shared && (
        <label>
          {labels.shareHere}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  )
}

export function MyProgramme({ mine }: { mine: Mine }) {
  const { labels, summary } = useProgramme()
  const [open, setOpen] = useOpened()
  // The reader may have opened it before the site started.
  useEffect(() => setOpen(summary.current?.closest('details')?.open === true), [setOpen, summary])
  const entries = mine.list.flatMap(({ entry }) => entry ?? [])
  const days = mine.list.map(({ entry }) => entry?.time?.day)
  return (
    <details
      className={styles.mine}
      data-aside
      data-screen-only
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        {labels.mine} <b className="tag">{mine.list.length}</b>
      </summary>
      {!mine.saved && <p>{labels.notSaved}</p>}
      {mine.list.length === 0 && <p>{labels.mineEmpty}</p>}
      {entries.length > 0 && <Actions entries={entries} />}
      <ol>
        {mine.list.map((choice, index) => (
          <Choice
            key={choice.favourite.id}
            choice={choice}
            mine={mine}
            day={days[index] === days[index - 1] ? undefined : days[index]}
          />
        ))}
      </ol>
    </details>
  )
}
