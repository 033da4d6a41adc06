// A loader of webpack: compiles TypeScript and JSX by swc. It stands alone, for webpack loads it by its path.
const { transform } = require('@swc/core')

/** Gatsby reads a component's part of the query before webpack runs; a browser has no use for it. */
const QUERY = /^export const \w+ = graphql`[^`]*`$/gm

/** Gatsby's runtime declares the types of its components' props for development; in a build nothing reads them. */
const PROP_TYPES = /^\w+\.propTypes = \{\n(?:.*\n)*?\}$/gm

/**
 * Compiles one module for the browsers that package.json names. Fails where a query is not an export of its own, with
 * nothing else on its lines: it would throw in the browser.
 */
module.exports = function swcLoader(source) {
  const done = this.async()
  const module = source.replace(QUERY, '').replace(PROP_TYPES, '')
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
