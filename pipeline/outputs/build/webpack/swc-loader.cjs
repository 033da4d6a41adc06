// A loader of webpack: compiles TypeScript and JSX by swc. It stands alone, for webpack loads it by its path.
const { transform } = require('@swc/core')

/** Gatsby reads a component's part of the query before webpack runs; a browser has no use for it. */
const QUERY = /^export const \w+ = graphql`[^`]*`$/gm

/** Gatsby's runtime declares the types of its components' props for development; in a build nothing reads them. */
const PROP_TYPES = /^\w+\.propTypes = \{\n(?:.*\n)*?\}$/gm

/** Faults of Gatsby's runtime: the end of the file's path, the code that is wrong, and what replaces it. */
const PATCHES = [
  // Where page data answer with 500, it asks for those of /500.html; where these do so too, it never stops asking.
  [
    '/.cache/loader.js',
    /(if \(status === 500\) \{\s+return )this\.fetchPageDataJson\([^}]+\}\)\s+\)/,
    '$1Object.assign(loadObj, { status: PageResourceStatus.Error })',
  ],
  // It announces each new page's heading to screen readers after the words “Navigated to”, even on Turkish pages.
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
 * Compiles one module for the browsers that package.json names. Fails where a query is not an export of its own, with
 * nothing else on its lines: it would throw in the browser.
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
