// Sharing a reader’s own programme by a link: `?mine=2B-3,P12`.
import { useEffect, useRef, useState } from 'react'
import type { Entry } from './entries'
import { useProgramme } from './programme-context'
import { searchOf } from './find-query'
import type { MyProgramme } from './use-favourites'
import * as styles from './my-programme.module.css'

const PARAMETER = 'mine'
/** The most codes read from a link, so that one made by hand cannot freeze the page. */
const MOST_CODES = 500

/** The codes in an address’s query, each once, without malformed ones. Null if the link shares nothing. */
export function sharedCodes(search: string): string[] | null {
  const value = new URLSearchParams(search).get(PARAMETER)
  if (value === null) return null
  const codes = value.split(',').filter((code) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(code))
  const unique = [...new Set(codes)].slice(0, MOST_CODES)
  return unique.length > 0 ? unique : null
}

/** The address that shares these codes; its commas stay readable instead of being encoded. */
export const shareAddress = (page: string, codes: readonly string[]) =>
  `${page}?${PARAMETER}=${codes.join(',')}`

/** The query without the shared codes. */
export function withoutShared(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  return searchOf(parameters)
}

type Props = {
  entries: readonly Entry[]
  mine: Pick<MyProgramme, 'add' | 'replace'>
  /** Called once the reader has decided: moves the focus on. */
  onAnswer: () => void
}

/** Shows a programme shared by link; the reader may add it to their own, replace their own with it, or decline. */
export function SharedProgramme({ entries, mine, onAnswer }: Props) {
  const { words } = useProgramme()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => setCodes(sharedCodes(window.location.search)), [])
  useEffect(() => {
    if (codes && dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [codes])

  if (!codes) return null
  const known = codes.map((code) => ({ code, entry: entries.find((entry) => entry.code === code) }))
  const wanted = known.flatMap(({ entry }) => entry?.code ?? [])
  const finish = () => {
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + withoutShared(search) + hash)
    setCodes(null)
    onAnswer()
  }
  const close = () => dialog.current?.close()
  const choose = (take: (codes: readonly string[]) => void) => () => {
    take(wanted)
    close()
  }
  return (
    <dialog ref={dialog} className={styles.shared} aria-labelledby="shared-programme" onClose={finish}>
      <h2 id="shared-programme">{words.importTitle}</h2>
      <p>
        {wanted.length > 0 && (
          <>
            <button type="button" className="button" data-main onClick={choose(mine.add)}>
              {words.importAdd}
            </button>
            <button type="button" className="button" onClick={choose(mine.replace)}>
              {words.importReplace}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={close}>
          {words.importCancel}
        </button>
      </p>
      <ul>
        {known.map(({ code, entry }) => (
          <li key={code}>
            {entry ? (
              <>
                <b>{entry.time && `${entry.time.day} ${entry.time.start} `}</b>
                <span lang={entry.titleLanguage}>{entry.title}</span>
              </>
            ) : (
              <>
                {code}: {words.gone}
              </>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  )
}
