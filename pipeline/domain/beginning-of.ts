/** The beginning of a text that is longer than `most` characters, cut between two words; other texts as they are. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
