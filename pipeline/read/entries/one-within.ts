// A day or an hour within other words: “extended to 2025-06-20”, “ca. 09:30”.

const patterns = {
  date: /(?<!\d)(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\.? \p{L}{3,} \d{4}|\p{L}{3,} \d{1,2}, \d{4})(?!\d)/gu,
  time: /(?<!\d)\d{1,2} ?[.:：∶;h] ?\d{2}(?: ?[ap]\.?m\.?)?(?!\d)/giu,
}

/** Of two days the second is meant where the first one is given up: ~~6 June~~, 6 June → 20 June, uzatıldı. */
const moved = /~~|→|->|extended|postponed|uzatıl|ertelen/i

/** Whether a text says that a day was given up for another. */
export const isMoved = (text: string) => moved.test(text)

/** The day or hour that stands in a text, or the new one where it was moved; empty where there are none or several. */
export function onlyOneWithin(kind: 'date' | 'time', text: string): string {
  const found = text.match(patterns[kind]) ?? []
  return (found.length === 1 || isMoved(text) ? found.at(-1) : undefined) ?? ''
}
