// The programme is on other days than site.yaml says: one of the two was moved, and all other contradictions follow from that.
import type { ReadEdition } from '../../read'
import { both, type Found } from '../../read/problem'
import { entriesOf, warningIn } from '../problem-in'

/** Whether no session at all is on a day of the symposium. */
export function movedApart(read: ReadEdition): boolean {
  const { site } = read.data
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  return site !== undefined && dates.length > 0 && dates.every((day) => day < site.starts || day > site.ends)
}

/** A symposium that ends before it begins has no day at all, which is told by itself. */
const isBackwards = ({ starts, ends }: { starts: string; ends: string }) => ends < starts

/** One warning instead of one for each date that would follow. */
export function checkMovedApart(read: ReadEdition): Found {
  const { site } = read.data
  if (!site || isBackwards(site) || !movedApart(read)) return []
  const dates = entriesOf(read, 'sessions').map(({ entry }) => entry.date)
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  return warningIn(read, 'site', ['starts'], {
    message: both(
      `No session is on a day of the symposium (${site.starts} to ${site.ends}).`,
      `Sempozyumun günlerinde (${site.starts} – ${site.ends}) hiç oturum yok.`,
    ),
    advice: both(
      `The sessions are from ${first} to ${last} (data/sessions.yaml). Correct starts and ends here, or move the sessions and all that depends on them: programme.yaml, workshop.yaml, social-tour.yaml, key-dates.yaml.`,
      `Oturumlar ${first} ile ${last} arasında (data/sessions.yaml). Buradaki starts ve ends alanlarını düzeltin ya da oturumları ve onlara bağlı olanları (programme.yaml, workshop.yaml, social-tour.yaml, key-dates.yaml) taşıyın.`,
    ),
  })
}
