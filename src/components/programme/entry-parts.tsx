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

/** More names than this are on the page of the abstract. */
const MOST_NAMES = 4

type CoAuthorProps = { of: readonly string[]; abstract: string | null }

/** The authors who do not present: their names, or how many there are if the abstract names them. */
export function CoAuthors({ of, abstract }: CoAuthorProps) {
  const { words } = useProgramme()
  if (of.length === 0) return null
  const isShort = of.length > MOST_NAMES && isPage(abstract)
  return (
    <p className={styles.presenters}>
      {isShort
        ? words.moreAuthors.replace('{n}', String(of.length))
        : words.coAuthors.replace('{names}', of.join(', '))}
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

const isPage = (file: string | null) => file?.startsWith('/program/')

type DetailsProps = {
  of: Pick<Queries.ProgrammeTalkFragment, 'title' | 'titleLanguage' | 'language' | 'abstract' | 'links'>
  when?: string | undefined
}

/** The language of a talk or poster, if it is not the page’s; its abstract, slides, video and DOI. */
export function EntryDetails({
  of: { title, titleLanguage, language, abstract, links },
  when,
}: DetailsProps) {
  const { words, language: own } = useProgramme()
  const label = (kind: string) => (
    <>
      {kind}
      <span className="visually-hidden" lang={titleLanguage ?? undefined}>
        : {title}
      </span>
    </>
  )
  const names: Record<string, string> = { slides: words.slides, video: words.video, doi: 'DOI' }
  const file = abstract && !isPage(abstract) ? [{ kind: 'abstract', href: abstract }] : []
  return (
    <div className={styles.details}>
      {when && <span>{when}</span>}
      {language && language !== own && <span>{language === 'tr' ? words.inTurkish : words.inEnglish}</span>}
      {abstract && isPage(abstract) && (
        <AbstractInPlace route={abstract}>{label(words.abstract)}</AbstractInPlace>
      )}
      {[...file, ...links].map(({ kind, href }) => (
        <a key={kind} href={href.startsWith('/') ? withPrefix(href) : href} data-screen-only>
          {label(names[kind] ?? words.abstract)}
        </a>
      ))}
    </div>
  )
}
