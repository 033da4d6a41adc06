// After the build: gives every page the start script in place of Gatsby's own scripts.
import type { GatsbyNode } from 'gatsby'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { generateHtmlPath, generatePageDataPath } from 'gatsby-core-utils'
import { withStartScript } from './page-html'

type SitePage = { path: string; componentChunkName: string }
type Stats = { assetsByChunkName: Record<string, string[]> }

const parsed = async <Content>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Content

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20)

/** Bundles start.ts into one script for current browsers. Returns the file's name, which changes with its content. */
async function writeStartScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './start'; start(document.currentScript)`,
      resolveDir: join(root, 'plugins/deferred-hydration'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  })
  const text = outputFiles[0]?.text ?? ''
  const name = `start-${hashOf(text)}.js`
  await writeFile(join(root, 'public', name), text)
  return name
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, pathPrefix, reporter, store }) => {
  const root = (store.getState() as { program: { directory: string } }).program.directory
  const publicFolder = join(root, 'public')
  const { data } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path componentChunkName } } }',
  )
  const name = await writeStartScript(root)
  const { assetsByChunkName } = await parsed<Stats>(join(publicFolder, 'webpack.stats.json'))
  // webpack's own hash also changes if nothing else does; pages would change, and open ones reload, after each build.
  const chunks = Object.entries(assetsByChunkName).sort(([a], [b]) => (a < b ? -1 : 1))
  const webpackCompilationHash = hashOf(JSON.stringify(chunks))
  await writeFile(join(publicFolder, 'page-data/app-data.json'), JSON.stringify({ webpackCompilationHash }))
  const scriptsOf = (chunk: string) => (assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith('.js'))
  const rewrite = async ({ path, componentChunkName }: SitePage) => {
    const file = generateHtmlPath(publicFolder, path)
    const [html, pageData] = await Promise.all([
      readFile(file, 'utf8'),
      parsed<object>(generatePageDataPath(publicFolder, path)),
    ])
    const scripts = new Set([...scriptsOf('app'), ...scriptsOf(componentChunkName)])
    const changed = withStartScript(html, `${pathPrefix}/${name}`, {
      pagePath: path,
      webpackCompilationHash,
      scripts: [...scripts].map((script) => `${pathPrefix}/${script}`),
      pageData,
    })
    if (changed !== html) await writeFile(file, changed)
  }
  await Promise.all((data?.allSitePage.nodes ?? []).map(rewrite)).catch((error: Error) =>
    reporter.panic(`plugins/deferred-hydration: ${error.message}`),
  )
}
