// Settings of the AVIF encoder that gatsby-plugin-sharp does not offer, and images encoded early: see README.md.
import { createRequire } from 'node:module'
import type { GatsbyNode } from 'gatsby'
import sharp from 'sharp'

/** Measured at 1200 pixels: sharp's default of 4 takes eight times as long for 1.6 % fewer bytes; 1 makes 14 % more. */
const AVIF_EFFORT = 2

/** Below this quality edges dissolve, so an image that is still too heavy stays too heavy. */
const LEAST_QUALITY = 15

/** Most bytes of an AVIF: 25 kB at 800 px, a phone’s screen. Photographs of leaves would otherwise have twice that. */
const mostBytes = (width: number) => 25_000 * (width / 800) ** 1.5

type Encoding = sharp.Sharp & { options: { formatOut: string; heifQuality: number; heifEffort: number } }

/** Lowers the quality until the file is light enough. The bytes of a photograph grow as its quality to the power of 1.7. */
async function encodeLight(image: Encoding, encode: sharp.Sharp['toBuffer']): Promise<Buffer> {
  for (;;) {
    const { data, info } = await encode.call(image, { resolveWithObject: true })
    const excess = data.length / mostBytes(info.width)
    const quality = image.options.heifQuality
    if (excess <= 1 || quality <= LEAST_QUALITY) return data
    image.options.heifQuality = Math.max(LEAST_QUALITY, Math.floor(quality / excess ** (1 / 1.7)) - 1)
  }
}

/** Changes sharp for this process: AVIF_EFFORT by default, a lower quality for heavy AVIFs, and sizes as people see them. */
function setEncoders(): void {
  const images = sharp.prototype as sharp.Sharp
  const { avif, toBuffer, metadata } = images
  images.avif = function (options) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options })
  }
  // gatsby-plugin-sharp turns pictures, but takes their sizes from before, and would cut a portrait to a landscape.
  images.metadata = async function (this: sharp.Sharp) {
    const found = await metadata.call(this)
    return { ...found, ...found.autoOrient }
  } as sharp.Sharp['metadata']
  // gatsby-plugin-sharp calls toBuffer() without options; only those calls are changed.
  images.toBuffer = function (this: Encoding, ...options: Parameters<sharp.Sharp['toBuffer']>) {
    const isAsked = Object.keys(options).length > 0
    return this.options.formatOut === 'heif' && !isAsked
      ? encodeLight(this, toBuffer)
      : toBuffer.apply(this, options)
  } as sharp.Sharp['toBuffer']
}

/** Throws if gatsby-plugin-sharp uses another copy of sharp, or if sharp ignores the settings. */
function verifyEncoders(): void {
  const require = createRequire(`${process.cwd()}/package.json`)
  const ofPlugin = createRequire(require.resolve('gatsby-plugin-sharp'))
  if (ofPlugin.resolve('sharp') !== require.resolve('sharp'))
    throw new Error('gatsby-plugin-sharp has a copy of sharp of its own.')
  const image = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } }).avif()
  const { formatOut, heifEffort } = (image as Encoding).options
  if (formatOut !== 'heif' || heifEffort !== AVIF_EFFORT) throw new Error('sharp ignores the effort.')
}

/** What the plugin reads of Gatsby's state: the templates with their queries, the pages, and the images that were made already. */
type State = {
  components: Map<string, { query: string; pages: Set<string> }>
  pages: Map<string, { context: object }>
  jobsV2: { complete: Map<string, unknown> }
}

/**
 * Asks the queries for images before their time, so that images are encoded while webpack, which uses one processor only, bundles.
 * Gatsby asks again, and gets what was made; what fails now, it reports then.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = ({ graphql, store }) => {
  const { components, pages, jobsV2 } = store.getState() as State
  if (jobsV2.complete.size > 0) return
  const ofImages = [...components.values()].filter(({ query }) => query.includes('gatsbyImageData'))
  for (const { query, pages: paths } of ofImages)
    for (const path of paths) {
      const page = pages.get(path)
      void graphql(query, { ...page, ...page?.context }).catch(() => undefined)
    }
}

export function onPreInit(): void {
  setEncoders()
  verifyEncoders()
}
