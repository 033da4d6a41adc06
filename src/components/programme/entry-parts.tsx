// What sessions, talks and posters share: their link and star, people, details and marks.
import { useState, type MouseEvent, type ReactNode } from 'react'
import { pathOf, presentedRoute } from '../../../pipeline/domain/addresses'
import { LocalisedLink } from '../../language/localised-link'
import { isPlain, navigate } from '../../language/navigate'
import { loadPage, useLanguage } from '../../language/shown-page'
import { MarkedTitle } from '../content/marked-title'
import { Anchor, Prose } from '../content/prose'
import { copyText } from '../site/copy-button'
import { byAffiliation } from './entries'
import { useProgramme, type EntryState } from './programme-context'
import * as styles from './entry-parts.module.css'

type LinkProps = { id: string; code: string; name?: string; oldCodes?: readonly string[] }

/** A link that a press also copies. It shows the code or another `name`; links with `oldCodes` lead here as well. */
export function EntryLink({ id, code, name = code, oldCodes = [] }: LinkProps) {
  const { labels, notify } = useProgramme()
  const copy = async () => {
    const { origin, pathname } = window.location
    // If copying is forbidden, the link still leads to the entry, and its address is in the address bar.
    if (await copyText(`${origin}${pathname}#${id}`)) notify(labels.linkCopied)
  }
  return (
    <>
      <OldAnchors of={oldCodes} />
      <a className={styles.link} href={`#${id}`} title={labels.copyLink} onClick={() => void copy()}>
        {name === code ? code : <span className="visually-hidden">{`${labels.copyLink}: ${name}`}</span>}
      </a>
    </>
  )
}

/** Where older links lead. */
export const OldAnchors = ({ of }: { of: readonly string[] }) =>
  of.map((code) => <span key={code} id={code} />)

/** The title of a talk or poster, which leads to its page. */
export const EntryTitle = ({
  of: { id, title, titleRuns },
}: {
  of: Pick<Queries.ProgrammeTalkFragment, 'id' | 'title' | 'titleRuns'>
}) => (
  <LocalisedLink to={presentedRoute(id)}>
    <MarkedTitle title={title} runs={titleRuns} />
  </LocalisedLink>
)

/** `name` is the code of the entry, or its title if the code means nothing to readers. */
export function Star({ id, name, starred }: { id: string; name: string; starred: boolean }) {
  const { labels, toggleStar } = useProgramme()
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={starred}
      aria-label={`${labels.star}: ${name}`}
      onClick={() => toggleStar(id)}
    />
  )
}

/**
 * Says that an entry is on now or comes next, overlaps with another choice, what has changed about it since the last release, and
 * that a search has found it by its abstract.
 */
export function Marks({ live, change, clashes, inAbstract }: Partial<EntryState>) {
  const { labels } = useProgramme()
  return (
    <>
      {live && (
        <strong className="tag" data-screen-only>
          {live === 'now' ? labels.now : labels.nextUp}
        </strong>
      )}
      {clashes && <strong className={`tag ${styles.clash}`}>{labels.clashes}</strong>}
      {change && <strong className={`tag ${styles.changed}`}>{change}</strong>}
      {inAbstract && <span className="tag">{labels.inAbstract}</span>}
    </>
  )
}

/** `id` is that of the element whose contents are folded, and `name` what it is called. */
type FoldProps = { id: string; label: string; name: string; open: boolean }

/** Folds the rest of a session or list on a phone: a link whose target CSS unfolds until the site starts, then reveal.ts. */
export function Fold({ id, label, name, open }: FoldProps) {
  return (
    <a className={`note unfolds ${styles.fold}`} href={`#${id}`} aria-expanded={open} data-screen-only>
      {label}
      <span className="visually-hidden">{`: ${name}`}</span>
    </a>
  )
}

/** The heading of a list that is folded on a phone. */
export function FoldHeading(props: FoldProps) {
  return (
    <header className={styles.heading}>
      <h2>{props.name}</h2>
      <Fold {...props} />
    </header>
  )
}

type Presented = Pick<
  Queries.ProgrammeTalkFragment,
  'title' | 'titleLanguage' | 'spokenLanguage' | 'presenters' | 'coAuthors' | 'abstract' | 'links'
>

const isPage = (file: string | null) => file?.startsWith('/program/')

/** More names than this are on the page of the abstract. */
const MOST_NAMES = 4

/** Presenters; affiliations once for neighbours who share one; other authors, or how many if the abstract names them. */
export function People({ of: { presenters, coAuthors, abstract } }: { of: Presented }) {
  const { labels } = useProgramme()
  const isShort = coAuthors.length > MOST_NAMES && isPage(abstract)
  return (
    <>
      <p className={`note ${styles.people}`}>
        {byAffiliation(presenters).map(({ names, affiliation }, index) => (
          <span key={names}>
            {index > 0 && '; '}
            <b>{names}</b>
            {affiliation && ` (${affiliation})`}
          </span>
        ))}
      </p>
      {coAuthors.length > 0 && (
        <p className={`note ${styles.people}`}>
          {isShort
            ? labels.moreAuthors.replace('{n}', String(coAuthors.length))
            : labels.coAuthors.replace('{names}', coAuthors.join(', '))}
        </p>
      )}
    </>
  )
}

/** The language of a talk or poster, if it is not the reader’s; its abstract, files, video and DOI. */
export function Details({ of, when }: { of: Presented; when?: string | undefined }) {
  const { labels } = useProgramme()
  const { title, titleLanguage, spokenLanguage, abstract } = of
  const names: Record<string, string> = labels
  const links = [...(abstract ? [{ kind: 'abstract', href: abstract }] : []), ...of.links]
  return (
    <div className={`row note ${styles.details}`}>
      {when && <span>{when}</span>}
      {spokenLanguage && <span>{labels.givenIn.replace('{language}', spokenLanguage)}</span>}
      {links.map(({ kind, href }) => {
        const label = (
          <>
            {kind === 'doi' ? 'DOI' : names[kind]}
            <span className="visually-hidden" lang={titleLanguage ?? undefined}>
              {`: ${title}`}
            </span>
          </>
        )
        if (isPage(href)) return <AbstractInPlace key={kind} route={href} children={label} />
        return (
          <Anchor key={kind} href={href} data-screen-only>
            {label}
          </Anchor>
        )
      })}
    </div>
  )
}

/** A press opens the abstract in place; without JavaScript, or if it cannot be loaded, the link leads to its page. */
export function AbstractInPlace({ route, children }: { route: string; children: ReactNode }) {
  const { shown } = useLanguage()
  const [page, setPage] = useState<{ text: unknown } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(!isOpen)
    if (page) return
    const path = pathOf(route, shown)
    const loaded = await loadPage(path)
    if (loaded) setPage(loaded.json.data.page)
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
          <Prose data={{ page, downloads: { nodes: [] } }} blocks={{ Citation: null }} />
        </div>
      )}
    </>
  )
}
