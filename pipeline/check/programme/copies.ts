// Entries that were copied and not changed: the same title, presenter or year twice.
import type { ReadEdition } from '../../read'
import { findDuplicates } from '../../read/find-duplicates'
import { ignoringCase } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { posterCode, talkCode } from '../../records/programme-codes'
import { inLanguage } from '../../records/localise'
import { isToBeAnnounced } from '../../records/to-be-announced'
import type { EditionData } from '../../schemas'
import { entriesOf, warningIn } from '../problem-in'
import { withOwnWords } from './copied-sessions'

type Poster = EditionData['posters'][number]

/** A talk or a poster, and where it stands. */
type Presented = Pick<Poster, 'title' | 'presenters'> & {
  code: string
  file: 'sessions' | 'posters'
  path: PropertyKey[]
}

const presentedOf = (read: ReadEdition): Presented[] => [
  ...withOwnWords(entriesOf(read, 'sessions')).flatMap(({ entry, index }) =>
    entry.talks.map(({ title, presenters }, talk): Presented => ({
      title,
      presenters,
      code: talkCode(entry.code, talk),
      file: 'sessions',
      path: [index, 'talks', talk],
    })),
  ),
  ...entriesOf(read, 'posters').map(({ entry: { number, title, presenters }, index }): Presented => ({
    title,
    presenters,
    code: posterCode(number),
    file: 'posters',
    path: [index],
  })),
]

const sameTitles = (read: ReadEdition, all: Presented[]): Problem[] =>
  findDuplicates(
    all.filter(({ title }) => !isToBeAnnounced(inLanguage(title, 'en'))),
    ({ title }) => ignoringCase(inLanguage(title, 'en')),
  ).map(({ item, before }) => {
    const { line } = read.files[before.file].yaml.locate([...before.path, 'title'])
    return warningIn(read, item.file, [...item.path, 'title'], {
      message: both(
        `${item.code} has the same title as ${before.code} (${before.file}.yaml, line ${line}).`,
        `${item.code}, ${before.code} ile aynı başlığı taşıyor (${before.file}.yaml, ${line}. satır).`,
      ),
      advice: both(
        'Was it copied and not changed? Correct the title, or delete one of the two. What is given twice says so in its title: … (repeat).',
        'Kopyalanıp değiştirilmemiş olabilir: Başlığı düzeltin ya da ikisinden birini silin. İki kez sunulan bildiri başlığında belirtilir: … (tekrar).',
      ),
    })
  })

const sameNames = (read: ReadEdition, { code, file, path, presenters }: Presented): Problem[] =>
  findDuplicates(
    presenters.map(({ name }, index) => ({ name, index })).filter(({ name }) => !isToBeAnnounced(name)),
    ({ name }) => ignoringCase(name),
  ).map(({ item: { name, index } }) =>
    warningIn(read, file, [...path, 'presenters', index, 'name'], {
      message: both(
        `${name} stands twice among the presenters of ${code}.`,
        `${name}, ${code} sunanları arasında iki kez geçiyor.`,
      ),
      advice: both('Correct one of the two names, or delete it.', 'İki addan birini düzeltin ya da silin.'),
    }),
  )

const sameYears = (read: ReadEdition): Problem[] =>
  findDuplicates(entriesOf(read, 'previousEvents'), ({ entry }) => entry.year).map(
    ({ item: { entry, index }, before }) => {
      const { line } = read.files.previousEvents.yaml.locate([before.index, 'year'])
      return warningIn(read, 'previousEvents', [index, 'year'], {
        message: both(
          `${entry.year} stands twice: it is on line ${line} already.`,
          `${entry.year} iki kez geçiyor: ${line}. satırda da var.`,
        ),
        advice: both(
          'Correct one of the two, unless there were two events in that year.',
          'O yıl iki etkinlik olmadıysa ikisinden birini düzeltin.',
        ),
      })
    },
  )

/** Entries that look like a forgotten copy. Each may be meant and is a warning. */
export function checkCopies(read: ReadEdition): Problem[] {
  const all = presentedOf(read)
  return [...sameTitles(read, all), ...all.flatMap((item) => sameNames(read, item)), ...sameYears(read)]
}
