import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { HotelCard } from '../components/hotels/hotel-card'
import { PageFrame } from '../components/site/page-frame'
import { MapFrame } from '../components/venue/map-frame'
import { wordsOf } from './template'

export { Head } from './template'

export default function AccommodationTemplate({ data }: PageProps<Queries.AccommodationPageQuery>) {
  const words = wordsOf(data)
  return (
    <PageFrame page={data.page}>
      <Prose data={data}>
        <div className="cards">
          {data.hotels.nodes.map((hotel) => (
            <HotelCard key={hotel.name} hotel={hotel} words={words.hotels} />
          ))}
        </div>
        <h2 className="title">{words.venue.map}</h2>
        <MapFrame
          title={words.venue.accommodationMapTitle}
          src={data.venue!.accommodationMap}
          words={words.venue}
          places={data.hotels.nodes.map(({ name }) => name)}
        />
      </Prose>
    </PageFrame>
  )
}

export const query = graphql`
  query AccommodationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    hotels: allHotel(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...HotelCard
      }
    }
    venue(language: { eq: $language }) {
      accommodationMap
    }
    words: interface(language: { eq: $language }) {
      hotels
      venue
    }
  }
`
