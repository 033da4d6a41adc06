// Settings of the picture encoders that gatsby-plugin-sharp does not offer.
import sharp from 'sharp'

/** By measurement at 1200 pixels: 4, sharp's own, takes eight times as long for 1.6 % fewer bytes; 1 makes 14 % more. */
export const AVIF_EFFORT = 2

/** The quality of a WebP that loses nothing: line art is lighter for it, too. */
export const LOSSLESS = 100

/**
 * What a WebP that loses nothing is made with. Its quality is how hard the encoder tries: above 80, forty logos take
 * twenty seconds in place of half a one, for 5 % fewer bytes.
 */
const LOSSLESS_WEBP = { lossless: true, quality: 80, effort: 6 }

/** Below it, edges dissolve: a picture that still is too heavy stays so. */
const LEAST_QUALITY = 15

/** Bytes of an AVIF so many pixels wide: 25 kB for a phone's screen, for a photograph of leaves or a crowd asks for twice as many. */
const mostBytes = (width: number) => 25_000 * (width / 800) ** 1.5

type Encoding = sharp.Sharp & { options: { formatOut: string; heifQuality: number } }

/** Encodes with less quality what is too heavy. Bytes of photographs grow with its power of 1.7. */
async function lightly(picture: Encoding, encode: sharp.Sharp['toBuffer']): Promise<Buffer> {
  for (;;) {
    const { data, info } = await encode.call(picture, { resolveWithObject: true })
    const tooHeavy = data.length / mostBytes(info.width)
    const quality = picture.options.heifQuality
    if (tooHeavy <= 1 || quality <= LEAST_QUALITY) return data
    picture.options.heifQuality = Math.max(LEAST_QUALITY, Math.floor(quality / tooHeavy ** (1 / 1.7)) - 1)
  }
}

/**
 * Changes sharp for this process: AVIFs are made with AVIF_EFFORT unless they ask for another, and with less quality than they
 * ask for where they were too heavy; WebP of quality LOSSLESS without loss.
 */
export function setEncoders(): void {
  const pictures = sharp.prototype as sharp.Sharp
  const { avif, webp, toBuffer } = pictures
  pictures.avif = function (options) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options })
  }
  // gatsby-plugin-sharp asks for its files in this way, without options.
  pictures.toBuffer = function (this: Encoding, ...asked: Parameters<sharp.Sharp['toBuffer']>) {
    const isAsked = Object.keys(asked).length > 0
    return this.options.formatOut === 'heif' && !isAsked
      ? lightly(this, toBuffer)
      : toBuffer.apply(this, asked)
  } as sharp.Sharp['toBuffer']
  pictures.webp = function (options) {
    return webp.call(this, options?.quality === LOSSLESS ? LOSSLESS_WEBP : options)
  }
}
