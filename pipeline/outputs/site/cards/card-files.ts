// A social card for every page and language: 1200 × 630 pixels, drawn again only where its words or the drawing changed.
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Language } from '../../../read'
import { writeDates } from '../../../facts/format'
import { say, type SiteEdition, type SitePage } from '../edition'
import { cardPath } from './card-path'
import { cardText, type CardWords } from './card-text'
import { onLaminate } from './laminate'

/** Raised whenever the drawing itself changes: cards drawn before are then drawn again. */
const DRAWING = 1

const wordsOf = ({ data }: SiteEdition, { title, route, language }: SitePage): CardWords => {
  const { site, venue } = data
  const symposium = say(site.name, language)
  return {
    // On the home page the symposium is what it is about.
    title: route === '/' ? say(site.shortName, language) : title,
    symposium,
    dates: writeDates(site.starts, site.ends, language),
    place: `${say(venue.name, language)}, ${say(site.city, language as Language)}`,
  }
}

/** A card as PNG. A palette is enough for its few colours, and a fifth of the bytes. */
async function draw(words: CardWords): Promise<Buffer> {
  const image = new Resvg(onLaminate(await cardText(words)), { font: { loadSystemFonts: false } }).render()
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .flatten()
    .png({ palette: true, colours: 96, dither: 0, effort: 3 })
    .toBuffer()
}

async function cached(words: CardWords, cache: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([DRAWING, words]))
    .digest('hex')
  const file = join(cache, `${key.slice(0, 32)}.png`)
  try {
    return await readFile(file)
  } catch {
    const drawn = await draw(words)
    await mkdir(cache, { recursive: true })
    await writeFile(file, drawn)
    return drawn
  }
}

/** All cards, by their path below the public folder. `cache` is a folder that outlives a build. */
export async function cardFiles(edition: SiteEdition, cache: string): Promise<Record<string, Buffer>> {
  const files = await Promise.all(
    edition.pages.map(async (page) => [
      cardPath(page.route, page.language).slice(1),
      await cached(wordsOf(edition, page), cache),
    ]),
  )
  return Object.fromEntries(files) as Record<string, Buffer>
}
