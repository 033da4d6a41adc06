// A plain <picture> of the image data made at build; gatsby-plugin-image's own component costs 59 kB of script.
import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Props = {
  image: IGatsbyImageData
  alt: string
  /** Loads at once and first: for the one picture that is the page's largest paint. */
  first?: boolean
  sizes?: string
  className?: string | undefined
  /** The styles give its <picture> a size; it then waits until the reader comes near. */
  boxed?: boolean
}

/**
 * `sizes` by which a phone takes the copy of `smallest` pixels, however dense its screen: at three of the screen's to one of
 * the page nobody sees more. `wider` is what holds elsewhere.
 */
export const smallestOnPhones = (wider: string, smallest: number) => `${wider}, ${Math.floor(smallest / 3)}px`

/** Width of a picture that fills its place, whose size Gatsby gives as a ratio (1 × 0.625). HTML wants whole pixels. */
const FULL_WIDTH = 1600

function sizeOf({ layout, width, height }: IGatsbyImageData) {
  if (layout !== 'fullWidth') return { width, height }
  return { width: FULL_WIDTH, height: Math.round((FULL_WIDTH * height) / width) }
}

export function Picture({ image, alt, first = false, sizes, className, boxed }: Props) {
  const { images } = image
  const lazy = first
    ? ({ fetchpriority: 'high', decoding: 'auto' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <picture data-box={boxed && (first ? 'near' : 'far')}>
      {images.sources?.map(({ type, srcSet, sizes: ownSizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? ownSizes} />
      ))}
      <img
        {...lazy}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes ?? images.fallback?.sizes}
        {...sizeOf(image)}
        alt={alt}
        className={className}
      />
    </picture>
  )
}
