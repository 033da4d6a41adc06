// Colours outside of the pages; the same as in src/styles/tokens.css, which a build script cannot read.
export const colours = {
  deep: '#0d4a55',
  pale: '#dcebea',
  paper: '#faf7f1',
} as const

/** One for each hall; a seventh hall begins again. */
export const hallColours = ['#136878', '#8a3d0c', '#5b3a8c', '#4a5a0e', '#1f4f99', '#97205f'] as const
