import { Prose } from '../components/content/prose'
import { DidYouKnow } from '../components/home/did-you-know'
import { Hero } from '../components/home/hero'
import { HomeSection } from '../components/home/home-section'
import { Organisers } from '../components/home/organisers'
import { KeyDates } from '../components/key-dates/key-dates'
import { SpeakerPortraits } from '../components/speakers/speaker-portraits'
import { HomeSponsors } from '../components/home/home-sponsors'
import type { ArticleProps } from './article-view'
import * as styles from './home-view.module.css'

type Words = NonNullable<Queries.HomePageQuery['words']>

type Props = Omit<ArticleProps, 'page'> & {
  site: NonNullable<Queries.HomePageQuery['site']>
  letter: Queries.WelcomeLetterFragment | null
  speakers: readonly Queries.SpeakerPortraitFragment[]
  sponsors: NonNullable<Queries.HomePageQuery['sponsors']>
  keyDates: Queries.KeyDatesFragment
  words: Words
}

export function HomeView({ site, letter, speakers, sponsors, keyDates, words, content }: Props) {
  const { home } = words
  return (
    <>
      <Hero site={site} letter={letter} words={home} otherLanguage={words.site.otherLanguage} />
      <Organisers organisers={site.organisers} title={home.organisedBy} words={words.sponsors} />
      <div className={styles.blocks}>
        <HomeSection>
          <div className={styles.intro}>
            <Prose data={content} />
            <DidYouKnow facts={site.didYouKnow} words={home} />
          </div>
        </HomeSection>
        <HomeSection>
          <KeyDates data={keyDates} heading />
        </HomeSection>
        {speakers.length > 0 && (
          <HomeSection title={home.meetSpeakers} more={{ label: home.allSpeakers, to: '/speakers' }}>
            <SpeakerPortraits speakers={speakers} words={words.speakers} />
          </HomeSection>
        )}
        <HomeSponsors
          sponsors={sponsors}
          words={words.sponsors}
          title={home.sponsorsAndPartners}
          all={home.allSponsors}
        />
      </div>
    </>
  )
}
