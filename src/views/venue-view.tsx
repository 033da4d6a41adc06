import { Prose } from '../components/content/prose'
import { Backdrop } from '../components/site/backdrop'
import { Gallery } from '../components/venue/gallery'
import { MapFrame } from '../components/venue/map-frame'
import { VenueFacts } from '../components/venue/venue-facts'
import type { ArticleProps } from './article-view'
import * as styles from './venue-view.module.css'

type Props = ArticleProps & {
  site: Queries.BackdropFragment & { dates: string }
  venue: Queries.VenueFactsFragment & Queries.GalleryFragment & { map: string }
  words: Queries.GalleryWordsFragment & {
    venue: Queries.MapWordsFragment & Queries.VenueWordsFragment & { about: string }
  }
}

/** Its four sections are in the order of the specification (section 2: Venue information). */
export function VenueView({ page, site, venue, words, content }: Props) {
  const { venue: names } = words
  return (
    <Backdrop site={site} title={page.title} lead={page.lead}>
      <div className={styles.card}>
        <section>
          <h2>{names.venue}</h2>
          <VenueFacts venue={venue} dates={site.dates} words={names} />
        </section>
        <section>
          <h2>{names.about}</h2>
          <Prose data={content} />
        </section>
        {venue.gallery.length > 0 && (
          <section className={styles.onScreen}>
            <h2>{names.gallery}</h2>
            <Gallery slides={venue.gallery} words={words} />
          </section>
        )}
        <section>
          <h2>{names.map}</h2>
          <MapFrame title={names.mapTitle} src={venue.map} openLabel={names.openMap} />
        </section>
      </div>
    </Backdrop>
  )
}
