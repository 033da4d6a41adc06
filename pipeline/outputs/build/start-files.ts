// After the build: what the quiet start needs to know about the bundles, read from what webpack and Gatsby left behind.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Chunk names and all their files, those they share with other chunks included. */
type Stats = { assetsByChunkName: Record<string, string[]> }

/** Chunk names and their scripts, as `/app-….js`. */
const scriptsByChunk = ({ assetsByChunkName }: Stats): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(assetsByChunkName).map(([name, files]) => [
      name,
      files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
    ]),
  )

/** Gatsby’s slice of scripts holds the hash of the compilation, which the runtime compares with the page data’s. */
const compilationHash = (slice: string) => /___webpackCompilationHash="([^"]*)"/.exec(slice)?.[1] ?? ''

/** Files of the bundles that every page starts, in the slice’s order. */
const commonScripts = (slice: string) =>
  [...slice.matchAll(/<script src="([^"]+)" async>/g)].map(([, source = '']) => source)

export type StartFiles = {
  /** The one stylesheet of the site, which is in the HTML of each page. */
  style: string
  /** Hash of the compilation. */
  compilation: string
  /** Bundles that every page starts; their addresses carry the prefix. */
  common: string[]
  /** Bundles of a page's own, by the name of its chunk; without the prefix. */
  own: (chunk: string) => string[]
}

/** Reads what Gatsby's build has left in the public folder: its slice of scripts and webpack's list of files. */
export async function startFiles(publicFolder: string): Promise<StartFiles> {
  const slice = await readFile(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')
  const stats = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8')) as Stats
  const chunks = scriptsByChunk(stats)
  const stylesheet = Object.values(stats.assetsByChunkName)
    .flat()
    .find((file) => file.endsWith('.css'))
  if (!stylesheet) throw new Error('Gatsby’s stylesheet was not found in webpack.stats.json.')
  return {
    style: await readFile(join(publicFolder, stylesheet), 'utf8'),
    compilation: compilationHash(slice),
    common: commonScripts(slice),
    own: (chunk) => chunks[chunk] ?? [],
  }
}
