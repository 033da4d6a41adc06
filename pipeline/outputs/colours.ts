// Colours used outside of the pages: in social cards, the manifest and PDFs.

/** The same as in src/styles/tokens.css, which a build script cannot read. */
export const colours = {
  deep: '#0d4a55',
  aegean: '#136878',
  pale: '#dcebea',
  paper: '#faf7f1',
} as const
