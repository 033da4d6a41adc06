// Compiles TypeScript, JSX and ES modules for Jest: the one transform for everything, including node_modules.
const { createHash } = require('node:crypto')
const { extname } = require('node:path')
const { transformSync, version } = require('esbuild')

const loaders = { '.ts': 'ts', '.tsx': 'tsx', '.mts': 'ts', '.jsx': 'jsx' }

module.exports = {
  getCacheKey: (source, path) => createHash('sha1').update(version).update(path).update(source).digest('hex'),
  process: (source, path) =>
    transformSync(source, {
      loader: loaders[extname(path)] ?? 'js',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: 'inline',
      sourcefile: path,
      define: { 'import.meta.url': JSON.stringify(`file://${path}`) },
    }),
}
