// The pictures of the venue, one at a time (specification, section 2: Venue information).
import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { autoplay } from '../site/autoplay'
import * as styles from './gallery.module.css'
import { SLIDE_GAP, useSlides } from './use-slides'

/** Specification, section 9: every 3000 ms, the next slide is shown. */
const useAutoplay = autoplay(3000)

const apart = { '--gap': `${SLIDE_GAP}px` }

/** The id of a slide, to which its bullet leads without JavaScript. */
const slideId = (number: number) => `picture-${number}`

export type Slide = {
  src: string
  alt: string
  image: { gallery: string; upright: boolean }
}

type SlideProps = {
  slide: Slide
  number: number
  /** True if another slide is shown. */
  hidden: boolean
  /** True if the slide may be shown next: its picture loads ahead. */
  soon: boolean
}

/** One picture of the gallery, 500 px high (specification, section 3: Gallery image). */
function GallerySlide({ slide: { src, alt, image }, number, hidden, soon }: SlideProps) {
  return (
    <li className={styles.slide} id={slideId(number)} aria-hidden={hidden || undefined}>
      <picture data-box="far">
        <source
          type="image/avif"
          srcSet={image.gallery}
          sizes="(min-width: 48rem) min(100vw, 68rem), 540px"
        />
        <img
          loading={soon ? 'eager' : 'lazy'}
          decoding="async"
          src={src}
          width={1200}
          height={800}
          data-upright={image.upright || undefined}
          alt={alt}
          draggable={false}
        />
      </picture>
    </li>
  )
}

/** The place of the picture in view, and what brings another one there. */
type Shown = { index: number; show: (place: number) => void; labels: Labels['slides'] }

/** The arrows on both sides of the strip. */
const Steps = ({ index, show, labels }: Shown) =>
  ([-1, 1] as const).map((step) => (
    <button
      key={step}
      type="button"
      className={step < 0 ? styles.previous : styles.next}
      aria-label={step < 0 ? labels.previous : labels.next}
      onClick={() => show(index + step)}
      data-scripted
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
        <path d="M2 2l8 8-8 8" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  ))

/** A link to each picture. */
const Bullets = ({ slides, index, show, labels }: Shown & { slides: readonly Slide[] }) => (
  <ul className={styles.bullets}>
    {slides.map(({ src }, place) => (
      <li key={src}>
        <a
          href={`#${slideId(place + 1)}`}
          aria-label={labels.slide.replace('{n}', String(place + 1))}
          aria-current={place === index || undefined}
          onClick={(event) => {
            event.preventDefault()
            show(place)
          }}
        />
      </li>
    ))}
  </ul>
)

type Props = {
  slides: readonly Slide[]
  name: string
  /** What each picture is called, if that is in another language than the page. */
  pictures?: { name: string; language: string }
  labels: Labels['slides']
}

/** A strip of pictures that can be swiped, and advances by itself until someone looks closer (specification, section 2: Venue information). */
export function Gallery({ slides, name, pictures, labels }: Props) {
  const { strip, index, near, show, onScroll } = useSlides(slides.length)
  const { playing, toggle, hold } = useAutoplay(() => show(index + 1), near)

  return (
    <div role="group" aria-label={name} {...hold}>
      <div className={styles.stage}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className={styles.strip}
          ref={strip}
          onScroll={onScroll}
          // Focusable, so that keys can scroll the strip; with JavaScript, arrow keys move it by one picture.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
            if (!step) return
            event.preventDefault()
            show(index + step)
          }}
          role="group"
          aria-label={pictures?.name ?? name}
          lang={pictures?.language}
        >
          <ul className={styles.track} style={apart}>
            {slides.map((slide, place) => (
              <GallerySlide
                key={slide.src}
                slide={slide}
                number={place + 1}
                hidden={near && place !== index}
                soon={near && Math.abs(place - index) <= 1}
              />
            ))}
          </ul>
        </div>
        <Steps index={index} show={show} labels={labels} />
      </div>
      <div className={`row ${styles.controls}`}>
        <button type="button" className={styles.play} onClick={toggle} data-scripted>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <path d={playing ? 'M1 0h4v14H1zM9 0h4v14H9z' : 'M2 0l12 7-12 7z'} fill="currentColor" />
          </svg>
          {playing ? labels.pause : labels.play}
        </button>
        <Bullets slides={slides} index={index} show={show} labels={labels} />
        {/* Screen readers announce the number only while the pictures do not advance by themselves. */}
        <p aria-live={playing ? 'off' : 'polite'} data-scripted>{`${index + 1} / ${slides.length}`}</p>
      </div>
    </div>
  )
}

export const query = graphql`
  fragment Gallery on Venue {
    gallery {
      src
      image {
        gallery
        upright
      }
    }
  }
`
