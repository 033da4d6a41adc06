// Keys to which the site gives a meaning. Any other key is a name like any other; one that is misspelt would silently lose its meaning.

/** Entries of lists, by the key with which the site looks for them. */
export const meaningfulKeys = {
  keyDates: [
    'symposium',
    // After it, the site says that registration has closed.
    'registration',
    'early-registration',
    'abstract-submission',
    'accepted-papers',
    'poster-awards',
    'social-tour',
  ],
  downloads: ['privacy-consent'],
  // The first two days of workshops, and the tour, are sessions of the programme as well.
  sessions: ['workshop-1', 'workshop-2', 'social-tour'],
  feeCategories: ['workshop'],
  // Its companies get a page each in the abstract booklet.
  sponsorTiers: ['abstract-booklet-advertisement'],
  // The home page opens it.
  letters: ['welcome'],
} as const

export type MeaningfulKey<List extends keyof typeof meaningfulKeys> = (typeof meaningfulKeys)[List][number]
