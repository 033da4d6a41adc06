// A link to the page of an abstract. A press opens the text in place; without JavaScript, or if it cannot be loaded, it leads there.
import { useState, type MouseEvent, type ReactNode } from 'react'
import { pathOf } from '../../../pipeline/records/addresses'
import { LocalisedLink } from '../../language/localised-link'
import { isPlain, navigate } from '../../language/page-link'
import { loadPage, useLanguage } from '../../language/shown-page'
import { Prose } from '../content/prose'
import * as styles from './entry-parts.module.css'

type Text = { text: unknown }

/** `route` is the English address of the abstract's page. */
export function AbstractInPlace({ route, children }: { route: string; children: ReactNode }) {
  const { shown } = useLanguage()
  const [page, setPage] = useState<Text | null>(null)
  const [isOpen, setOpen] = useState(false)
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(!isOpen)
    if (page) return
    const path = pathOf(route, shown)
    const loaded = await loadPage(path)
    if (loaded) setPage(loaded.json.data.page as unknown as Text)
    else void navigate(path)
  }
  return (
    <>
      <LocalisedLink
        to={route}
        aria-expanded={isOpen}
        onClick={(event) => void press(event)}
        data-screen-only
      >
        {children}
      </LocalisedLink>
      {isOpen && page && (
        <div className={styles.abstract}>
          <Prose data={{ page, downloads: { nodes: [] } }} />
        </div>
      )}
    </>
  )
}
