// A webpack loader that corrects Gatsby's runtime as text, before it is compiled.
const { basename } = require('node:path')

/** By file: the faulty code and its replacement. */
const FIXES = {
  // If page data answers with status 500, the runtime asks for that of /500.html; if that does too, it never stops asking.
  'loader.js': [
    /(if \(status === 500\) \{\s+return )this\.fetchPageDataJson\([^}]+\}\)\s+\)/,
    '$1Object.assign(loadObj, { status: PageResourceStatus.Error })',
  ],
  // The runtime announces each page's heading to screen readers after the words “Navigated to”, even on Turkish pages.
  'navigation.js': ['`Navigated to ${pageName}`', 'pageName'],
  // The page that was loaded is then matched with the address: at one such as /:path, or outside the site's folder, nothing is rendered.
  'production-app.js': [/<RouteHandler\s+path=/, '<RouteHandler default path='],
  // Scripts of other companies in a web worker: the site has none, but every page would load what starts them.
  'api-runner-browser-plugins.js': [
    /,\s*\{\s*plugin: require\('[^']+\/partytown\/[^']+'\),\s*options: [^\n]+\s*\}/,
    '',
  ],
}

module.exports = function fixLoader(source) {
  const file = basename(this.resourcePath)
  const fixed = source.replace(...FIXES[file])
  if (fixed === source)
    throw new Error(`Gatsby’s .cache/${file} has changed: see plugins/runtime-fixes/README.md.`)
  return fixed
}
