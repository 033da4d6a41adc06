// A plain <picture> from the image data of the build; gatsby-plugin-image's own component would cost 59 kB of script.
import type { IGatsbyImageData } from 'gatsby-plugin-image'

type Props = {
  /** Nothing is rendered without an image. */
  file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
    /** The address of a drawing, which has no pixels. */
    readonly logo?: string
  } | null
  alt: string
  /** Loads at once, before all others: for the one picture that is the page's largest contentful paint. */
  first?: boolean
  sizes?: string
  className?: string | undefined
  /** CSS gives the <picture> a size, so that it need not load until the reader comes near. */
  boxed?: boolean
}

/** Gatsby gives the size of a full-width picture as a ratio (1 × 0.625), but HTML needs whole pixels: this is the width. */
const FULL_WIDTH = 1600

function sizeOf({ layout, width, height }: IGatsbyImageData) {
  if (layout !== 'fullWidth') return { width, height }
  return { width: FULL_WIDTH, height: Math.round((FULL_WIDTH * height) / width) }
}

/** An SVG is sharp in any size; that of its box is set by CSS. */
const drawingAt = (src: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 600,
  height: 400,
  images: { fallback: { src } },
})

export function Picture({ file, alt, first = false, sizes, className, boxed }: Props) {
  const image = file?.childImageSharp?.gatsbyImageData ?? (file?.logo && drawingAt(file.logo))
  if (!image) return null
  const { sources = [], fallback } = image.images
  const own = sizes ? { sizes } : {}
  const lazy = first
    ? ({ fetchpriority: 'high', decoding: 'auto' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  return (
    <picture data-box={boxed && (first ? 'near' : 'far')}>
      {sources.map((source) => (
        <source key={source.type} {...source} {...own} />
      ))}
      <img {...lazy} {...fallback} {...own} {...sizeOf(image)} alt={alt} className={className} />
    </picture>
  )
}
