// The pages of a finished build, for the plugins that change their HTML.
import type { BuildArgs } from 'gatsby'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { generateHtmlPath } from 'gatsby-core-utils'
import { writeWhole } from '../pipeline/write/write-files'

type SitePage = { path: string; componentChunkName: string }

/** The files of each of webpack’s chunks by its name. */
export async function filesByChunk(): Promise<Record<string, string[]>> {
  const stats = await readFile('public/webpack.stats.json', 'utf8')
  return (JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName
}

/** Changes the HTML of every page; `change` also gets the page's path, and the files of its scripts and styles. */
export async function changePages(
  { graphql }: BuildArgs,
  change: (html: string, path: string, files: string[]) => string,
): Promise<void> {
  const chunks = await filesByChunk()
  const { data } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path componentChunkName } } }',
  )
  // One after another: a symposium has hundreds of talks, whose pages fill the memory if all are read at once.
  for (const { path, componentChunkName } of data?.allSitePage.nodes ?? []) {
    const file = generateHtmlPath('public', path)
    const html = readFileSync(file, 'utf8')
    const files = ['app', componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
    const changed = change(html, path, [...new Set(files)])
    if (changed !== html) await writeWhole(file, changed)
  }
}
