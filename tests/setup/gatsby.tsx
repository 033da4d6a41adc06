// Replaces Gatsby's browser modules in unit tests.
export const graphql = () => null
export const withPrefix = (path: string) => path
