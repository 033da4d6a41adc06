import { useEffect, useRef, useState } from 'react'
import { linked } from './entries'
import { favouritesStore, type MyProgramme } from './favourites'
import { useProgramme } from './programme-context'
import { withParameters } from './use-find'
import * as styles from './my-programme.module.css'

/** The ids, or codes of older links, in an address’s query: each once, without malformed ones. */
export function sharedIds(search: string): string[] {
  const ids = (new URLSearchParams(search).get('mine') ?? '').split(',')
  return [...new Set(ids)].filter((id) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(id))
}

/** Shows a programme shared by link; the reader may add it to their own, replace their own with it, or decline. */
export function SharedProgramme({ mine }: { mine: MyProgramme }) {
  const { labels, entries, summary } = useProgramme()
  const [shared, setShared] = useState<readonly string[]>(() => sharedIds(window.location.search))
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [shared])

  if (shared.length === 0) return null
  const known = shared.map((key) => ({ key, entry: linked(key, entries) }))
  const wanted = [...new Set(known.flatMap(({ entry }) => entry?.id ?? []))]
  const finish = () => {
    const { pathname, search, hash } = window.location
    window.history.replaceState(
      window.history.state,
      '',
      pathname + withParameters(search, { mine: '' }) + hash,
    )
    setShared([])
    summary.current?.focus()
  }
  const close = () => dialog.current?.close()
  const add = () => {
    wanted.filter((id) => !mine.ids.has(id)).forEach(mine.toggle)
    close()
  }
  const replace = () => {
    favouritesStore.set([])
    wanted.forEach(mine.toggle)
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={`panel ${styles.shared}`}
      aria-labelledby="shared-programme"
      onClose={finish}
    >
      <h2 id="shared-programme">{labels.importTitle}</h2>
      <ul>
        {known.map(({ key, entry }) => (
          <li key={key}>
            <b>{entry?.time && `${entry.time.day} ${entry.time.start} `}</b>
            {entry ? (
              <span lang={entry.titleLanguage ?? undefined}>{entry.title}</span>
            ) : (
              `${key}: ${labels.gone}`
            )}
          </li>
        ))}
      </ul>
      <p className="row">
        {wanted.length > 0 && (
          <>
            <button type="button" className="button" data-main onClick={add}>
              {labels.importAdd}
            </button>
            <button type="button" className="button" onClick={replace}>
              {labels.importReplace}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={close}>
          {labels.importCancel}
        </button>
      </p>
    </dialog>
  )
}
