import { Prose } from '../components/content/prose'
import { HotelCard } from '../components/hotels/hotel-card'
import { PageFrame } from '../components/site/page-frame'
import { MapFrame } from '../components/venue/map-frame'
import type { ArticleProps } from './article-view'
import * as styles from './accommodation-view.module.css'

type Props = ArticleProps & {
  hotels: readonly Queries.HotelCardFragment[]
  venue: { accommodationMap: string }
  words: {
    hotels: Queries.HotelWordsFragment
    venue: Queries.MapWordsFragment & { accommodationMapTitle: string }
  }
}

export function AccommodationView({ page, hotels, venue, words, content }: Props) {
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Prose data={content}>
        <div className={styles.hotels}>
          {hotels.map((hotel) => (
            <HotelCard key={hotel.name} hotel={hotel} words={words.hotels} />
          ))}
        </div>
        <h2>{words.venue.map}</h2>
        <MapFrame
          title={words.venue.accommodationMapTitle}
          src={venue.accommodationMap}
          openLabel={words.venue.openMap}
        />
      </Prose>
    </PageFrame>
  )
}
