// A session's code is its anchor on the programme page: nothing else there may be called the same.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { posterCode, talkCode } from '../../records/programme-codes'
import type { Bilingual } from '../../schemas/kinds'
import { entriesOf, placeOf, problemIn } from '../findings'
import { headingAnchors } from '../texts/routes'

/** What the programme page itself calls its parts (src/components/programme and the shell around it). */
const ownAnchors = ['main', 'changes', 'poster-list', 'shared-programme', 'gatsby-focus-wrapper']

/** Everything but sessions that has a name on the page: poster, talk or heading. */
function otherNames(read: ReadEdition): Map<string, Bilingual> {
  const poster = (place: string) => both(`a poster (${place})`, `bir posterin (${place})`)
  const talk = (place: string) => both(`a talk (${place})`, `bir bildirinin (${place})`)
  const pages = read.pages.filter(({ frontmatter }) => frontmatter?.template === 'program')
  const names: [string, Bilingual][] = [
    ...entriesOf(read, 'posters').map(({ entry, index }): [string, Bilingual] => [
      posterCode(entry.number),
      poster(placeOf(read, 'posters', [index, 'number'])),
    ]),
    ...entriesOf(read, 'sessions').flatMap(({ entry, index }) =>
      entry.talks.map((_, at): [string, Bilingual] => [
        talkCode(entry.code, at),
        talk(placeOf(read, 'sessions', [index, 'talks', at])),
      ]),
    ),
    ...pages.flatMap((page) =>
      headingAnchors(page).map((anchor): [string, Bilingual] => [
        anchor,
        both(`a heading of ${page.file}`, `${page.file} dosyasındaki bir başlığın`),
      ]),
    ),
    ...ownAnchors.map((anchor): [string, Bilingual] => [
      anchor,
      both('a part of the page itself', 'sayfanın kendi bir bölümünün'),
    ]),
  ]
  return new Map(names.map(([name, what]) => [name.toLowerCase(), what]))
}

/** Sessions whose code is that of a talk, a poster or a part of the page. Capitals make no difference, as everywhere. */
export function checkCodes(read: ReadEdition): Problem[] {
  const names = otherNames(read)
  return entriesOf(read, 'sessions').flatMap(({ entry: { code }, index }) => {
    const isDay = /^day-\d{4}-\d{2}-\d{2}(-title)?$/.test(code.toLowerCase())
    const other = names.get(isDay ? 'main' : code.toLowerCase())
    if (!other) return []
    return problemIn(read, 'sessions', [index, 'code'], {
      message: both(
        `“${code}” is also the name of ${other.en}, so links cannot tell them apart.`,
        `“${code}” aynı zamanda ${other.tr} adı: Bağlantılar ikisini ayırt edemez.`,
      ),
      advice: both(
        'Give the session a code that nothing else has, such as 2B.',
        'Oturuma başka yerde geçmeyen bir kod verin, örneğin 2B.',
      ),
    })
  })
}
