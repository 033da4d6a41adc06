// The site's colours, for what is drawn on paper.
export const colours = {
  ink: '#1d2429',
  deepAegean: '#0d4a55',
  aegean: '#136878',
  paleAegean: '#dcebea',
  line: '#d8d2c6',
  sand: '#efe8db',
  white: '#ffffff',
} as const

/** Office formats write colours without the hash sign. */
export const plain = (colour: string): string => colour.slice(1)
