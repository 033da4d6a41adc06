import { graphql, type PageProps } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { DataTable } from '../components/content/data-table'
import { Prose } from '../components/content/prose'
import { inNewTab } from '../components/site/new-tab'
import { PageFrame } from '../components/site/page-frame'
import { Logo } from '../components/sponsors/logo-card'
import { MapFrame } from '../components/venue/map-frame'
import * as styles from './accommodation.module.css'
import { labelsOf, required } from '../components/site/page-data'

export { Head } from './template'

type HotelProps = {
  hotel: Queries.AccommodationPageQuery['hotels']['nodes'][number]
  labels: Labels['hotels']
}

/** One hotel: logo, prices, distance and where to book (specification, section 2: Accommodation). */
function HotelCard({ hotel, labels }: HotelProps) {
  const { name, logo, distance, rooms, bySize, booking, note } = hotel
  return (
    <article className={`card ${styles.hotel}`}>
      {/* No alt text: the heading below already gives the name. */}
      {logo && <Logo file={logo} alt="" className={styles.logo} />}
      <h2>{name}</h2>
      <p className={`quiet ${styles.distance}`}>
        {labels.distance}: <strong>{distance}</strong>
      </p>
      {/* One hotel's prices depend on the number of guests (specification, section 3: Hotel). */}
      <DataTable
        caption={`${labels.perNight}: ${name}`}
        columns={[labels.room, ...(bySize ? [labels.single, labels.double] : [labels.perNight])]}
        rows={rooms.map(({ name: room, price, single, double }) => ({
          key: room,
          cells: [room, ...(bySize ? [single ?? price ?? '–', double ?? price ?? '–'] : [price])],
        }))}
      />
      {note && <p className="quiet">{note}</p>}
      {booking && (
        <p className={styles.booking}>
          <a className="button" data-main data-print-address href={booking} {...inNewTab}>
            {labels.book}
            <span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </article>
  )
}

export default function AccommodationTemplate({ data }: PageProps<Queries.AccommodationPageQuery>) {
  const labels = labelsOf(data)
  const { accommodationMap, askBeforeMaps } = required(data.venue)
  return (
    <PageFrame page={data.page}>
      <Prose data={data}>
        <div className="cards">
          {data.hotels.nodes.map((hotel) => (
            <HotelCard key={hotel.name} hotel={hotel} labels={labels.hotels} />
          ))}
        </div>
        {accommodationMap && (
          <>
            <h2 className="title">{labels.venue.map}</h2>
            <MapFrame
              title={labels.venue.accommodationMapTitle}
              src={accommodationMap}
              labels={labels.venue}
              isAsked={askBeforeMaps}
              places={data.hotels.nodes.map(({ name }) => name)}
            />
          </>
        )}
      </Prose>
    </PageFrame>
  )
}

export const query = graphql`
  query AccommodationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    hotels: allHotel(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        name
        distance
        booking
        note
        bySize
        rooms {
          name
          price
          single
          double
        }
        logo {
          logo
        }
      }
    }
    venue(language: { eq: $language }) {
      accommodationMap
      askBeforeMaps
    }
    labels: interface(language: { eq: $language }) {
      hotels
      venue
    }
  }
`
