// What the bundles may know of the environment in which they were built.
import type { Config } from './shape'

/** What a module may ask of the environment: Gatsby's own, as in a browser. */
const ASKED = /^process\.env(\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+))?$/

/**
 * Gatsby writes every variable of the environment, secrets too, into the configuration of the HTML renderer, and webpack
 * forgets all modules where another one comes: between `npm start` and `npm run build`, or two runs of a server.
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
