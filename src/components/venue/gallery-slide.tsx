// One picture of the gallery, 500 px high (specification, section 3: Gallery image).
import { graphql, withPrefix } from 'gatsby'
import * as styles from './gallery.module.css'

/** The id of a slide, to which its bullet leads without JavaScript. */
export const slideId = (number: number) => `picture-${number}`

type Props = {
  slide: Queries.GallerySlideFragment
  /** “Venue Image”; with the number, the alternative text. */
  label: string
  /** True if another slide is shown. */
  hidden: boolean
  /** True if the slide may be shown next: its picture loads ahead. */
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
