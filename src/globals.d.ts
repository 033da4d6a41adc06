/** The folder in which the site lives on its host, set by Gatsby's build; empty at the root. */
declare const __PATH_PREFIX__: string

declare module '*.woff2' {
  const address: string
  export default address
}

declare module '@gatsbyjs/reach-router' {
  export { globalHistory } from '@reach/router'
}
