// The pages of a finished build, for the plugins that change their HTML.
import type { BuildArgs } from 'gatsby'
import { readFile } from 'node:fs/promises'
import { generateHtmlPath } from 'gatsby-core-utils'
import { writeWhole } from '../pipeline/write/write-files'

type SitePage = { path: string; componentChunkName: string }

export async function filesByChunk(): Promise<Record<string, string[]>> {
  const stats = await readFile('public/webpack.stats.json', 'utf8')
  return (JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName
}

/** Changes the HTML of every page; `change` also gets the page's path, and the files of its scripts and styles. */
export async function changePages(
  { graphql }: BuildArgs,
  change: (html: string, path: string, files: string[]) => Promise<string>,
): Promise<void> {
  const chunks = await filesByChunk()
  const { data } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path componentChunkName } } }',
  )
  const rewrite = async ({ path, componentChunkName }: SitePage) => {
    const file = generateHtmlPath('public', path)
    const html = await readFile(file, 'utf8')
    const files = ['app', componentChunkName].flatMap((chunk) => chunks[chunk] ?? [])
    await writeWhole(file, await change(html, path, [...new Set(files)]))
  }
  await Promise.all((data?.allSitePage.nodes ?? []).map(rewrite))
}
