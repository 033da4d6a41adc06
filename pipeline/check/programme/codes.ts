// A session's code is its anchor on the page: nothing else there may be called so.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { posterCode, talkCode } from '../../records/programme-codes'
import type { EditionData } from '../../schemas'
import type { Bilingual } from '../../schemas/kinds'
import { headingAnchors } from '../texts/anchors'
import { entriesOf, problemIn } from '../problem-in'

type Session = EditionData['sessions'][number]

/** What the programme page itself calls its parts (src/components/programme and the shell around it). */
const ownAnchors = ['main', 'changes', 'poster-list', 'shared-programme', 'gatsby-focus-wrapper']

const isOwnAnchor = (code: string) =>
  ownAnchors.includes(code) || /^day-\d{4}-\d{2}-\d{2}(-title)?$/.test(code)

/** Everything but sessions that has a name on the page, with what it is. */
function namedThings(read: ReadEdition, sessions: { entry: Session; index: number }[]) {
  const things = new Map<string, Bilingual>()
  for (const { entry, index } of entriesOf(read, 'posters')) {
    const { line } = read.files.posters.yaml.locate([index, 'number'])
    things.set(
      posterCode(entry.number).toLowerCase(),
      both(`a poster (posters.yaml, line ${line})`, `bir posterin (posters.yaml, ${line}. satır)`),
    )
  }
  for (const { entry, index } of sessions) {
    entry.talks.forEach((_, talk) => {
      const { line } = read.files.sessions.yaml.locate([index, 'talks', talk])
      things.set(
        talkCode(entry.code, talk).toLowerCase(),
        both(
          `a talk of ${entry.code} (line ${line})`,
          `${entry.code} oturumundaki bir bildirinin (${line}. satır)`,
        ),
      )
    })
  }
  for (const page of read.pages.filter(({ frontmatter }) => frontmatter?.template === 'program')) {
    for (const anchor of headingAnchors(page)) {
      things.set(anchor, both(`a heading of ${page.file}`, `${page.file} dosyasındaki bir başlığın`))
    }
  }
  return things
}

/** Sessions whose code is that of a talk, a poster or a part of the page. Capitals make no difference, as everywhere. */
export function checkCodes(read: ReadEdition): Problem[] {
  const sessions = entriesOf(read, 'sessions')
  const things = namedThings(read, sessions)
  return sessions.flatMap(({ entry: { code }, index }) => {
    const thing = isOwnAnchor(code.toLowerCase())
      ? both('a part of the page itself', 'sayfanın kendi bir bölümünün')
      : things.get(code.toLowerCase())
    if (!thing) return []
    return problemIn(read, 'sessions', [index, 'code'], {
      message: both(
        `“${code}” is also the name of ${thing.en}: a link could not tell the two apart.`,
        `“${code}” aynı zamanda ${thing.tr} adı: bağlantılar ikisini ayırt edemez.`,
      ),
      advice: both(
        'Give the session another code, such as a letter and a number that no other has (2B).',
        'Oturuma başka bir kod verin, örneğin başka yerde geçmeyen bir sayı ve harf (2B).',
      ),
    })
  })
}
