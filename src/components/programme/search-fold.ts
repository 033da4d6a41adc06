// How a search compares words: ignoring case, accents, sub- and superscripts, and the difference between İ, I, ı and i.

/** Letters that Unicode does not decompose, and how people type them on a keyboard that lacks them. */
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

/** Folds a text for comparison: isil, ISIL, ısıl and Işıl become the same word, as do TiO₂ and tio2. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(rare, (letter) => letters[letter] ?? letter)
