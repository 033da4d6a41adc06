// Limits what the bundles know of the environment in which they were built.
import type { Config } from './shape'

/** The variables that a module may use: those that Gatsby also offers in a browser. */
const ASKED = /^process\.env(\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+))?$/

/**
 * Gatsby writes every environment variable, secrets included, into the configuration of the HTML renderer. webpack would also
 * discard all cached modules whenever one differs: between `npm start` and `npm run build`, or between two runs on a server.
 */
export function forgetEnvironment({ plugins }: Pick<Config, 'plugins'>): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== 'DefinePlugin') continue
    const known = Object.entries(plugin.definitions ?? {}).filter(
      ([name]) => !name.startsWith('process.env') || ASKED.test(name),
    )
    plugin.definitions = Object.fromEntries(known)
  }
}
