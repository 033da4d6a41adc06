// npm run pictures: draws the sample's pictures.
//
//   --only hero,venue      some groups of them only
import path from 'node:path'
import { ancientTheatre } from './izmir/ancient-theatre'
import { clockTower } from './izmir/clock-tower'
import { kemeralti } from './izmir/kemeralti'
import { kordon } from './izmir/kordon'
import { loadLettering } from './kit/lettering'
import { sign } from './icons/sign'
import { socialSprite } from './icons/social'
import { saveJpeg, savePalettePng, saveSvg } from './kit/raster'
import { listOf, oneOf, type Values } from '../options'
import { runTool } from '../run-tool'
import { logos } from './logos/all'
import { portraits } from './portraits/all'
import { background } from './scenes/background'
import { hero } from './scenes/hero'
import { venue } from './venue/all'

const content = path.resolve('content')
const images = path.join(content, 'images')
const served = path.resolve('static')

/**
 * Pixels: on a phone a card shows a logo 148 wide, so this is a device pixel ratio of 1.6. Twice the width would weigh twice as
 * much.
 */
const LOGO_WIDTH = 236

/** The groups of pictures, by the names for --only. Sizes are the most bytes a file may have. */
const groups = {
  async logos() {
    for (const logo of logos) {
      const file = path.join(content, logo.file)
      // A phone shows three of the card's 480 units in one pixel, so no decimals are needed.
      if (file.endsWith('.svg')) saveSvg(file, logo.svg(), 0)
      else await savePalettePng(file, logo.svg(), 16, LOGO_WIDTH)
    }
  },
  async portraits() {
    for (const [stem, draw] of Object.entries(portraits)) {
      await saveJpeg(path.join(images, 'speakers', `${stem}.jpg`), draw(), 60_000, 84)
    }
  },
  async hero() {
    await saveJpeg(path.join(images, 'hero.jpg'), hero(), 900_000, 92, 2880)
  },
  async background() {
    await saveJpeg(path.join(images, 'background.jpg'), background(), 900_000, 92, 2880)
  },
  async venue() {
    for (const [index, draw] of venue.entries()) {
      await saveJpeg(path.join(served, `${index + 1}.jpg`), draw(), 120_000)
    }
  },
  async izmir() {
    const places = { 'clock-tower': clockTower, kordon, 'ancient-theatre': ancientTheatre, kemeralti }
    for (const [stem, draw] of Object.entries(places)) {
      await saveJpeg(path.join(images, 'izmir', `${stem}.jpg`), draw(), 120_000)
    }
  },
  async icons() {
    const icon = (name: string) => path.join(served, 'icons', name)
    saveSvg(icon('favicon.svg'), sign(12), 1)
    // Differences of a hundredth of a sixteenth of an icon cannot be seen.
    saveSvg(icon('social.svg'), socialSprite(), 2)
    await savePalettePng(icon('favicon.png'), sign(12), 32, 48)
    await savePalettePng(icon('icon-192.png'), sign(12), 32, 192)
    await savePalettePng(icon('icon-512.png'), sign(12), 32, 512)
    await savePalettePng(icon('apple-touch-icon.png'), sign(0, 0.86), 32, 180)
    await savePalettePng(icon('maskable-512.png'), sign(0, 0.7), 32, 512)
  },
}

type Group = keyof typeof groups

const names = Object.keys(groups) as [Group, ...Group[]]

const options = { only: listOf(names.join(','), oneOf(...names)) }

async function main({ only }: Values<typeof options>): Promise<number> {
  await loadLettering()
  for (const name of only ?? names) await groups[name]()
  return 0
}

runTool('pictures', options, main)
