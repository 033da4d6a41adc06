// Takes the place of Gatsby's own plugin of this name: see README.md.
import type { GatsbyNode } from 'gatsby'

export const resolvableExtensions: GatsbyNode['resolvableExtensions'] = () => ['.ts', '.tsx']

export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: '@babel/preset-typescript', options: {} })
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, loaders }) => {
  const use = ({ resourceQuery, issuer }: { resourceQuery: string; issuer: string }) => [
    loaders.js({ isPageTemplate: /async-requires/.test(issuer), resourceQuery }),
  ]
  actions.setWebpackConfig({ module: { rules: [{ test: /\.tsx?$/, use }] } })
}
