// The two controls of an entry: the link to it, which a press copies, and the star.
import { useProgramme } from './programme-context'
import * as styles from './entry-controls.module.css'

/** A plain link to the entry’s anchor; `label` replaces a code that is no name, such as coffee-1. */
export function EntryLink({ code, label }: { code: string; label?: string | undefined }) {
  const { words, copyLink } = useProgramme()
  return (
    <a className={styles.link} href={`#${code}`} title={words.copyLink} onClick={() => copyLink(code)}>
      {label === undefined ? code : <span className="visually-hidden">{`${words.copyLink}: ${label}`}</span>}
    </a>
  )
}

/** `name` stands for a code that is no name. */
export function Star({ code, name = code, starred }: { code: string; name?: string; starred: boolean }) {
  const { words, toggleStar } = useProgramme()
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={starred}
      aria-label={`${words.star}: ${name}`}
      onClick={() => toggleStar(code)}
    />
  )
}
