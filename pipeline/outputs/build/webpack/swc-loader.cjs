// A loader of webpack: compiles TypeScript and JSX by swc. It stands alone, for webpack loads it by its path.
const { transform } = require('@swc/core')

/** Gatsby reads a component's part of the query before webpack runs; a browser has no use for it. */
const QUERY = /^export const \w+ = graphql`[^`]*`$/gm

/** Gatsby's runtime declares the types of its components' props for development; in a build nothing reads them. */
const PROP_TYPES = /^\w+\.propTypes = \{\n(?:.*\n)*?\}$/gm

/** Gatsby's runtime, mended: the end of a file's path, what stands there and what should. */
const MENDED = [
  // Where page data answer 500 it asks for those of /500.html, and where they answer so, too, again and again without end.
  [
    '/.cache/loader.js',
    /(if \(status === 500\) \{\s+return )this\.fetchPageDataJson\([^}]+\}\)\s+\)/,
    '$1Object.assign(loadObj, { status: PageResourceStatus.Error })',
  ],
  // It says each new page's heading to screen readers, with English words before it on Turkish pages, too.
  ['/.cache/navigation.js', '`Navigated to ${pageName}`', 'pageName'],
]

function mended(source, path) {
  return MENDED.filter(([file]) => path.endsWith(file)).reduce((text, [file, from, to]) => {
    const better = text.replace(from, to)
    if (better === text) throw new Error(`Gatsby’s ${file} has changed: see MENDED in swc-loader.cjs.`)
    return better
  }, source)
}

/**
 * Compiles one module for the browsers that package.json names. Fails where a query is not an export of its own, with
 * nothing else on its lines: it would throw in the browser.
 */
module.exports = function swcLoader(source) {
  const done = this.async()
  const module = mended(source, this.resourcePath).replace(QUERY, '').replace(PROP_TYPES, '')
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
