import type { Words } from '../../../pipeline/schemas/interface'

/** The name of a prize, counted from 0. From the fourth on, names are numbered: `{n}` in the words becomes the number. */
export const prizeName = (words: Words['prizes'], index: number) =>
  [words.first, words.second, words.third][index] ?? words.other.replace('{n}', String(index + 1))
