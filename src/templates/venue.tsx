import { graphql, withPrefix, type PageProps } from 'gatsby'
import { DetailList } from '../components/content/rows'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { Gallery } from '../components/venue/gallery'
import { AddressWithDirections, VenueMap } from '../components/venue/map-frame'
import { labelsOf, required } from '../components/site/page-data'
import * as styles from './venue.module.css'

export { Head } from './template'

/** Its four sections are in the order of the specification (section 2: Venue information). */
export default function VenueTemplate({ data }: PageProps<Queries.VenuePageQuery>) {
  const site = required(data.site)
  const venue = required(data.venue)
  const labels = labelsOf(data)
  const { venue: venueLabels } = labels
  const facts = [
    { label: venueLabels.address, value: <AddressWithDirections venue={venue} labels={labels} /> },
    { label: venueLabels.dates, value: site.dates },
  ]
  return (
    <PageFrame backdrop={site} page={data.page}>
      <div className={`panel cards ${styles.venue}`}>
        <section>
          <h2 className="title">{venueLabels.venue}</h2>
          <p className={styles.name}>{venue.name}</p>
          <DetailList details={facts} />
        </section>
        <section>
          <h2 className="title">{venueLabels.about}</h2>
          <Prose data={data} />
        </section>
        {venue.gallery.length > 0 && (
          // Rotating pictures are of no use on paper.
          <section data-screen-only>
            <h2 className="title">{venueLabels.gallery}</h2>
            <Gallery
              // Specification, section 3: the pictures’ names are English in both languages.
              slides={venue.gallery.map(({ src, image }, index) => ({
                src: withPrefix(src),
                alt: `${venueLabels.image} ${index + 1}`,
                image,
              }))}
              name={venueLabels.gallery}
              pictures={{ name: venueLabels.image, language: 'en' }}
              labels={labels.slides}
            />
          </section>
        )}
        <section>
          <h2 className="title">{venueLabels.map}</h2>
          <VenueMap venue={venue} labels={venueLabels} />
        </section>
      </div>
    </PageFrame>
  )
}

export const query = graphql`
  query VenuePage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    site: symposium(language: { eq: $language }) {
      dates
      ...Backdrop
    }
    venue(language: { eq: $language }) {
      ...VenueAddress
      ...Gallery
    }
    labels: interface(language: { eq: $language }) {
      venue
      slides
    }
  }
`
