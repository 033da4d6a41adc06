// A photo of the host city with its caption (specification, section 2: About Izmir).
import type { CSSProperties } from 'react'
import { graphql } from 'gatsby'
import { Picture, smallestOnPhones } from '../site/picture'
import * as styles from './city-photo.module.css'

type Props = {
  photo: Queries.CityPhotoFragment
  first?: boolean
  /** On a desktop, the photo spans both columns instead of one. */
  wide?: boolean
}

export function CityPhoto({ photo: { photo, alt, caption }, first = false, wide = false }: Props) {
  const image = photo.childImageSharp?.gatsbyImageData
  return (
    <figure
      className={styles.photo}
      style={image && ({ '--ratio': `${image.width} / ${image.height}` } as CSSProperties)}
    >
      {image && (
        <Picture
          image={image}
          alt={alt}
          sizes={smallestOnPhones(`(min-width: 60rem) ${wide ? 72 : 34}rem, (min-width: 30rem) 100vw`, 600)}
          first={first}
          boxed
        />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

export const query = graphql`
  fragment CityPhoto on VenueCityPhotos {
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
`
