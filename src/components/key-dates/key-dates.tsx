// The key dates as an alternating timeline with a toggle of its own (specification, sections 2 and 4: Key Dates).
import { useState, useSyncExternalStore } from 'react'
import { graphql } from 'gatsby'
import { LanguageToggle } from '../../language/language-toggle'
import { otherLanguage } from '../../language/languages'
import { Languages, useLanguage } from '../../language/shown-page'
import { istanbulDay } from '../../../pipeline/records/istanbul-time'
import { dateStates } from './date-state'
import { KeyDateEntry } from './key-date-entry'
import * as styles from './key-dates.module.css'

type Props = {
  data: Queries.KeyDatesFragment
  /** Draws a title above the timeline, in the timeline's language. Leave it off where the page's text has a heading. */
  heading?: boolean
}

/** Looks again every minute, since a page may stay open past midnight. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, 60_000)
  return () => clearInterval(timer)
}

/** Today in İstanbul; until the site has started, the day of the build, so that the page matches its HTML. */
function useToday(built: string): string {
  return useSyncExternalStore(
    everyMinute,
    () => istanbulDay(),
    () => built,
  )
}

/** Toggling the whole page mounts this anew, which forgets the language chosen here. */
export function KeyDates({ data, heading = false }: Props) {
  const page = useLanguage()
  const [swapped, setSwapped] = useState(false)
  const today = useToday(istanbulDay(Number(new Date(data.build?.time ?? 0))))
  const words = (swapped ? data.otherKeyDatesWords : data.keyDatesWords)?.keyDates
  const entries = (swapped ? data.otherKeyDates : data.keyDates).nodes
  const shown = swapped ? otherLanguage(page.shown) : page.shown
  const states = dateStates(entries, today)
  if (!words) return null

  const own = {
    ...page,
    shown,
    otherPath: `${page.otherPath}#key-dates`,
    toggle: () => setSwapped(!swapped),
    // Both languages are already on the page.
    prefetch: () => undefined,
  }
  return (
    <section id="key-dates" lang={shown} aria-label={words.title}>
      <div className={styles.head}>
        {heading && <h2>{words.title}</h2>}
        <Languages.Provider value={own}>
          <LanguageToggle label={words.otherLanguage} />
        </Languages.Provider>
      </div>
      <ol className={styles.timeline}>
        {entries.map((entry, index) => (
          <KeyDateEntry key={entry.key} entry={entry} state={states[index] ?? 'upcoming'} words={words} />
        ))}
      </ol>
    </section>
  )
}

export const query = graphql`
  fragment KeyDates on Query {
    build: siteBuildMetadata {
      # To the hour only, so that a rebuild within the same hour leaves these pages unchanged.
      time: buildTime(formatString: "YYYY-MM-DD[T]HH:00:00[Z]")
    }
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
    keyDatesWords: interface(language: { eq: $language }) {
      keyDates {
        ...KeyDatesWords
      }
    }
    otherKeyDatesWords: interface(language: { ne: $language }) {
      keyDates {
        ...KeyDatesWords
      }
    }
  }
  fragment KeyDatesWords on InterfaceKeyDates {
    title
    otherLanguage
    closed
    past
    underWay
    next
    upcoming
  }
`
