import { BusLines } from '../components/transport/bus-lines'
import { VenueAddress } from '../components/transport/venue-address'
import { MapFrame } from '../components/venue/map-frame'
import { ArticleView, type ArticleProps } from './article-view'

type Props = ArticleProps & {
  venue: Queries.VenueAddressFragment & Queries.BusLinesFragment & { map: string }
  words: {
    transport: Queries.TransportWordsFragment
    venue: Queries.MapWordsFragment & { venue: string; address: string }
  }
}

export function TransportationView({ venue, words, ...article }: Props) {
  return (
    <ArticleView
      {...article}
      blocks={{
        VenueAddress: <VenueAddress venue={venue} words={words} />,
        BusLines: <BusLines lines={venue.busLines} words={words.transport} />,
        Map: <MapFrame title={words.venue.mapTitle} src={venue.map} openLabel={words.venue.openMap} />,
      }}
    />
  )
}
