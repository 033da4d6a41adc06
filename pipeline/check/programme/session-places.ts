// A session is in one place. That of none may not be known yet, so each is a warning.
import type { ReadEdition } from '../../read'
import { both, type Problem, type Found } from '../../read/problem'
import { ignoringCase } from '../../read/fold'
import { wordingsOf } from '../../records/localise'
import type { EditionData } from '../../schemas'
import type { Text } from '../../schemas/kinds'
import { entriesOf, warningIn } from '../problem-in'

type Placed = { entry: EditionData['sessions'][number]; index: number }

const wordsOf = (text: Text) => wordingsOf(text).map(ignoringCase)

/** The short name of the hall that a place names. */
const hallOf = ({ data }: ReadEdition, place: Text) =>
  data.programme?.halls.find(({ key, name }) =>
    wordsOf(place).some((words) => [key, ...wordsOf(name)].includes(words)),
  )?.key

function place(read: ReadEdition, { entry: { code, hall, place: other }, index }: Placed): Found {
  if (hall === undefined && other === undefined) {
    return warningIn(read, 'sessions', [index], {
      message: both(`Session ${code} says nowhere where it is.`, `${code} oturumunun yeri yazılmamış.`),
      advice: both(
        'Write hall: with a hall of programme.yaml, or place: { en: …, tr: … }.',
        'programme.yaml içindeki bir salon için hall:, başka bir yer için place: { en: …, tr: … } yazın.',
      ),
    })
  }
  if (other === undefined) return []
  const meant = hallOf(read, other)
  if (hall === undefined && meant) {
    return warningIn(read, 'sessions', [index, 'place'], {
      message: both(
        `The place of session ${code} is a hall of programme.yaml.`,
        `${code} oturumunun yeri programme.yaml içindeki bir salon.`,
      ),
      advice: both(
        `Write hall: ${meant} instead of place, so that the check and the calendars know of it.`,
        `place yerine hall: ${meant} yazın; denetim ve takvimler salonu ancak böyle bilir.`,
      ),
    })
  }
  if (hall === undefined) return []
  return warningIn(read, 'sessions', [index, 'place'], {
    message: both(
      `Session ${code} has a hall and a place; only the hall is shown.`,
      `${code} oturumunun hem salonu hem yeri yazılmış; yalnızca salon görünür.`,
    ),
    advice: both('Delete one of the two lines.', 'İki satırdan birini silin.'),
  })
}

/** Sessions without a place or with two. */
export const checkSessionPlaces = (read: ReadEdition): Problem[] =>
  entriesOf(read, 'sessions').flatMap((session) => place(read, session))
