// Corrects two faults of Gatsby's runtime: see README.md.
import type { GatsbyNode } from 'gatsby'
import { join } from 'node:path'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, store }) => {
  if (stage !== 'build-javascript') return
  const { directory } = (store.getState() as { program: { directory: string } }).program
  const loader = join(directory, 'plugins/runtime-fixes/fix-loader.cjs')
  const test = ['loader', 'navigation'].map((name) => join(directory, '.cache', `${name}.js`))
  actions.setWebpackConfig({ module: { rules: [{ test, enforce: 'pre', use: [{ loader }] }] } })
}
