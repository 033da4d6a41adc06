// Whether content/ is the sample edition, for which the tests of the code are written: it has the sample's address. Whoever fills
// content/ replaces that address first.
const { readFileSync } = require('node:fs')

exports.isSample = /^url: https:\/\/composites2025\.example\.org$/m.test(
  readFileSync('content/site.yaml', 'utf8'),
)
