// Gives each page the styles of its own template only: see README.md.
import type { GatsbyNode } from 'gatsby'
import { readFileSync } from 'node:fs'
import { changePages } from '../built-pages'

/** The part of webpack's configuration that this plugin changes; Gatsby exports no types for it. */
type Rule = { test?: unknown; oneOf?: Rule[]; use?: { options?: LoaderOptions }[] }
type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } }
type Extract = object
type Chunk = { name: string }
type Group = { name: string | ((module: unknown, chunks: Chunk[]) => string) }
type Config = {
  module: { rules: Rule[] }
  plugins: { constructor: { name: string }; options?: object }[]
  output: { hashDigestLength?: number }
  optimization?: { splitChunks?: { cacheGroups?: { styles?: Group } } }
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
function splitStyles({ optimization }: Config, extract: Extract): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles
  if (!styles) throw new Error('Gatsby’s one stylesheet was not found.')
  const decided = new Map<unknown, string>()
  styles.name = (module, chunks) => {
    const stylesheet = decided.get(module) ?? stylesheetOf(chunks)
    decided.set(module, stylesheet)
    return stylesheet
  }
  const filename = 'styles-[contenthash].css'
  Object.assign(extract, { filename, chunkFilename: filename })
}

/** The options of the plugin that writes stylesheets; undefined where none are written, as for HTML. */
function extractOf({ plugins }: Config): Extract | undefined {
  return plugins.find(({ constructor }) => constructor.name === 'MiniCssExtractPlugin')?.options
}

/** Gatsby inlines small fonts into the stylesheet of every page, and the site's policy allows no `data:` fonts. */
function keepFontsAsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  const options = fonts?.use?.[0]?.options
  if (!options) throw new Error('Gatsby’s rule for fonts was not found.')
  // Every page names all fonts: eight characters of the hash are enough.
  Object.assign(options, { limit: 0, name: 'static/[name]-[hash:8].[ext]' })
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

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = getConfig() as Config
  keepFontsAsFiles(config.module.rules)
  if (stage.startsWith('build')) shortenClassNames(config.module.rules)
  const extract = extractOf(config)
  // CSS modules do not depend on each other's order, and pages import them in different orders: each would be a warning.
  if (extract) Object.assign(extract, { ignoreOrder: true })
  if (stage === 'build-javascript') {
    // Every page names its files, and the runtime those of all pages.
    config.output.hashDigestLength = 12
    if (!extract) throw new Error('MiniCssExtractPlugin was not found.')
    splitStyles(config, extract)
  }
  actions.replaceWebpackConfig(config)
}

const INLINED = /(?:<style data-href[^>]*>[\s\S]*?<\/style>)+/

/** If only styles have changed, Gatsby keeps the HTML of a page, with the old styles in it: this inserts the current ones. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  // Hundreds of pages share a few style sheets: each is read once.
  const sheets = new Map<string, string>()
  const elementOf = (file: string): string => {
    const css = sheets.get(file) ?? readFileSync(`public/${file}`, 'utf8')
    sheets.set(file, css)
    return `<style data-href="${args.pathPrefix}/${file}">${css}</style>`
  }
  await changePages(args, (html, path, files) => {
    const [inlined] = INLINED.exec(html) ?? []
    if (!inlined) throw new Error(`${path} has no inlined styles.`)
    const names = files.filter((name) => name.endsWith('.css'))
    const styles = names.map(elementOf).join('')
    return inlined === styles ? html : html.replace(inlined, () => styles)
  })
}
