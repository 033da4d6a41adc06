// Corrects three faults of Gatsby's runtime and leaves out a part of it: see README.md.
import type { GatsbyNode } from 'gatsby'
import { resolve } from 'node:path'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage !== 'build-javascript') return
  const loader = resolve('plugins/runtime-fixes/fix-loader.cjs')
  const files = ['loader', 'navigation', 'production-app', 'api-runner-browser-plugins']
  const test = files.map((name) => resolve(`.cache/${name}.js`))
  actions.setWebpackConfig({ module: { rules: [{ test, enforce: 'pre', use: [{ loader }] }] } })
}
