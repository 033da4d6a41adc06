// How words of organisers are compared with known ones. The site folds alike in its search; neither imports the other.

/** Without case, accents or the difference of İ, I, ı and i: EKİM, Ekim and ekim are one word. */
export const fold = (text: string) =>
  text.replace(/[İIı]/g, 'i').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
