import type { CSSProperties } from 'react'
import { graphql, type PageProps } from 'gatsby'
import { Prose } from '../components/content/prose'
import { PageFrame } from '../components/site/page-frame'
import { Picture, smallestOnPhones } from '../components/site/picture'
import * as styles from './about-izmir.module.css'
import { present } from './template'

export { Head } from './template'

/** Index of the last photo: about-izmir.module.css lets it span both columns on a desktop. */
const WIDE = 3

type Photo = NonNullable<Queries.AboutIzmirPageQuery['venue']>['cityPhotos'][number]

/** A photo of the host city with its caption (specification, section 2: About Izmir). */
function CityPhoto({ photo: { photo, alt, caption }, index }: { photo: Photo; index: number }) {
  const image = photo.childImageSharp?.gatsbyImageData
  const width = index === WIDE ? '72rem' : '34rem'
  return (
    <figure style={image && ({ '--ratio': `${image.width} / ${image.height}` } as CSSProperties)}>
      {image && (
        <Picture
          image={image}
          alt={alt}
          sizes={smallestOnPhones(`(min-width: 60rem) ${width}, (min-width: 30rem) 100vw`, 600)}
          first={index === 0}
          boxed
        />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export default function AboutIzmirTemplate({ data }: PageProps<Queries.AboutIzmirPageQuery>) {
  const { title, lead } = present(data.page, 'page')
  return (
    <PageFrame title={title} lead={lead}>
      <div className={styles.city}>
        <Prose data={data} />
        {present(data.venue, 'venue').cityPhotos.map((photo, index) => (
          <CityPhoto key={photo.caption} photo={photo} index={index} />
        ))}
      </div>
    </PageFrame>
  )
}

export const query = graphql`
  query AboutIzmirPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    venue(language: { eq: $language }) {
      cityPhotos {
        alt
        caption
        photo {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              breakpoints: [600, 1200]
              formats: [AVIF, WEBP]
              placeholder: NONE
            )
          }
        }
      }
    }
  }
`
