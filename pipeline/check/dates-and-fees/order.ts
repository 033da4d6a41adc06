// Lists that are shown in the order of the file, which is that of time.
import type { ReadEdition } from '../../read'
import { both, type Problem } from '../../read/problem'
import type { CollectionName } from '../../schemas'
import { entriesOf, soundFields, warningIn } from '../problem-in'

type Placed = { at: string; path: PropertyKey[] }

/** Warns of each entry that is earlier than the one above it. Times, days and years compare as they are written. */
const outOfOrder = (read: ReadEdition, name: CollectionName, list: Placed[]): Problem[] =>
  list.flatMap(({ at, path }, index) => {
    const above = list[index - 1]
    if (!above || at >= above.at) return []
    return warningIn(read, name, path, {
      message: both(`${at} stands below ${above.at}.`, `${at}, ${above.at} kaydının altında duruyor.`),
      advice: both(
        'The list is shown as it is written: put the earlier entry first.',
        'Liste yazıldığı sırayla gösterilir: Erken olanı üste alın.',
      ),
    })
  })

/** Previous events and stops of the social tour that are not in the order of time. */
export const checkOrder = (read: ReadEdition): Problem[] => [
  ...outOfOrder(
    read,
    'previousEvents',
    entriesOf(read, 'previousEvents').map(({ entry, index }) => ({
      at: String(entry.year),
      path: [index, 'year'],
    })),
  ),
  ...outOfOrder(
    read,
    'socialTour',
    (soundFields(read, 'socialTour').itinerary ?? []).map(({ time }, index) => ({
      at: time,
      path: ['itinerary', index, 'time'],
    })),
  ),
]
