// What sessions, talks and posters share: their link and star, presenters, and marks.
import { withPrefix } from 'gatsby'
import { AbstractInPlace } from './abstract-in-place'
import { byAffiliation, type Presenter } from './entries'
import { useProgramme } from './programme-context'
import * as styles from './entry-parts.module.css'

type LinkProps = { id: string; code: string; label?: string | undefined; oldCodes?: readonly string[] }

/**
 * A link to the entry, which a press also copies. `label` is given in place of codes that mean nothing to readers, such as coffee-1.
 * Links with `oldCodes` lead here as well.
 */
export function EntryLink({ id, code, label, oldCodes = [] }: LinkProps) {
  const { words, copyLink } = useProgramme()
  return (
    <>
      <OldAnchors of={oldCodes} />
      <a className={styles.link} href={`#${id}`} title={words.copyLink} onClick={() => copyLink(id)}>
        {label === undefined ? (
          code
        ) : (
          <span className="visually-hidden">{`${words.copyLink}: ${label}`}</span>
        )}
      </a>
    </>
  )
}

/** Where older links lead. */
export const OldAnchors = ({ of }: { of: readonly string[] }) =>
  of.map((code) => <span key={code} id={code} />)

/** `name` is the code of the entry, or its title if the code means nothing to readers. */
export function Star({ id, name, starred }: { id: string; name: string; starred: boolean }) {
  const { words, toggleStar } = useProgramme()
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={starred}
      aria-label={`${words.star}: ${name}`}
      onClick={() => toggleStar(id)}
    />
  )
}

/** Names in ink, affiliations in grey, each given once for neighbours who share it. */
export function Presenters({ of }: { of: readonly Presenter[] }) {
  if (of.length === 0) return null
  return (
    <p className={styles.presenters}>
      {byAffiliation(of).map(({ names, affiliation }, index) => (
        <span key={names}>
          {index > 0 && '; '}
          <b>{names}</b>
          {affiliation && ` (${affiliation})`}
        </span>
      ))}
    </p>
  )
}

/** Says that an entry is on now or comes next. */
export function LiveMark({ live }: { live: 'now' | 'next' | undefined }) {
  const { words } = useProgramme()
  if (!live) return null
  return (
    <strong className={styles.live} data-screen-only>
      {live === 'now' ? words.now : words.nextUp}
    </strong>
  )
}

/** Says what has changed about an entry since the last release; nothing if nothing has. */
export function ChangeMark({ change }: { change: string | undefined }) {
  return change ? <strong className={styles.changed}>{change}</strong> : null
}

/** `id` is that of the element whose contents are folded, and `name` what it is called. */
type FoldProps = { id: string; label: string; name: string; open: boolean }

/**
 * Folds and unfolds the rest of a session or list on a phone; elsewhere everything is shown. Before the site has started it is
 * an ordinary link, whose target CSS unfolds (`programme-page.module.css`); then `reveal.ts` handles it.
 */
export function Fold({ id, label, name, open }: FoldProps) {
  return (
    <a className={styles.fold} href={`#${id}`} aria-expanded={open} data-screen-only>
      {label}
      <span className="visually-hidden">: {name}</span>
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

/** Names the language of a talk, if it is not the page’s. */
export function SpokenLanguage({ of }: { of: string | null }) {
  const { words, language } = useProgramme()
  return of && of !== language ? <span>{of === 'tr' ? words.inTurkish : words.inEnglish}</span> : null
}

/** `file` is a PDF, or the page of the abstract. */
type AbstractProps = { file: string | null; title: string; titleLanguage: string | undefined }

export function Abstract({ file, title, titleLanguage }: AbstractProps) {
  const { words } = useProgramme()
  if (!file) return null
  const label = (
    <>
      {words.abstract}
      <span className="visually-hidden" lang={titleLanguage}>
        : {title}
      </span>
    </>
  )
  if (file.startsWith('/program/')) return <AbstractInPlace route={file}>{label}</AbstractInPlace>
  return (
    <a href={withPrefix(file)} data-screen-only>
      {label}
    </a>
  )
}
