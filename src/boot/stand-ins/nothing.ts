// Stands in for modules that Gatsby puts into every bundle and this site never runs.
export {}
