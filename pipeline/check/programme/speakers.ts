// Plenary and invited speakers stand in speakers.yaml and, with their talks, in sessions.yaml: when one is replaced, one file is forgotten.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import { isToBeAnnounced } from '../../records/to-be-announced'
import { entriesOf, warningIn } from '../problem-in'
import { personOf } from './people'

/** Warns of each speaker who gives no talk, once others do and no talk waits for its presenter. */
export function checkSpeakers(read: ReadEdition): Problem[] {
  // Somebody may be in an entry that could not be read.
  if (read.files.sessions.problems.length + read.files.speakers.problems.length > 0) return []
  const presenters = entriesOf(read, 'sessions').flatMap(({ entry }) =>
    entry.talks.flatMap((talk) => talk.presenters.map(({ name }) => name)),
  )
  if (presenters.some(isToBeAnnounced)) return []
  const heard = [...new Set(presenters.map(personOf))]
  // What else stands in a name is told of the name.
  const isHeard = (name: string) => heard.some((person) => personOf(name).includes(person))
  const speakers = entriesOf(read, 'speakers')
  const silent = speakers.filter(({ entry: { name } }) => !isToBeAnnounced(name) && !isHeard(name))
  // The programme may still be without most of them.
  if (silent.length * 2 > speakers.length) return []
  return silent.map(({ entry: { name }, index }) =>
    warningIn(read, 'speakers', [index, 'name'], {
      message: both(
        `${name} is a speaker here, but gives no talk in data/sessions.yaml.`,
        `${name} burada konuşmacı, ama data/sessions.yaml içinde bildirisi yok.`,
      ),
      advice: both(
        'Write the name alike in both files; whoever does not come is deleted here, too; a talk still to come may wait.',
        'Adı iki dosyada aynı yazın; gelmeyecek olanı buradan da silin; bildirisi sonra eklenecekse böyle bırakın.',
      ),
    }),
  )
}
