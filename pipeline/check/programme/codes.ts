// Codes of sessions, and ids of talks and posters, are anchors on the programme page: no two may be the same.
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import { posterCode, talkCode } from '../../records/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { isToBeAnnounced } from '../../records/to-be-announced'
import { presentersOf } from '../../schemas/programme'
import type { Text } from '../../schemas/kinds'
import { entriesOf, fault, placeOf, problemIn, warningIn } from '../findings'
import { headingAnchors } from '../texts/routes'

/** What the programme page itself calls its parts (src/components/programme and the shell around it). */
const ownAnchors = ['main', 'changes', 'poster-list', 'shared-programme', 'gatsby-focus-wrapper']

/** Every talk and poster, with the place of its id. */
export const presentedIn = (read: ReadEdition) => [
  ...entriesOf(read, 'sessions').flatMap(({ entry: { code, talks }, index }) =>
    talks.map((entry, at) => ({
      entry,
      code: talkCode(code, at),
      name: 'sessions' as const,
      path: [index, 'talks', at, 'id'],
    })),
  ),
  ...entriesOf(read, 'posters').map(({ entry, index }) => ({
    entry,
    code: posterCode(entry.number),
    name: 'posters' as const,
    path: [index, 'id'],
  })),
]

type Known = { title: Text; presenters?: string[] }

/** Whether an entry has neither the title nor a presenter of the one that had its id. */
const isOther = ({ title, presenters = [] }: Known, now: Known) =>
  !wordingsOf(title).some((words) => wordingsOf(now.title).includes(words) || isToBeAnnounced(words)) &&
  !presenters.some((name) => now.presenters?.includes(name))

/** Ids that came along when an entry was copied, and ids whose entry was overwritten by another one. */
export function checkIds(read: ReadEdition): Problem[] {
  const { items = [], withdrawn = [] } = releasedProgramme(read) ?? {}
  const released = new Map<string | undefined, Known>([...withdrawn, ...items].map((item) => [item.id, item]))
  const all = presentedIn(read).filter(({ entry }) => entry.id !== undefined)
  return all.flatMap(({ entry, name, path }): Found => {
    const { id, title } = entry
    const before = released.get(id)
    const isOverwritten = (one: typeof entry) =>
      before !== undefined &&
      isOther(before, { title: one.title, presenters: presentersOf(one).map(({ name }) => name) })
    const alike = all.filter((other) => other.entry.id === id)
    const first = alike.find((other) => !isOverwritten(other.entry)) ?? alike[0]!
    if (first.entry !== entry) {
      const place = placeOf(read, first.name, first.path)
      return problemIn(
        read,
        name,
        path,
        fault(
          `The id “${id}” belongs to ${first.code} (${place}).`,
          `“${id}” kimliği ${first.code} kaydının (${place}).`,
          'An id is never copied: delete this line. The next release gives the entry its own.',
          'Kimlik kopyalanmaz: Bu satırı silin. Kayıt, programın bir sonraki yayımında kendi kimliğini alır.',
        ),
      )
    }
    if (!isOverwritten(entry) || !before) return []
    const was = bilingual(before.title)
    return warningIn(
      read,
      name,
      path,
      fault(
        `“${bilingual(title).en}” has the id of “${was.en}”, which was released before.`,
        `“${bilingual(title).tr}” kaydında, daha önce yayımlanan “${was.tr}” kaydının kimliği var.`,
        'If this is another talk or poster, delete the id line: it gets its own. If it only has a new title and new presenters, ignore this.',
        'Bu başka bir bildiri ya da posterse id satırını silin: Kendi kimliğini alır. Yalnızca başlığı ve sunanları değiştiyse böyle bırakın.',
      ),
    )
  })
}

/** Sessions whose code is that of a talk, a poster, a heading or a part of the page. Capitals make no difference, as everywhere. */
export function checkCodes(read: ReadEdition): Problem[] {
  const pages = read.pages.filter(({ frontmatter }) => frontmatter?.template === 'program')
  const sessions = entriesOf(read, 'sessions')
  const others = new Set(
    [
      ...ownAnchors,
      ...presentedIn(read).flatMap(({ entry, code }) => [code, ...(entry.id ? [entry.id] : [])]),
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
