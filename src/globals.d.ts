/** The folder the site lives in, set by Gatsby's build; empty at the root of a host. */
declare const __PATH_PREFIX__: string

/** Gatsby's own first module, as it has written it for this build (pipeline/outputs/build/webpack/config.ts). */
declare module 'gatsby-runtime'

declare module '@gatsbyjs/reach-router' {
  export { globalHistory } from '@reach/router'
}
