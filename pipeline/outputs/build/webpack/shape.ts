// The part of webpack's configuration that this site changes: Gatsby exports no types for its version.

/** One of Gatsby's plugins, or one of our own. */
type Plugin = {
  constructor: { name: string; swcMinify?: unknown }
  options?: Record<string, unknown>
  definitions?: Record<string, unknown>
  apply?: (compiler: Compiler) => void
}
type LoaderOptions = { limit?: number; modules?: { localIdentName?: string } }
export type Rule = {
  test?: unknown
  include?: (path: string) => boolean
  exclude?: (path: string) => boolean
  resourceQuery?: unknown
  oneOf?: Rule[]
  use?: { loader?: string; options?: LoaderOptions }[]
}

/** The part of webpack's configuration that this site changes. */
export type Config = {
  entry: { app?: string }
  output: { chunkLoadTimeout?: number; chunkFilename?: string; hashDigestLength?: number }
  module: { rules: Rule[] }
  plugins: Plugin[]
  cache?: { version?: string }
  optimization?: {
    minimizer?: Plugin[]
    splitChunks?: { cacheGroups?: { styles?: { name: string | StylesName } } }
  }
}

/** Names the stylesheet that a style of these chunks goes to. */
type StylesName = (module: unknown, chunks: { name: string }[]) => string

/** The part of webpack's compiler that a plugin of ours needs. */
export type Compiler = {
  hooks: { done: { tap: (name: string, tell: (stats: { compilation: Compilation }) => void) => void } }
}
type Compilation = { buildDependencies: Set<string> }
