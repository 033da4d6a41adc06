import type { Labels } from '../../../pipeline/schemas/interface'

/** The name of a prize, counted from 0. From the fourth on, names are numbered: `{n}` in the words becomes the number. */
export const prizeName = (labels: Labels['prizes'], index: number) =>
  [labels.first, labels.second, labels.third][index] ?? labels.other.replace('{n}', String(index + 1))
