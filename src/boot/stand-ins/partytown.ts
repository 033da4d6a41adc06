// Stands in for partytown, which Gatsby puts into every bundle; this site has no third-party script.

export const partytownSnippet = () => ''
