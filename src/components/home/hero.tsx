// The opening of the home page: what, when, where, and links to the main pages (specification, section 2: Home).
import { graphql, withPrefix } from 'gatsby'
import type { PrintedProgrammePath } from '../../../pipeline/records/built-files'
import type { Words } from '../../../pipeline/schemas/interface'
import { LanguageToggle } from '../../language/language-toggle'
import { LocalisedLink } from '../../language/localised-link'
import { PhaseText } from '../site/phase-text'
import { useToday } from '../site/use-on-day'
import { Picture } from '../site/picture'
import { EventState } from './event-state'
import { WelcomeLetter } from './welcome-letter'
import * as styles from './hero.module.css'

const PROGRAMME_FILE: PrintedProgrammePath = '/programyeni.pdf'

type Props = {
  data: Queries.KeyDatesFragment
  site: Queries.HeroFragment
  letter: Queries.WelcomeLetterFragment | null
  words: Pick<Words, 'home' | 'phase' | 'site'>
}

export function Hero({ data, site, letter, words: { home: words, phase, site: labels } }: Props) {
  const today = useToday(data.build?.time)
  const isOver = today > site.ends.iso
  const image = site.hero.childImageSharp?.gatsbyImageData
  return (
    <section className={styles.hero}>
      {image && <Picture image={image} alt="" first sizes="100vw" className={styles.picture} />}
      <div className={`width ${styles.inner}`}>
        <p className={styles.when}>{`${site.dates} · ${site.city}, ${site.country}`}</p>
        <h1>{site.name}</h1>
        <p className={styles.themes}>{site.themes}</p>
        <EventState today={today} days={site} keyDates={data.keyDates.nodes} words={words} />
        <div className={styles.actions}>
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
        <div className={styles.aside}>
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
