// What has changed in the programme: how much since the last release, where, and the list of all changes, newest first.
import { CHANGES, type Entry } from './entries'
import { FoldHeading, OldAnchors } from './entry-parts'
import { useProgramme, type ProgrammeLabels } from './programme-context'
import * as styles from './programme.module.css'

type Programme = Queries.ProgrammeScheduleFragment

function nameOf(kind: string, { added, cancelled, movedKind: moved, changed }: ProgrammeLabels): string {
  const names: Record<string, string> = { added, cancelled, moved }
  return names[kind] ?? changed
}

const recent = ({ changes, released }: Programme) => changes.filter(({ date }) => date.iso >= released.iso)

/** What has changed since the last release, by id. A session of which a talk has changed, or was cancelled, has changed itself. */
export function changedEntries(programme: Programme, entries: readonly Entry[], labels: ProgrammeLabels) {
  const changes = recent(programme).flatMap(({ kind, target }) => (target ? { kind, target } : []))
  const sessionOf = (target: string) => entries.find(({ id }) => id === target)?.session ?? target
  return new Map([
    ...changes.map(({ target }) => [sessionOf(target), labels.changed] as const),
    ...changes.map(({ target, kind }) => {
      return [target, nameOf(kind === 'cancelled' ? 'changed' : kind, labels)] as const
    }),
  ])
}

/** “3 changes since 22 September”, which leads to their list; nothing if there are none. */
export function ChangesLink() {
  const { labels, programme } = useProgramme()
  const count = recent(programme).length
  if (count === 0) return null
  const text = count === 1 ? labels.oneChangeSince : labels.changesSince
  return (
    <a href={`#${CHANGES}`} data-screen-only>
      {text.replace('{n}', String(count)).replace('{date}', programme.released.day)}
    </a>
  )
}

/** Links to what was withdrawn lead to the list, which says what became of it. */
export function ChangeList({ open }: { open: boolean }) {
  const { labels, programme } = useProgramme()
  const { changes, withdrawn } = programme
  if (changes.length === 0) return null
  return (
    <section id={CHANGES} className={styles.changes} data-aside data-fold={open ? 'open' : 'closed'}>
      <FoldHeading id={CHANGES} name={labels.changes} label={String(changes.length)} open={open} />
      <OldAnchors of={withdrawn} />
      <ul data-folds>
        {changes.map(({ date, kind, item, name, text, target }) => (
          <li key={`${date.iso} ${item} ${text}`}>
            <time dateTime={date.iso}>{date.text}</time> <b>{nameOf(kind, labels)}</b>{' '}
            {target ? <a href={`#${target}`}>{name}</a> : name} <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
