// Stands in for gatsby-script, which Gatsby puts into every bundle; this site has no third-party script.

export const collectedScriptsByPage = { get: () => [], set: () => undefined, delete: () => undefined }
