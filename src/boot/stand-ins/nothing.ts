// Stands in for modules that Gatsby puts into every bundle but this site never needs.

/** Redirects are left to the host (pipeline/outputs/site/hosts). */
export const maybeGetBrowserRedirect = () => undefined
