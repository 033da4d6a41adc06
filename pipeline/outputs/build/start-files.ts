// After the build: collects from the files of webpack and Gatsby what the quiet start needs to know about the bundles.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stylesheet } from './quiet-html'

/** Each chunk with all its files, including those that it shares with other chunks. */
type Stats = { assetsByChunkName: Record<string, string[]> }

/** Files of a chunk that have an extension, as addresses such as `/app-….js`. */
const filesOf = ({ assetsByChunkName }: Stats, chunk: string, extension: string): string[] =>
  (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(extension)).map((file) => `/${file}`)

/** Gatsby’s slice of scripts contains the hash of the compilation, which the runtime compares with that in the page data. */
const compilationHash = (slice: string) => /___webpackCompilationHash="([^"]*)"/.exec(slice)?.[1] ?? ''

/** Bundles that every page starts, in the order of Gatsby’s slice. */
const commonScripts = (slice: string) =>
  [...slice.matchAll(/<script src="([^"]+)" async>/g)].map(([, source = '']) => source)

type StartFiles = {
  /** Hash of the compilation. */
  compilation: string
  /** Bundles that every page starts; these addresses include the prefix. */
  common: string[]
  /** Bundles of a page's own, by the name of its chunk, without the prefix. */
  own: (chunk: string) => string[]
  /** Stylesheets of a page, by the name of its chunk: first those of the shell, then its own. Without the prefix. */
  styles: (chunk: string) => Stylesheet[]
}

/** Reads what Gatsby's build has left in the public folder: its slice of scripts and webpack's list of files. */
export async function startFiles(publicFolder: string): Promise<StartFiles> {
  const slice = await readFile(join(publicFolder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')
  const stats = JSON.parse(await readFile(join(publicFolder, 'webpack.stats.json'), 'utf8')) as Stats
  const stylesheets = new Set(
    Object.keys(stats.assetsByChunkName).flatMap((chunk) => filesOf(stats, chunk, '.css')),
  )
  const texts = new Map(
    await Promise.all(
      [...stylesheets].map(async (href) => [href, await readFile(join(publicFolder, href), 'utf8')] as const),
    ),
  )
  const stylesheetsOf = (chunk: string) =>
    new Set(['app', chunk].flatMap((name) => filesOf(stats, name, '.css')))
  return {
    compilation: compilationHash(slice),
    common: commonScripts(slice),
    own: (chunk) => filesOf(stats, chunk, '.js'),
    styles: (chunk) => [...stylesheetsOf(chunk)].map((href) => ({ href, text: texts.get(href) ?? '' })),
  }
}
