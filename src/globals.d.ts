/** The folder the site lives in, set by Gatsby's build; empty at the root of a host. */
declare const __PATH_PREFIX__: string
