// Stands in for modules that Gatsby puts into every bundle and this site never needs.

/** Redirects are the host's (pipeline/outputs/site/hosts); the browser knows of none. */
export const maybeGetBrowserRedirect = () => undefined
