import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { partsOf } from '../components/content/text-phases'
import { PageFrame } from '../components/site/page-frame'
import { Picture } from '../components/site/picture'
import * as styles from './city.module.css'
import { required } from '../components/site/page-data'

export { Head } from './template'

/** Index of the last photo: city.module.css lets it span both columns on a desktop. */
const WIDE = 3

type Photo = NonNullable<Queries.CityPageQuery['venue']>['cityPhotos'][number]

/** A photo of the host city with its caption (specification, section 2: About Izmir). */
function CityPhoto({ photo: { photo, alt, caption }, index }: { photo: Photo; index: number }) {
  const image = photo.childImageSharp?.gatsbyImageData
  const width = index === WIDE ? '72rem' : '34rem'
  return (
    <figure style={image && { '--ratio': `${image.width} / ${image.height}` }}>
      <Picture file={photo} alt={alt} sizes={`(min-width: 60rem) ${width}, 92vw`} first={index === 0} boxed />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The photos are beside the paragraphs of the text as far as there are any; the others follow. */
export default function CityTemplate({ data }: PageProps<Queries.CityPageQuery>) {
  const photos = required(data.venue).cityPhotos
  const parts = partsOf(data.page?.text)
  const rows = Math.max(parts.length, photos.length)
  return (
    <PageFrame page={data.page}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          {parts[row] && <Prose data={{ page: { text: [parts[row]] }, downloads: data.downloads }} />}
          {photos[row] && <CityPhoto photo={photos[row]} index={row} />}
        </div>
      ))}
    </PageFrame>
  )
}

export const query = graphql`
  query CityPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      cityPhotos {
        alt
        caption
        photo {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [680, 1200])
          }
        }
      }
    }
  }
`
