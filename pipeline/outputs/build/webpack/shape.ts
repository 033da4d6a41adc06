// The part of webpack's configuration that this site changes; Gatsby exports no types for the version it uses.

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

/** webpack's configuration, as far as this site changes it. */
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

/** Names the stylesheet for a style that these chunks use. */
type StylesName = (module: unknown, chunks: { name: string }[]) => string

/** The part of webpack's compiler that our plugins need. */
export type Compiler = {
  hooks: { done: { tap: (name: string, tell: (stats: { compilation: Compilation }) => void) => void } }
}
type Compilation = { buildDependencies: Set<string> }
