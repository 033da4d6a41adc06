// The two controls of an entry: a link to it, which a press also copies, and the star.
import { useProgramme } from './programme-context'
import * as styles from './entry-controls.module.css'

/** A plain link to the entry. `label` is given in place of codes that mean nothing to readers, such as coffee-1. */
export function EntryLink({ code, label }: { code: string; label?: string | undefined }) {
  const { words, copyLink } = useProgramme()
  return (
    <a className={styles.link} href={`#${code}`} title={words.copyLink} onClick={() => copyLink(code)}>
      {label === undefined ? code : <span className="visually-hidden">{`${words.copyLink}: ${label}`}</span>}
    </a>
  )
}

/** `name` is given in place of codes that mean nothing to readers. */
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
