// Decides when webpack discards what it caches between builds.
import { codeHash } from '../content-hash'
import type { Compiler, Config } from './shape'

/**
 * To know when its cache is stale, webpack reads every file that its configuration and loaders require: 8 s of a first build. One
 * hash of this pipeline and of the versions of all packages serves the same purpose.
 */
export function forgetByVersion({ cache, plugins }: Config, root: string): void {
  if (!cache) return
  cache.version = codeHash(root)
  plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('ForgetByVersion', ({ compilation }) => compilation.buildDependencies.clear()),
  })
}
