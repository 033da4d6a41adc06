/** The folder in which the site lives on its host, set by Gatsby's build; empty at the root. */
declare const __PATH_PREFIX__: string

/** Gatsby's own entry module, as generated for this build (pipeline/outputs/build/webpack/config.ts). */
declare module 'gatsby-runtime'

declare module '@gatsbyjs/reach-router' {
  export { globalHistory } from '@reach/router'
}
