// Sessions with their place in time.
import type { EditionData } from '../../schemas'

/** A session whose end is known, and where it stands in its file. */
export type Placed = { session: EditionData['sessions'][number]; index: number; end: string; line: number }

/** Whether two spans share a minute. Times are HH:MM of the same day. */
export const overlap = (a: { start: string; end: string }, b: { start: string; end: string }) =>
  a.start < b.end && b.start < a.end
