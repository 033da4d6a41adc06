// How words are compared in a search: without case, accents, small figures or the difference of İ, I, ı and i.

/** Letters that Unicode does not take apart, and what a keyboard without them writes. */
const letters: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

const rare = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Folds both sides of a comparison, so that isil, ISIL, ısıl and Işıl are one word, and so are TiO₂ and tio2. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(rare, (letter) => letters[letter] ?? letter)
