// Gives each page the styles of its own template only: see README.md.
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateHtmlPath } from 'gatsby-core-utils'

/** The part of webpack's configuration that this plugin changes; Gatsby exports no types for it. */
type Rule = { test?: unknown; oneOf?: Rule[]; use?: { options?: LoaderOptions }[] }
type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } }
type Chunk = { name: string }
type Config = {
  module: { rules: Rule[] }
  plugins: { constructor: { name: string }; options?: object }[]
  optimization?: {
    splitChunks?: {
      cacheGroups?: { styles?: { name: string | ((module: unknown, chunks: Chunk[]) => string) } }
    }
  }
}

/** A style used by at least this many templates goes into the stylesheet of all pages. */
const MANY = 10

/** The stylesheet for a module that these chunks use: that of all pages, or one for the templates that share it. */
function stylesheetOf(chunks: Chunk[]): string {
  const templates = chunks.map(({ name }) => name)
  if (templates.includes('app') || templates.length >= MANY) return 'styles'
  return `styles of ${templates.toSorted().join(', ')}`
}

/** webpack asks several times about a module. The first answer is kept, so that no style is in two stylesheets. */
function splitStyles({ optimization, plugins }: Config): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles
  const extract = plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')
  if (!styles || !extract?.options) throw new Error('Gatsby’s one stylesheet was not found.')
  const decided = new Map<unknown, string>()
  styles.name = (module, chunks) => {
    const stylesheet = decided.get(module) ?? stylesheetOf(chunks)
    decided.set(module, stylesheet)
    return stylesheet
  }
  // CSS modules do not depend on each other's order, and pages import them in different orders.
  const filename = 'styles-[contenthash].css'
  Object.assign(extract.options, { ignoreOrder: true, filename, chunkFilename: filename })
}

/** Gatsby inlines small fonts into the stylesheet of every page, and the site's policy allows no `data:` fonts. */
function keepFontsAsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  const options = fonts?.use?.[0]?.options
  if (!options) throw new Error('Gatsby’s rule for fonts was not found.')
  options.limit = 0
}

/** Class names are repeated in the stylesheet, the HTML and the bundles: five characters instead of thirty. */
function shortenClassNames(rules: Rule[]): void {
  const flattened = (nested: Rule[]): Rule[] =>
    nested.flatMap((rule) => [rule, ...flattened(rule.oneOf ?? [])])
  const options = flattened(rules)
    .flatMap(({ use }) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader.options?.modules ?? [])
    .filter((modules) => modules.localIdentName)
  if (options.length === 0) throw new Error('Gatsby’s rule for CSS modules was not found.')
  for (const modules of options) modules.localIdentName = '[hash:base52:5]'
}

function change({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config
  keepFontsAsFiles(config.module.rules)
  if (stage.startsWith('build')) shortenClassNames(config.module.rules)
  if (stage === 'build-javascript') splitStyles(config)
  actions.replaceWebpackConfig(config)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  try {
    change(args)
  } catch (error) {
    args.reporter.panic(`plugins/styles-per-template: ${(error as Error).message}`)
  }
}

type Stats = { assetsByChunkName: Record<string, string[]> }
type SitePage = { path: string; componentChunkName: string }

const INLINED = /(?:<style data-href[^>]*>[\s\S]*?<\/style>)+/

/** If only styles have changed, Gatsby keeps the HTML of a page, with the old styles in it: this inserts the current ones. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, pathPrefix, reporter, store }) => {
  const { directory } = (store.getState() as { program: { directory: string } }).program
  const inPublic = (file: string) => join(directory, 'public', file)
  const { data } = await graphql<{ allSitePage: { nodes: SitePage[] } }>(
    '{ allSitePage { nodes { path componentChunkName } } }',
  )
  const { assetsByChunkName } = JSON.parse(await readFile(inPublic('webpack.stats.json'), 'utf8')) as Stats
  for (const { path, componentChunkName } of data?.allSitePage.nodes ?? []) {
    const files = ['app', componentChunkName].flatMap((chunk) => assetsByChunkName[chunk] ?? [])
    const styles = await Promise.all(
      [...new Set(files.filter((file) => file.endsWith('.css')))].map(
        async (file) =>
          `<style data-href="${pathPrefix}/${file}">${await readFile(inPublic(file), 'utf8')}</style>`,
      ),
    )
    const file = generateHtmlPath(inPublic(''), path)
    const html = await readFile(file, 'utf8')
    if (!INLINED.test(html)) reporter.panic(`plugins/styles-per-template: ${path} has no inlined styles.`)
    const changed = html.replace(INLINED, () => styles.join(''))
    if (changed !== html) await writeFile(file, changed)
  }
}
