// Texts that still say the old name of a renamed hall.
import type { ReadEdition } from '../../read'
import { ignoringCase } from '../../read/fold'
import { both, type Problem } from '../../read/problem'
import { wordingsOf } from '../../records/localise'
import { inEveryText, type Finding } from '../texts/every-text'
import { soundRelease } from './released'

/** Names of halls in the last released programme that no hall has any more. */
function formerNames(read: ReadEdition): string[] {
  const halls = read.data.programme?.halls
  if (!halls) return []
  const present = halls.flatMap(({ name }) => wordingsOf(name)).map(ignoringCase)
  const released = soundRelease(read)?.items.flatMap(({ hall, place }) =>
    hall !== undefined && place !== undefined ? wordingsOf(place) : [],
  )
  return [...new Set(released)].filter((name) => !present.includes(ignoringCase(name)))
}

/** Warns of each text with a hall's name from the last released programme; only the list of changes may use it. */
export function checkFormerHalls(read: ReadEdition): Problem[] {
  const names = formerNames(read)
  if (names.length === 0) return []
  const judge = (text: string): Finding | undefined => {
    const found = names.find((name) => ignoringCase(text).includes(ignoringCase(name)))
    if (found === undefined) return undefined
    return {
      found,
      message: both(
        `“${found}” was a hall of the last released programme; no hall is called so now.`,
        `“${found}” son yayımlanan programda bir salondu; artık bu adda salon yok.`,
      ),
      advice: both(
        'Write the name that the hall has in data/programme.yaml now.',
        'Salonun data/programme.yaml içindeki şimdiki adını yazın.',
      ),
    }
  }
  return inEveryText(read, judge).filter(({ field = '' }) => !field.startsWith('changes['))
}
