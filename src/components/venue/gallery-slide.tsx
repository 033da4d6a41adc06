// One picture of the gallery, 500 px high (specification, section 3: Gallery image).
import { graphql, withPrefix } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import * as styles from './gallery.module.css'

/** What the bullet of a picture leads to without a script. */
export const slideId = (number: number) => `picture-${number}`

type Props = {
  slide: Queries.GallerySlideFragment
  /** “Venue Image”. */
  label: string
  /** Not the one that is shown. */
  hidden: boolean
  /** About to be shown: its picture loads ahead. */
  soon: boolean
}

export function GallerySlide({ slide: { number, src, image }, label, hidden, soon }: Props) {
  const { images }: Partial<IGatsbyImageData> = image.childImageSharp?.gatsbyImageData ?? {}
  // Gatsby calls the only format the fallback; here that is the picture as it was handed in.
  const avif = images?.fallback
  return (
    <li className={styles.slide} id={slideId(number)} aria-hidden={hidden || undefined}>
      <picture>
        {avif && (
          <source
            type="image/avif"
            srcSet={avif.srcSet}
            sizes="(min-width: 48rem) min(100vw, 68rem), 540px"
          />
        )}
        <img
          loading={number === 1 || soon ? 'eager' : 'lazy'}
          decoding="async"
          src={withPrefix(src)}
          width={1200}
          height={800}
          alt={`${label} ${number}`}
          draggable={false}
        />
      </picture>
    </li>
  )
}

export const query = graphql`
  fragment GallerySlide on VenueGallery {
    number
    src
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [960, 1200]
          formats: [AVIF]
          avifOptions: { quality: 45 }
          placeholder: NONE
        )
      }
    }
  }
`
