// Changes that this site makes to Gatsby's webpack configuration.
import type { CreateWebpackConfigArgs } from 'gatsby'
import { join, sep } from 'node:path'
import { LOADER } from '../content-hash'
import { forgetByVersion } from './forget-by-version'
import { forgetEnvironment } from './forget-environment'
import type { Config } from './shape'
import { setStyles } from './styles'

/** Milliseconds after which loading a chunk counts as failed (specification, section 7). */
const CHUNK_LOAD_TIMEOUT = 120_000

/** Hexadecimal digits in the hash of a file's name; pipeline/outputs/site/headers.ts recognises hashed files by them. */
const HASH_LENGTH = 12

/**
 * Modules that Gatsby puts into every bundle for features that this site does not use: a service worker, redirects, other hosts'
 * scripts.
 */
const NEVER_RUN =
  /register-service-worker|\.\/redirect-utils|partytown\/gatsby-browser|\.\/use-scroll-restoration/

/**
 * Gatsby's minifier targets browsers of 2015 and takes a fifth of a first build. The same plugin can run swc instead, which takes
 * one second and leaves fewer bytes. Two passes; a third would save only 20 bytes.
 */
function minifyBySwc({ optimization }: Config): void {
  const plugin = optimization?.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin')
  const minifier = plugin?.options?.['minimizer']
  if (!minifier) throw new Error('Gatsby’s minifier was not found in the configuration of webpack.')
  plugin.options!['minimizer'] = {
    implementation: plugin.constructor.swcMinify,
    options: {
      compress: { ecma: 2020, passes: 2, unsafe_arrows: true, unsafe_methods: true, keep_fargs: false },
      format: { comments: false },
      mangle: true,
    },
  }
}

/**
 * Gatsby runs every module through Babel twice, a fifth of a first build. Only the pages' templates are left to Babel, because
 * Gatsby uses it to cut out their queries and heads. swc compiles the rest of the site and Gatsby's runtime, for the browsers
 * that package.json names.
 */
function compileBySwc({ module }: Config, root: string): void {
  const compiled = ['src', '.cache'].map((folder) => join(root, folder, sep))
  const pages = ['templates', 'pages'].map((folder) => join(root, 'src', folder, sep))
  const isWithin = (folders: string[], path: string) => folders.some((folder) => path.startsWith(folder))
  const include = (path: string) => isWithin(compiled, path) && !isWithin(pages, path)
  const byBabel = module.rules.filter(
    ({ test, resourceQuery }) => test instanceof RegExp && test.test('shell.tsx') && !resourceQuery,
  )
  if (byBabel.length === 0) throw new Error('Babel’s rules were not found in the configuration of webpack.')
  for (const rule of byBabel) rule.exclude = include
  module.rules.push({ test: /\.[jt]sx?$/, include, use: [{ loader: join(root, LOADER) }] })
}

/** Sets the chunk timeout, turns unknown class names of CSS modules into errors, and leaves out code that the site never runs. */
export function setWebpackConfig(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  root: string,
): void {
  const config = getConfig() as Config
  setStyles(config, stage)
  forgetByVersion(config, root)
  forgetEnvironment(config)
  if (stage === 'build-javascript' || stage === 'build-html') compileBySwc(config, root)
  if (stage === 'build-javascript') minifyBySwc(config)
  // Gatsby ignores `output` in setWebpackConfig, so it is set on the configuration itself.
  config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT
  config.output.hashDigestLength = HASH_LENGTH
  // The runtime on every page lists the names of bundles: the hash alone keeps them short and identifies them.
  if (stage === 'build-javascript') config.output.chunkFilename = 'p-[contenthash].js'
  const runtime = config.entry.app
  if (stage === 'build-javascript') config.entry.app = join(root, 'src/boot/app.ts')
  actions.replaceWebpackConfig(config)
  const standIns = join(root, 'src/boot/stand-ins')
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          // Otherwise a class missing from a CSS module would be a mere warning, and the page would lack its style.
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
              'gatsby-runtime$': runtime,
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
