// Which styles a page brings, and how their classes and files are named.
import type { Config, Rule } from './shape'

/**
 * Gatsby inlines small fonts into the stylesheet, which is in every page, and the site's policy allows no `data:` fonts. Here all
 * fonts stay files, with eight letters of their hash in the name instead of thirty-two.
 */
function keepFontsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  for (const { options } of fonts?.use ?? [])
    if (options) Object.assign(options, { limit: 0, name: 'static/[name]-[hash:8].[ext]' })
}

const flattened = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...(rule.oneOf ? flattened(rule.oneOf) : [])])

/** Class names are repeated in the stylesheet, the HTML and the bundles of every page: five letters instead of thirty. */
function shortenClassNames(rules: Rule[]): void {
  for (const { use } of flattened(rules)) {
    if (!Array.isArray(use)) continue
    for (const { options } of use) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base52:5]'
    }
  }
}

/** A style used by at least this many templates goes into the stylesheet of all pages. */
const MOST = 10

/** The stylesheet for a module that these chunks use: the one of all pages, or one named after the templates that share it. */
function sheetOf(chunks: readonly { name: string }[]): string {
  const templates = chunks.map(({ name }) => name)
  if (templates.includes('app') || templates.length >= MOST) return 'styles'
  return `styles of ${templates.toSorted().join(', ')}`
}

/**
 * Gatsby puts every style into every page. Here styles used by the same templates share a stylesheet, which stands in the HTML of
 * their pages and is fetched when a link leads there from another page. Styles that most pages use stay in one stylesheet.
 * webpack asks several times about a module: first with all its chunks, then with some of them and with chunks it has made. The
 * first answer is kept, so that no style comes twice.
 */
function keepStylesWithTemplates({ optimization }: Config): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles
  if (!styles) throw new Error('Gatsby’s one stylesheet was not found in the configuration of webpack.')
  const decided = new Map<unknown, string>()
  styles.name = (module, chunks) => {
    const sheet = decided.get(module) ?? sheetOf(chunks)
    decided.set(module, sheet)
    return sheet
  }
}

/**
 * Names stylesheets by their content. Order is ignored: CSS modules do not depend on each other's, and pages import them in
 * different orders.
 */
function nameStylesheets({ plugins }: Config, bundling: boolean): void {
  const name = 'styles-[contenthash].css'
  for (const { constructor, options } of plugins) {
    if (constructor.name !== 'MiniCssExtractPlugin' || !options) continue
    Object.assign(options, { ignoreOrder: true }, bundling && { filename: name, chunkFilename: name })
  }
}

/** Applies all of this site's settings for styles at one stage of Gatsby's build. */
export function setStyles(config: Config, stage: string): void {
  const { rules } = config.module
  const bundling = stage === 'build-javascript'
  keepFontsFiles(rules)
  if (bundling || stage === 'build-html') shortenClassNames(rules)
  if (bundling) keepStylesWithTemplates(config)
  nameStylesheets(config, bundling)
}
