// Years within a text.

/** The years of this and the last century that a text names. */
export const yearsIn = (text: string) => (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
