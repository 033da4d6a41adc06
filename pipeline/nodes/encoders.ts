// Settings of the picture encoders that gatsby-plugin-sharp does not offer.
import sharp from 'sharp'

/** Measured at 1200 pixels: sharp's default of 4 takes eight times as long for 1.6 % fewer bytes; 1 makes 14 % more. */
export const AVIF_EFFORT = 2

/** The quality that stands for lossless WebP, in which line art is also lighter. */
export const LOSSLESS = 100

/**
 * How lossless WebP is encoded. `quality` here means how hard the encoder tries: above 80, forty logos take twenty seconds
 * instead of half a second, for 5 % fewer bytes.
 */
const LOSSLESS_WEBP = { lossless: true, quality: 80, effort: 6 }

/** Below this quality edges dissolve, so a picture that is still too heavy stays too heavy. */
const LEAST_QUALITY = 15

/**
 * The most bytes an AVIF of this width should have: 25 kB at 800 pixels, a phone's screen. Photographs of leaves or a crowd would
 * otherwise take twice as much.
 */
const mostBytes = (width: number) => 25_000 * (width / 800) ** 1.5

type Encoding = sharp.Sharp & { options: { formatOut: string; heifQuality: number } }

/** Lowers the quality until the file is light enough. The bytes of a photograph grow as its quality to the power of 1.7. */
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
 * Changes sharp for this process. AVIFs are encoded with AVIF_EFFORT unless another effort is asked for, and at a lower quality
 * if they would be too heavy. WebP of quality LOSSLESS is encoded without loss.
 */
export function setEncoders(): void {
  const pictures = sharp.prototype as sharp.Sharp
  const { avif, webp, toBuffer } = pictures
  pictures.avif = function (options) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options })
  }
  // gatsby-plugin-sharp calls toBuffer() without options; only those calls are changed.
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
