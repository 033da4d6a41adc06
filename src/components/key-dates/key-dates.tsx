// The key dates as an alternating timeline with a toggle of its own (specification, sections 2 and 4: Key Dates).
import { graphql, withPrefix } from 'gatsby'
import { otherLanguage, type Language } from '../../../pipeline/domain/languages'
import { LanguageToggle } from '../../language/language-toggle'
import { useLanguage } from '../../language/shown-page'
import { keptState } from '../site/kept-state'
import { useOnDay } from '../site/use-on-day'
import { labelsOf } from '../site/page-data'
import { dateStates } from './date-state'
import * as styles from './key-dates.module.css'

/** “2–4 October 2025”; if the days are in different months, both dates are written in full. */
function Days({ date, ends }: Pick<Queries.KeyDateEntryFragment, 'date' | 'ends'>) {
  if (!ends || ends.iso === date.iso) return <time dateTime={date.iso}>{date.text}</time>
  const sameMonth = date.iso.slice(0, 7) === ends.iso.slice(0, 7)
  return (
    <>
      <time dateTime={date.iso}>{sameMonth ? Number(date.iso.slice(8)) : date.text}</time>
      {sameMonth ? '–' : ' – '}
      <time dateTime={ends.iso}>{ends.text}</time>
    </>
  )
}

type Props = {
  data: Queries.KeyDatesFragment
  /** Shows a title above the timeline, in the timeline's language. Leave it off where the page's text has a heading. */
  heading?: boolean
}

/** The language chosen with the timeline's own toggle; until then it follows the page (specification, section 4). */
const useChosenLanguage = keptState<Language | null>(null)

export function KeyDates({ data, heading = false }: Props) {
  const page = useLanguage()
  const [chosen, choose] = useChosenLanguage()
  const shown = chosen || page.shown
  const swapped = shown !== page.shown
  const today = useOnDay((day) => day, '')
  const labels = labelsOf({ labels: swapped ? data.otherLabels : data.labels }).keyDates
  const entries = (swapped ? data.otherKeyDates : data.keyDates).nodes
  // Until the site has started, nothing that depends on the day of the build.
  const states = today ? dateStates(entries, today) : []

  // Both languages are already on the page.
  const own = {
    shown,
    otherPath: `${page.otherPath}#key-dates`,
    toggle: () => choose(otherLanguage(shown)),
  }
  return (
    <section id="key-dates" lang={shown} aria-label={labels.title}>
      <div className={`head ${styles.head}`}>
        {heading && <h2 className="title">{labels.title}</h2>}
        <LanguageToggle label={labels.otherLanguage} own={own} />
      </div>
      <p className={styles.calendar} data-screen-only>
        <a className="button" href={withPrefix(`/calendars/${shown}/key-dates.ics`)} download>
          {labels.calendar}
        </a>
      </p>
      <ol className={styles.timeline}>
        {entries.map(({ key, date, ends, event }, index) => {
          const state = states[index]
          return (
            <li key={key} className={styles.entry} data-state={state}>
              <p className={styles.date}>
                <Days date={date} ends={ends} />
              </p>
              <p>{event}</p>
              <p className={styles.state} data-scripted>
                <span className="tag">{state && labels[state]}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export const query = graphql`
  fragment KeyDates on Query {
    keyDates: allKeyDate(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...KeyDateEntry
      }
    }
    otherKeyDates: allKeyDate(filter: { language: { ne: $language } }, sort: { order: ASC }) {
      nodes {
        ...KeyDateEntry
      }
    }
    labels: interface(language: { eq: $language }) {
      keyDates
    }
    otherLabels: interface(language: { ne: $language }) {
      keyDates
    }
  }
  fragment KeyDateEntry on KeyDate {
    key
    kind
    event
    date {
      iso
      text
    }
    ends {
      iso
      text
    }
  }
`
