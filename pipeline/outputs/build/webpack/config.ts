// What this site asks of webpack besides Gatsby's own settings.
import type { CreateWebpackConfigArgs } from 'gatsby'
import { join, sep } from 'node:path'
import { LOADER } from '../content-hash'
import { forgetByVersion } from './forget-by-version'
import { forgetEnvironment } from './forget-environment'
import type { Config } from './shape'
import { setStyles } from './styles'

/** Specification, section 7: milliseconds after which a chunk counts as failed. */
const CHUNK_LOAD_TIMEOUT = 120_000

/** Letters of a file's hash; pipeline/outputs/site/headers.ts knows hashed files by them. */
const HASH_LENGTH = 12

/** Modules that Gatsby puts into every bundle for what this site does not have: a service worker, redirects, other hosts' scripts. */
const NEVER_RUN =
  /register-service-worker|\.\/redirect-utils|partytown\/gatsby-browser|\.\/use-scroll-restoration/

/**
 * Gatsby's minifier writes for browsers of 2015 and takes a fifth of a first build. The same plugin can run swc: one second,
 * fewer bytes. Two passes; a third would save 20 bytes.
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
 * Babel takes a fifth of a first build, for Gatsby has every module go through it twice. It is left with the pages' templates,
 * whose queries and heads Gatsby cuts out by it; swc compiles the rest of the site and Gatsby's runtime, for the browsers that
 * package.json names.
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

/** Sets the chunk timeout, makes an unknown class of a CSS module an error, and leaves out what the site never runs. */
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
  // Gatsby takes no output from setWebpackConfig.
  config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT
  config.output.hashDigestLength = HASH_LENGTH
  // Names of bundles are in the runtime of every page: the hash alone identifies them.
  if (stage === 'build-javascript') config.output.chunkFilename = 'p-[contenthash].js'
  const runtime = config.entry.app
  if (stage === 'build-javascript') config.entry.app = join(root, 'src/boot/app.ts')
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
