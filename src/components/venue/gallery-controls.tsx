// The controls below the pictures: pause, one bullet for each picture, and the number of the current one.
import * as styles from './gallery.module.css'

type Props = {
  /** Links to the slides by their ids (`target`), so that they also work without JavaScript. */
  bullets: readonly { target: string; label: string }[]
  index: number
  show: (index: number) => void
  playing: boolean
  play: { label: string; toggle: () => void }
}

export function GalleryControls({ bullets, index, show, playing, play }: Props) {
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.play} onClick={play.toggle}>
        <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
          <path d={playing ? 'M1 0h4v14H1zM9 0h4v14H9z' : 'M2 0l12 7-12 7z'} fill="currentColor" />
        </svg>
        {play.label}
      </button>
      <ul className={styles.bullets}>
        {bullets.map(({ target, label }, place) => (
          <li key={target}>
            <a
              href={`#${target}`}
              aria-label={label}
              aria-current={place === index || undefined}
              onClick={(event) => {
                event.preventDefault()
                show(place)
              }}
            />
          </li>
        ))}
      </ul>
      {/* Screen readers announce the number only while the pictures do not advance by themselves. */}
      <p aria-live={playing ? 'off' : 'polite'}>{`${index + 1} / ${bullets.length}`}</p>
    </div>
  )
}
