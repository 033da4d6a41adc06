// A webpack loader that compiles TypeScript and JSX by swc. webpack loads it by its path, so it cannot import from the pipeline.
const { transform } = require('@swc/core')

/** Queries of components, which Gatsby reads before webpack runs; a browser has no use for them. */
const QUERY = /^export const \w+ = graphql`[^`]*`$/gm

/** Prop types in Gatsby's runtime, which only serve development. */
const PROP_TYPES = /^\w+\.propTypes = \{\n(?:.*\n)*?\}$/gm

/** Corrections to faults in Gatsby's runtime: the end of the file's path, the faulty code, and its replacement. */
const PATCHES = [
  // If page data answers with status 500, the runtime asks for that of /500.html; if that does too, it never stops asking.
  [
    '/.cache/loader.js',
    /(if \(status === 500\) \{\s+return )this\.fetchPageDataJson\([^}]+\}\)\s+\)/,
    '$1Object.assign(loadObj, { status: PageResourceStatus.Error })',
  ],
  // The runtime announces each new page's heading to screen readers after the words “Navigated to”, even on Turkish pages.
  ['/.cache/navigation.js', '`Navigated to ${pageName}`', 'pageName'],
]

function patched(source, path) {
  return PATCHES.filter(([file]) => path.endsWith(file)).reduce((text, [file, from, to]) => {
    const after = text.replace(from, to)
    if (after === text) throw new Error(`Gatsby’s ${file} has changed: see PATCHES in swc-loader.cjs.`)
    return after
  }, source)
}

/**
 * Compiles one module for the browsers that package.json names. Fails if a query is not an export of its own on separate lines:
 * it would be left in and throw in the browser.
 */
module.exports = function swcLoader(source) {
  const done = this.async()
  const module = patched(source, this.resourcePath).replace(QUERY, '').replace(PROP_TYPES, '')
  if (module.includes('graphql`'))
    return done(new Error('Write a query as an export of its own: export const query = graphql`…`'))
  transform(module, {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: this.sourceMap,
    env: { targets: require(`${this.rootContext}/package.json`).browserslist, bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: !this.resourcePath.endsWith('.ts') },
      transform: { react: { runtime: 'automatic' } },
    },
  }).then(({ code, map }) => done(null, code, map && JSON.parse(map)), done)
}
