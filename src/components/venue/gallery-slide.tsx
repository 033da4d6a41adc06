// One picture of the gallery, 500 px high (specification, section 3: Gallery image).
import { graphql, withPrefix } from 'gatsby'
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
  return (
    <li className={styles.slide} id={slideId(number)} aria-hidden={hidden || undefined}>
      <picture>
        <source
          type="image/avif"
          srcSet={image.gallery}
          sizes="(min-width: 48rem) min(100vw, 68rem), 540px"
        />
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
      gallery
    }
  }
`
