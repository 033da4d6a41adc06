// Days of the programme that are none of the symposium.
import type { ReadEdition } from '../../read'
import { both, namedLines, type Fault, type Problem } from '../../read/problem'
import type { EditionData } from '../../schemas'
import { entriesOf, warningIn } from '../problem-in'

type Site = EditionData['site']

const nothingOn = (date: string): Fault => ({
  message: both(
    `Nothing is on ${date}, which is no day of the symposium.`,
    `${date} tarihinde bir şey yok; sempozyumun günlerinden de değil.`,
  ),
  advice: both(
    'Delete the day, or write what is on it in data/sessions.yaml.',
    'Günü silin ya da o gün olanı data/sessions.yaml içine yazın.',
  ),
})

const leftBehind = (date: string, lines: number[], { starts, ends }: Site): Fault => ({
  message: both(
    `${date} is no day of the symposium, but has sessions: data/sessions.yaml, lines ${namedLines(lines)}.`,
    `${date} sempozyumun günlerinden değil ama oturumları var: data/sessions.yaml, satır ${namedLines(lines)}.`,
  ),
  advice: both(
    `The symposium lasts from ${starts} to ${ends} (site.yaml). Delete the day with its sessions, or give them another; leave both if they are meant.`,
    `Sempozyum ${starts} ile ${ends} arasında (site.yaml). Günü oturumlarıyla silin ya da onlara başka gün verin; böyle olması gerekiyorsa bırakın.`,
  ),
})

/** Days of the programme outside the symposium, such as one left from a longer edition. */
export function daysOutside(read: ReadEdition, site: Site): Problem[] {
  const { programme, sessions, socialTour } = read.data
  // A session that could not be read may be the very one of that day.
  if (!programme || !sessions || read.files.sessions.problems.length > 0) return []
  // A tour that is on another day there is told as that.
  const tour = sessions.some(({ code }) => code === 'social-tour') ? socialTour?.date : undefined
  return programme.days.flatMap(({ date }, index) => {
    if ((date >= site.starts && date <= site.ends) || date === tour) return []
    const there = entriesOf(read, 'sessions').filter(({ entry }) => entry.date === date)
    // Dinners and tours may be before or after the symposium; days of workshops are told in workshop.yaml.
    const own = there.filter(({ entry }) => entry.kind !== 'social' && entry.kind !== 'workshop')
    if (there.length > 0 && own.length === 0) return []
    const lines = own.map((session) => read.files.sessions.yaml.locate([session.index, 'date']).line)
    const fault = there.length === 0 ? nothingOn(date) : leftBehind(date, lines, site)
    return warningIn(read, 'programme', ['days', index, 'date'], { ...fault })
  })
}
