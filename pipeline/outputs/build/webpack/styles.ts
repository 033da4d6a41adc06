// Which styles a page brings, and what their classes and files are called.
import type { Config, Rule } from './shape'

/**
 * Gatsby writes small fonts into the stylesheet, which is in every page and may use no `data:` font. All stay files, with
 * names of eight letters of their hash instead of thirty-two.
 */
function keepFontsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  for (const { options } of fonts?.use ?? [])
    if (options) Object.assign(options, { limit: 0, name: 'static/[name]-[hash:8].[ext]' })
}

const flattened = (rules: Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...(rule.oneOf ? flattened(rule.oneOf) : [])])

/** Names of classes are in the stylesheet, the HTML and the bundles of every page: five letters instead of thirty. */
function shortenClassNames(rules: Rule[]): void {
  for (const { use } of flattened(rules)) {
    if (!Array.isArray(use)) continue
    for (const { options } of use) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base52:5]'
    }
  }
}

/** From so many templates on, a style is in the stylesheet of all pages. */
const MOST = 10

/** The stylesheet of a module that these chunks use: the shell's, or those of templates, after which they are named. */
function sheetOf(chunks: readonly { name: string }[]): string {
  const templates = chunks.map(({ name }) => name)
  if (templates.includes('app') || templates.length >= MOST) return 'styles'
  return `styles of ${templates.toSorted().join(', ')}`
}

/**
 * Gatsby puts every style into every page. Here those that the same templates use are a stylesheet of their own, in the HTML
 * of their pages, and fetched where another page leads there; what most pages use stays in one. webpack asks again for parts
 * of a module's chunks and for the chunks it has made: its first question, which names all of them, decides, so that no style
 * comes twice.
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

/** Names stylesheets by their content. CSS modules do not build on each other's order, and pages name them in different orders. */
function nameStylesheets({ plugins }: Config, bundling: boolean): void {
  const name = 'styles-[contenthash].css'
  for (const { constructor, options } of plugins) {
    if (constructor.name !== 'MiniCssExtractPlugin' || !options) continue
    Object.assign(options, { ignoreOrder: true }, bundling && { filename: name, chunkFilename: name })
  }
}

/** What this site asks for its styles at a stage of Gatsby's build. */
export function setStyles(config: Config, stage: string): void {
  const { rules } = config.module
  const bundling = stage === 'build-javascript'
  keepFontsFiles(rules)
  if (bundling || stage === 'build-html') shortenClassNames(rules)
  if (bundling) keepStylesWithTemplates(config)
  nameStylesheets(config, bundling)
}
