// A session's code is its anchor on the programme page: nothing else there may be called the same.
import type { ReadEdition } from '../../read'
import type { Problem } from '../../read/problem'
import { posterCode, talkCode } from '../../records/programme-codes'
import { entriesOf, fault, problemIn } from '../findings'
import { headingAnchors } from '../texts/routes'

/** What the programme page itself calls its parts (src/components/programme and the shell around it). */
const ownAnchors = ['main', 'changes', 'poster-list', 'shared-programme', 'gatsby-focus-wrapper']

/** Sessions whose code is that of a talk, a poster, a heading or a part of the page. Capitals make no difference, as everywhere. */
export function checkCodes(read: ReadEdition): Problem[] {
  const pages = read.pages.filter(({ frontmatter }) => frontmatter?.template === 'program')
  const sessions = entriesOf(read, 'sessions')
  const others = new Set(
    [
      ...ownAnchors,
      ...entriesOf(read, 'posters').map(({ entry }) => posterCode(entry.number)),
      ...sessions.flatMap(({ entry }) => entry.talks.map((_, index) => talkCode(entry.code, index))),
      ...pages.flatMap(headingAnchors),
    ].map((name) => name.toLowerCase()),
  )
  return sessions
    .map(({ entry, index }) => ({ code: entry.code, index }))
    .filter(({ code }) => others.has(code.toLowerCase()) || /^day-\d{4}-\d{2}-\d{2}/i.test(code))
    .map(({ code, index }) =>
      problemIn(
        read,
        'sessions',
        [index, 'code'],
        fault(
          `“${code}” is also the name of a talk, a poster or a part of the programme page, so links cannot tell them apart.`,
          `“${code}” aynı zamanda bir bildirinin, bir posterin ya da program sayfasındaki bir bölümün adı: Bağlantılar ikisini ayırt edemez.`,
          'Give the session a code that nothing else has, such as 2B.',
          'Oturuma başka yerde geçmeyen bir kod verin, örneğin 2B.',
        ),
      ),
    )
}
