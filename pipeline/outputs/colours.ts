/** Colours outside of the pages; the same as in src/styles/tokens.css, which a build script cannot read. */
export const colours = {
  deep: '#0d4a55',
  pale: '#dcebea',
  paper: '#faf7f1',
} as const
