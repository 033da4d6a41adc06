// Codes of sessions, and ids of talks and posters, are anchors on the programme page: no two may be the same.
import type { ReadEdition } from '../../read'
import type { Found, Problem } from '../../read/problem'
import { bilingual, wordingsOf } from '../../records/localise'
import { posterCode, talkCode } from '../../records/programme-codes'
import { releasedProgramme } from '../../records/talk-ids'
import { isToBeAnnounced } from '../../records/to-be-announced'
import { presentersOf } from '../../schemas/programme'
import type { Text } from '../../schemas/kinds'
import { entriesOf, fault, placeOf, problemIn, warning } from '../findings'

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
  const formerOf = ({ entry }: (typeof all)[number]) => {
    const before = released.get(entry.id)
    const now = { title: entry.title, presenters: presentersOf(entry).map(({ name }) => name) }
    return before && isOther(before, now) ? before : undefined
  }
  return all.flatMap((one): Found => {
    const { id, title } = one.entry
    const alike = all.filter((other) => other.entry.id === id)
    const first = alike.find((other) => !formerOf(other)) ?? alike[0]!
    if (first !== one) {
      const place = placeOf(read, first.name, first.path)
      const copied = fault(
        `The id “${id}” belongs to ${first.code} (${place}).`,
        `“${id}” kimliği ${first.code} kaydının (${place}).`,
        'An id is never copied: delete this line. The next release gives the entry its own.',
        'Kimlik kopyalanmaz: Bu satırı silin. Kayıt, programın bir sonraki yayımında kendi kimliğini alır.',
      )
      return problemIn(read, one.name, one.path, copied)
    }
    const before = formerOf(one)
    if (!before) return []
    const [is, was] = [bilingual(title), bilingual(before.title)]
    const overwritten = warning(
      `“${is.en}” has the id of “${was.en}”, which was released before.`,
      `“${is.tr}” kaydında, daha önce yayımlanan “${was.tr}” kaydının kimliği var.`,
      'If this is another talk or poster, delete the id line: it gets its own. If it only has a new title and new presenters, ignore this.',
      'Bu başka bir bildiri ya da posterse id satırını silin: Kendi kimliğini alır. Yalnızca başlığı ve sunanları değiştiyse böyle bırakın.',
    )
    return problemIn(read, one.name, one.path, overwritten)
  })
}

/** Sessions whose code is also that of a talk or a poster. Capitals make no difference, as everywhere. */
export function checkCodes(read: ReadEdition): Problem[] {
  const others = presentedIn(read).flatMap(({ entry, code }) => [code, entry.id ?? code])
  const known = new Set(others.map((name) => name.toLowerCase()))
  return entriesOf(read, 'sessions')
    .filter(({ entry }) => known.has(entry.code.toLowerCase()))
    .map(({ entry: { code }, index }) => {
      const finding = fault(
        `“${code}” is also the name of a talk or a poster, so links cannot tell them apart.`,
        `“${code}” aynı zamanda bir bildirinin ya da posterin adı: Bağlantılar ikisini ayırt edemez.`,
        'Give the session a code that nothing else has, such as 2B.',
        'Oturuma başka yerde geçmeyen bir kod verin, örneğin 2B.',
      )
      return problemIn(read, 'sessions', [index, 'code'], finding)
    })
}
