// What this site asks of webpack besides Gatsby's own settings.
import type { CreateWebpackConfigArgs } from 'gatsby'
import { join } from 'node:path'

/** Specification, section 7: milliseconds after which a chunk counts as failed. */
export const CHUNK_LOAD_TIMEOUT = 120_000

type Plugin = { constructor: { name: string }; options?: { ignoreOrder?: boolean } }
type Rule = { test?: unknown; oneOf?: Rule[]; use?: { options?: { limit?: number } }[] }

/**
 * Gatsby writes small fonts into the stylesheet, which is in every page and may use no `data:` font. All stay files.
 */
function keepFontsFiles(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test instanceof RegExp && test.test('archivo.woff2'))
  for (const { options } of fonts?.use ?? []) if (options) options.limit = 0
}

/** Sets the chunk timeout, makes an unknown class of a CSS module an error, and leaves out what the site never runs. */
export function setWebpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs, root: string): void {
  const config = getConfig() as { module: { rules: Rule[] }; plugins: Plugin[] }
  keepFontsFiles(config.module.rules)
  // CSS modules do not build on each other's order; pages name them in different orders.
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
  actions.replaceWebpackConfig(config)
  const standIns = join(root, 'src/boot/stand-ins')
  actions.setWebpackConfig({
    output: { chunkLoadTimeout: CHUNK_LOAD_TIMEOUT },
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
          resolve: {
            alias: {
              'gatsby-link$': join(standIns, 'gatsby-link.ts'),
              'gatsby-script$': join(standIns, 'gatsby-script.ts'),
              '@builder.io/partytown/integration$': join(standIns, 'partytown.ts'),
              'prop-types$': join(standIns, 'prop-types.ts'),
            },
          },
        }
      : {}),
  })
}
