// A social card for every page in each language: 1200 × 630 pixels.
import { cardPath } from '../../../records/addresses'
import { inLanguage } from '../../../records/localise'
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { uncached } from '../../render-cache'
import type { OutputFiles } from '../../output-files'
import { writeDates } from '../../../records/format'
import type { SiteEdition, SitePage } from '../edition'
import { cardText, type CardWords } from './card-text'
import { onLaminate } from './laminate'

const wordsOf = ({ data }: SiteEdition, { title, route, language }: SitePage): CardWords => {
  const { site, venue } = data
  const symposium = inLanguage(site.name, language)
  return {
    // The title of the home page's card is the symposium.
    title: route === '/' ? inLanguage(site.shortName, language) : title,
    symposium,
    dates: writeDates(site.starts, site.ends, language),
    place: `${inLanguage(venue.name, language)}, ${inLanguage(site.city, language)}`,
  }
}

/** A card as PNG. A palette suffices for its few colours and takes a fifth of the bytes. */
async function draw(words: CardWords): Promise<Buffer> {
  const image = await renderAsync(onLaminate(await cardText(words)), { font: { loadSystemFonts: false } })
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 96, dither: 0, effort: 3 })
    .toBuffer()
}

/** All cards, one after another: drawn at once they would occupy every thread that webpack needs for reading files. */
export async function cardFiles(edition: SiteEdition, drawn = uncached): Promise<OutputFiles> {
  const files: OutputFiles = {}
  // Abstracts share the card of the programme.
  for (const page of edition.pages.filter(({ template }) => template !== 'abstract')) {
    const words = wordsOf(edition, page)
    files[cardPath(page.route, page.language).slice(1)] = await drawn(['card', words], () => draw(words))
  }
  return files
}
