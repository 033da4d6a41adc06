// When webpack has to forget what it keeps between builds.
import { codeHash } from '../content-hash'
import type { Compiler, Config } from './shape'

/**
 * To know when to forget what it keeps between builds, webpack looks through every file that its configuration and its
 * loaders require: 8 s of a first build. One hash, of this pipeline and of the versions of all packages, says the same.
 */
export function forgetByVersion({ cache, plugins }: Config, root: string): void {
  if (!cache) return
  cache.version = codeHash(root)
  plugins.push({
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('ForgetByVersion', ({ compilation }) => compilation.buildDependencies.clear()),
  })
}
