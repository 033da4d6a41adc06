// The opening of the home page: what, when, where, and links to the main pages (specification, section 2: Home).
import type { ReactNode } from 'react'
import { graphql, withPrefix } from 'gatsby'
import type { PrintedProgrammePath } from '../../../pipeline/records/built-files'
import type { Words } from '../../../pipeline/schemas/interface'
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { dateStates } from '../key-dates/date-state'
import { PhaseText } from '../site/phase-text'
import { useToday } from '../site/use-on-day'
import { Picture } from '../site/picture'
import { WelcomeLetter } from './welcome-letter'
import * as styles from './hero.module.css'

const PROGRAMME_FILE: PrintedProgrammePath = '/programyeni.pdf'

type StateProps = {
  today: string
  site: Queries.HeroFragment
  keyDates: readonly Queries.KeyDateEntryFragment[]
  /** Whether there is a page of speakers to look back to; otherwise it is the programme. */
  hasSpeakers: boolean
  words: Words['home']
}

/** Milliseconds of a day; the dates are those of UTC, so none is shorter. */
const DAY = 86_400_000

/** Where the symposium stands today, in one line: the next key date, the day it is at, or that it is over. */
function EventState({ today, site: { starts, lastDay }, keyDates, hasSpeakers, words }: StateProps) {
  let state: string
  let detail: ReactNode
  const next = keyDates[dateStates(keyDates, today).indexOf('next')]
  if (today > lastDay) {
    state = words.tookPlace
    detail = hasSpeakers ? (
      <LocalisedLink to="/speakers">{words.lookBack}</LocalisedLink>
    ) : (
      <LocalisedLink to="/program">{words.programme}</LocalisedLink>
    )
  } else if (today >= starts.iso) {
    state = words.today.replace('{n}', `${(Date.parse(today) - Date.parse(starts.iso)) / DAY + 1}`)
    detail = <LocalisedLink to="/program">{words.nowOn}</LocalisedLink>
  } else if (next) {
    const { text } = (next.kind !== 'event' && next.ends) || next.date
    state = next.event
    detail = <a href="#key-dates">{next.kind === 'deadline' ? words.until.replace('{date}', text) : text}</a>
  } else return null
  return (
    <p className={styles.state} data-screen-only>
      <strong>{state}</strong>
      {detail}
    </p>
  )
}

type Props = {
  data: Queries.KeyDatesFragment
  site: Queries.HeroFragment
  letter: Queries.WelcomeLetterFragment | null
  hasSpeakers: boolean
  words: Pick<Words, 'home' | 'phase' | 'site'>
}

export function Hero({
  data,
  site,
  letter,
  hasSpeakers,
  words: { home: words, phase, site: labels },
}: Props) {
  const today = useToday(data.build)
  const isOver = today > site.lastDay
  return (
    <section className={styles.hero}>
      <Picture file={site.hero} alt="" first sizes="100vw" className={styles.picture} />
      <div className={`width ${styles.inner}`}>
        <p className={styles.when}>{`${site.dates} · ${site.city}, ${site.country}`}</p>
        <h1>{site.name}</h1>
        <p className={`lead ${styles.themes}`}>{site.themes}</p>
        <EventState
          today={today}
          site={site}
          keyDates={data.keyDates.nodes}
          hasSpeakers={hasSpeakers}
          words={words}
        />
        <div className={`row ${styles.actions}`} data-screen-only>
          <LocalisedLink
            to="/registration"
            className={`button ${styles.register}`}
            data-over={isOver || undefined}
          >
            <PhaseText site={site} words={phase}>
              {words.registerNow}
            </PhaseText>
          </LocalisedLink>
          <LocalisedLink to="/program" className="button">
            {words.programme}
          </LocalisedLink>
          <a className="button" href={withPrefix(PROGRAMME_FILE)} download>
            {words.downloadProgramme}
          </a>
          <LocalisedLink to="/conference" className="button">
            <span>{words.learnMore}</span>
            <span className="visually-hidden">{`: ${site.name}`}</span>
          </LocalisedLink>
        </div>
        <div className={`row ${styles.aside}`} data-screen-only>
          {letter && <WelcomeLetter letter={letter} signatures={site.welcomeSignatures} words={words} />}
          <LanguageToggle label={labels.otherLanguage} />
        </div>
      </div>
    </section>
  )
}

export const query = graphql`
  fragment Hero on Symposium {
    ...Phase
    name
    dates
    starts {
      iso
    }
    city
    country
    themes
    hero {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1440, 2880], avifOptions: { quality: 82 })
      }
    }
    welcomeSignatures {
      name
      role
    }
  }
`
