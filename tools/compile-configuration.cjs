// Loaded before Gatsby, so that esbuild compiles gatsby-config.ts and gatsby-node.ts with the pipeline they import. Gatsby itself
// starts Parcel in a process of its own for this: several seconds of a first build and half a second of every other one.
const Module = require('node:module')
const { rmSync } = require('node:fs')
const { join } = require('node:path')

/** The module of Gatsby that is replaced. */
const REPLACED = /\/utils\/parcel\/compile-gatsby-files$/
const COMPILED = '.cache/compiled'

async function compileGatsbyFiles(root) {
  rmSync(join(root, COMPILED), { recursive: true, force: true })
  const compiling = require('esbuild').build({
    absWorkingDir: root,
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
    outdir: COMPILED,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: `node${process.versions.node}`,
    // As the tools run the pipeline: some of its packages are ES modules only.
    format: 'esm',
    outExtension: { '.js': '.mjs' },
  })
  // esbuild has already said what is wrong, with file and line.
  await compiling.catch(() => process.exit(1))
}

/** Gatsby would also compile plugins that a site keeps in a folder of its own; there are none here. */
const findCompiledLocalPluginModule = (root, plugin, name) =>
  plugin === 'default-site-plugin' ? join(root, COMPILED, `${name}.mjs`) : undefined

/** What the rest of Gatsby asks of that module. */
const replacement = {
  COMPILED_CACHE_DIR: COMPILED,
  compileGatsbyFiles,
  findCompiledLocalPluginModule,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(root, plugin, 'gatsby-node'),
  }),
}

const load = Module._load
Module._load = function (request, ...rest) {
  return REPLACED.test(request) ? replacement : load.call(this, request, ...rest)
}
