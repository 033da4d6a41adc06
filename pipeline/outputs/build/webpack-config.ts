// What this site asks of webpack besides Gatsby's own settings.
import type { CreateWebpackConfigArgs } from 'gatsby'
import { join } from 'node:path'
import { codeHash } from './content-hash'

/** Specification, section 7: milliseconds after which a chunk counts as failed. */
export const CHUNK_LOAD_TIMEOUT = 120_000

/** Letters of a file's hash; pipeline/outputs/site/headers.ts knows hashed files by them. */
const HASH_LENGTH = 12

type Plugin = {
  constructor: { name: string }
  options?: Record<string, unknown>
  apply?: (compiler: Compiler) => void
}
type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } }
type Rule = { test?: unknown; oneOf?: Rule[]; use?: { options?: LoaderOptions }[] }
type Config = {
  output: { chunkLoadTimeout?: number; chunkFilename?: string; hashDigestLength?: number }
  module: { rules: Rule[] }
  plugins: Plugin[]
  cache?: { version?: string; buildDependencies: Record<string, string[]> }
  optimization?: {
    minimizer?: Plugin[]
    splitChunks?: { cacheGroups?: { styles?: { name: string | StylesName } } }
  }
}
type StylesName = (module: unknown, chunks: { name: string }[]) => string

/**
 * Gatsby writes small fonts into the stylesheet, which is in every page and may use no `data:` font. All stay files, with
 * names of eight letters of their hash instead of thirty-two.
 */
function keepFontsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  for (const { options } of fonts?.use ?? [])
    if (options) Object.assign(options, { limit: 0, name: 'static/[name]-[hash:8].[ext]' })
}

/** Modules that Gatsby puts into every bundle for what this site does not have: a service worker, other hosts' scripts. */
const NEVER_RUN = /register-service-worker|partytown\/gatsby-browser|\.\/use-scroll-restoration/

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

/** A page's chunk is named after its template; those made from a text name the text besides. */
const templateOf = (chunk: string) => chunk.replace(/-content-file-path-.*$/, '')

/**
 * Gatsby puts every style into every page. Here those of one template only are a stylesheet of their own, in the HTML of its
 * pages, and fetched where another page leads there; all others stay in one, so that no style comes twice and none changes
 * its place among the others.
 */
function keepStylesWithTemplates({ optimization }: Config): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles
  if (!styles) throw new Error('Gatsby’s one stylesheet was not found in the configuration of webpack.')
  styles.name = (_, chunks) => {
    const [template = 'app', ...others] = new Set(chunks.map(({ name }) => templateOf(name)))
    return template === 'app' || others.length > 0 ? 'styles' : `styles of ${template}`
  }
}

/** The part of webpack's compiler that `forgetByVersion` needs. */
type Compiler = {
  hooks: { done: { tap: (name: string, tell: (stats: { compilation: Compilation }) => void) => void } }
}
type Compilation = { buildDependencies: Set<string> }

/**
 * To know when to forget what it keeps between builds, webpack looks through every file that its configuration and its
 * loaders require: 20 s of a first build. One hash, of this pipeline and of the versions of all packages, says the same.
 */
function forgetByVersion({ cache, plugins }: Config, root: string): void {
  if (!cache) return
  Object.assign(cache, { version: codeHash(root), buildDependencies: { defaultWebpack: [] } })
  plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('ForgetByVersion', ({ compilation }) => compilation.buildDependencies.clear()),
  })
}

/** Gatsby lets its minifier go over the code once and write for browsers of 2015. */
function minifyHarder({ optimization }: Config): void {
  const terser = optimization?.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin')
  if (!terser) throw new Error('Gatsby’s minifier was not found in the configuration of webpack.')
  const { minimizer } = terser.options as { minimizer: { options: Record<string, unknown> } }
  minimizer.options = {
    ...minimizer.options,
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
  }
}

/** Sets the chunk timeout, makes an unknown class of a CSS module an error, and leaves out what the site never runs. */
export function setWebpackConfig(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  root: string,
): void {
  const config = getConfig() as Config
  keepFontsFiles(config.module.rules)
  forgetByVersion(config, root)
  if (stage === 'build-javascript' || stage === 'build-html') shortenClassNames(config.module.rules)
  if (stage === 'build-javascript') {
    minifyHarder(config)
    keepStylesWithTemplates(config)
  }
  for (const { constructor, options } of config.plugins) {
    if (constructor.name !== 'MiniCssExtractPlugin' || !options) continue
    // CSS modules do not build on each other's order; pages name them in different orders.
    options['ignoreOrder'] = true
    if (stage === 'build-javascript')
      options['chunkFilename'] = options['filename'] = 'styles-[contenthash].css'
  }
  // Gatsby takes no output from setWebpackConfig.
  config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT
  config.output.hashDigestLength = HASH_LENGTH
  // A bundle's name is in the runtime of every page; its hash is enough to tell it from the others.
  if (stage === 'build-javascript') config.output.chunkFilename = 'p-[contenthash].js'
  actions.replaceWebpackConfig(config)
  const standIns = join(root, 'src/boot/stand-ins')
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          // A class that a CSS module does not have would otherwise be a warning and an unstyled page.
          test: /\.tsx?$/,
          include: join(root, 'src'),
          parser: { exportsPresence: 'error' },
        },
      ],
    },
    ...(stage === 'build-javascript'
      ? {
          devtool: false,
          plugins: [plugins.normalModuleReplacement(NEVER_RUN, join(standIns, 'nothing.ts'))],
          resolve: {
            alias: {
              'gatsby-link$': join(standIns, 'gatsby-link.ts'),
              '@gatsbyjs/reach-router$': join(standIns, 'reach-router.tsx'),
              'gatsby-script$': join(standIns, 'nothing.ts'),
              'prop-types$': join(standIns, 'prop-types.ts'),
            },
          },
        }
      : {}),
  })
}
