// A few numbers that matter, each with what it counts: prizes, places, seats.
import * as styles from './figures.module.css'

type Figure = { figure: string; label: string; note?: string | undefined; when?: 'over' }

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ figure, label, note, when }) => (
        <div key={label} className="card" data-when={when}>
          <dt>{label}</dt>
          <dd>
            <strong>{figure}</strong> {note && <span className="note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
