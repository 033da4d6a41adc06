// What has changed in the programme, newest first.
import { useProgramme } from './programme-context'
import * as styles from './programme-page.module.css'

export function ChangeList({ changes }: { changes: Queries.ProgrammeScheduleFragment['changes'] }) {
  const { words } = useProgramme()
  const kinds: Record<string, string> = {
    added: words.added,
    moved: words.movedKind,
    cancelled: words.cancelled,
    changed: words.changed,
  }
  if (changes.length === 0) return null
  return (
    <section id="changes" className={styles.changes}>
      <h2>{words.changes}</h2>
      <ul>
        {changes.map(({ date, kind, item, name, text, leads }) => (
          <li key={`${date.iso} ${item} ${text}`}>
            <time dateTime={date.iso}>{date.text}</time> <b>{kinds[kind] ?? kind}</b>{' '}
            {leads ? <a href={`#${item}`}>{name}</a> : name} <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
