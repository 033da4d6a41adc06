import { graphql, withPrefix, type PageProps } from 'gatsby'
import { DetailList } from '../components/content/rows'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { Gallery } from '../components/venue/gallery'
import { AddressWithDirections, VenueMap } from '../components/venue/map-frame'
import { wordsOf } from '../components/site/words'
import * as styles from './venue.module.css'
import { required } from '../components/site/required'

export { Head } from './template'

/** Its four sections are in the order of the specification (section 2: Venue information). */
export default function VenueTemplate({ data }: PageProps<Queries.VenuePageQuery>) {
  const site = required(data.site)
  const venue = required(data.venue)
  const words = wordsOf(data)
  const { venue: labels } = words
  const facts = [
    { label: labels.address, value: <AddressWithDirections venue={venue} words={words} /> },
    { label: labels.dates, value: site.dates },
  ]
  return (
    <PageFrame backdrop={site} page={data.page}>
      <div className={`panel cards ${styles.venue}`}>
        <section>
          <h2 className="title">{labels.venue}</h2>
          <p className={styles.name}>{venue.name}</p>
          <DetailList details={facts} />
        </section>
        <section>
          <h2 className="title">{labels.about}</h2>
          <Prose data={data} />
        </section>
        {venue.gallery.length > 0 && (
          // Rotating pictures are of no use on paper.
          <section data-screen-only>
            <h2 className="title">{labels.gallery}</h2>
            <Gallery
              // Specification, section 3: the pictures’ names are English in both languages.
              slides={venue.gallery.map(({ number, src, image }) => ({
                src: withPrefix(src),
                alt: `${labels.image} ${number}`,
                image,
              }))}
              name={labels.gallery}
              pictures={{ name: labels.image, language: 'en' }}
              words={words.slides}
            />
          </section>
        )}
        <section>
          <h2 className="title">{labels.map}</h2>
          <VenueMap venue={venue} words={labels} />
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
    words: interface(language: { eq: $language }) {
      venue
      slides
    }
  }
`
