// The opening of the home page: what, when, where, and links to the main pages (specification, section 2: Home).
import type { ReactNode } from 'react'
import { graphql, withPrefix } from 'gatsby'
import type { PrintedProgrammePath } from '../../../pipeline/records/built-files'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { dateStates } from '../key-dates/date-state'
import { Picture } from '../site/picture'
import { useIsSince } from '../site/since'
import { useOnDay } from '../site/use-on-day'
import { WelcomeLetter } from './welcome-letter'
import * as styles from './hero.module.css'

const PROGRAMME_FILE: PrintedProgrammePath = '/programyeni.pdf'

/** The one thing that most readers want on a day. */
const MainAction = ({ to, label }: { to: string; label: string }) => (
  <LocalisedLink to={to} className="button" data-signal>
    {label}
  </LocalisedLink>
)

type StateProps = {
  today: string
  /** Whether registration has closed. */
  isClosed: boolean
  site: Queries.HeroFragment
  keyDates: readonly Queries.KeyDateEntryFragment[]
  labels: Pick<Labels, 'home' | 'phase'>
}

/** Milliseconds of a day; the dates are those of UTC, so none is shorter. */
const DAY = 86_400_000

/**
 * The state of the symposium today: the next key date, the day it is at, or that it is over; and on its days and afterwards, what
 * matters then; beside it, that registration has closed. The next key date is not named if it is the first day, which is written above.
 */
function EventState({ today, isClosed, site, keyDates, labels: { home, phase } }: StateProps) {
  const { starts, ends } = site
  let state = ''
  let detail: ReactNode
  const next = keyDates[dateStates(keyDates, today).indexOf('next')]
  // Until the site has started, nothing that depends on the day of the build.
  if (!today) state = ''
  else if (today > ends.iso) {
    state = home.tookPlace
    detail = <MainAction to="/program" label={home.lookBack} />
  } else if (today >= starts.iso) {
    state = home.today.replace('{n}', `${(Date.parse(today) - Date.parse(starts.iso)) / DAY + 1}`)
    detail = <MainAction to="/program#now" label={home.nowOn} />
  } else if (next && next.date.iso === starts.iso) {
    const days = (Date.parse(starts.iso) - Date.parse(today)) / DAY
    state = days === 1 ? home.tomorrow : home.inDays.replace('{n}', String(days))
  } else if (next) {
    const { text } = (next.kind !== 'event' && next.ends) || next.date
    state = next.event
    detail = <a href="#key-dates">{next.kind === 'deadline' ? home.until.replace('{date}', text) : text}</a>
  }
  return (
    <p className={styles.state} data-screen-only data-scripted>
      {state && <strong>{state}</strong>}
      {(detail || isClosed) && (
        <span className="row">
          {detail}
          {isClosed && <small className={styles.closed}>{phase.closed}</small>}
        </span>
      )}
    </p>
  )
}

type Props = {
  data: Queries.KeyDatesFragment
  site: Queries.HeroFragment
  letter: Queries.WelcomeLetterFragment | null
  labels: Pick<Labels, 'home' | 'phase' | 'site'>
}

export function Hero({ data, site, letter, labels }: Props) {
  const { home } = labels
  const today = useOnDay((day) => day, '')
  const isClosed = useIsSince(site.closedFrom)
  return (
    <section className={styles.hero} data-plain={site.hero ? undefined : ''}>
      {site.hero && <Picture file={site.hero} alt="" first sizes="100vw" className={styles.picture} />}
      <div className={`width ${styles.inner}`}>
        <p className={styles.when}>{`${site.dates} · ${site.city}, ${site.country}`}</p>
        <h1>{site.name}</h1>
        <p className={`lead ${styles.themes}`}>{site.themes}</p>
        <EventState
          today={today}
          isClosed={isClosed}
          site={site}
          keyDates={data.keyDates.nodes}
          labels={labels}
        />
        <div className={`row ${styles.actions}`} data-screen-only>
          <LocalisedLink
            to="/registration"
            className={`button ${styles.register}`}
            data-signal={(today < site.starts.iso && !isClosed) || undefined}
          >
            {home.registerNow}
          </LocalisedLink>
          <LocalisedLink to="/program" className="button">
            {home.programme}
          </LocalisedLink>
          <a className="button" href={withPrefix(PROGRAMME_FILE)} download>
            {home.downloadProgramme}
          </a>
          <LocalisedLink to="/conference" className="button">
            <span>{home.learnMore}</span>
            <span className="visually-hidden">{`: ${site.name}`}</span>
          </LocalisedLink>
        </div>
        <div className={`row ${styles.aside}`} data-screen-only>
          {letter && <WelcomeLetter letter={letter} signatures={site.welcomeSignatures} labels={home} />}
          <LanguageToggle label={labels.site.otherLanguage} />
        </div>
      </div>
    </section>
  )
}

export const query = graphql`
  fragment Hero on Symposium {
    closedFrom
    name
    dates
    starts {
      iso
    }
    ends {
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
