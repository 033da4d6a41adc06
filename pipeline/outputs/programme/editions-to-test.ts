// Editions for the tests of this folder: the sample as it is, with some collections replaced, and one five times larger.
import { stringify } from 'yaml'
import { editionOnDisk } from '../../edition-on-disk'
import { editionWith, readEdition, type ReadEdition } from '../../read'
import { fileOf, type CollectionName, type EditionData } from '../../schemas'

const onDisk = editionOnDisk(process.cwd())

type Changed = Partial<Record<CollectionName, unknown>> & {
  released?: string | undefined
}

/** The sample with some collections replaced. By default no programme was released before. */
export function sample({ released, ...changed }: Changed = {}): ReadEdition {
  const files = Object.entries(changed).map(([name, value]) => [
    fileOf(name as CollectionName),
    stringify(value, { aliasDuplicateObjects: false }),
  ])
  return readEdition(
    editionWith(onDisk, {
      'content/released-schedule.json': released,
      ...(Object.fromEntries(files) as Record<string, string>),
    }),
  )
}

/** The data of the sample, as written in its files. */
export const sampleData = () => sample().data as EditionData

/** The data of the sample as before its first release, which has written ids into it. */
export function dataWithoutIds(): EditionData {
  const { sessions, posters, ...data } = sampleData()
  return {
    ...data,
    sessions: sessions.map((session) => ({
      ...session,
      talks: session.talks.map((talk) => ({ ...talk, id: undefined })),
    })),
    posters: posters.map((poster) => ({ ...poster, id: undefined })),
  }
}

/** An edition of ten days with four hundred talks and two hundred posters. */
export function largeEdition(): ReadEdition {
  const { programme, posters } = sampleData()
  const days = Array.from({ length: 10 }, (_, day) => `2025-10-${String(day + 2).padStart(2, '0')}`)
  const presenters = (id: string) => [
    {
      name: `Prof. Dr. İlk Sunan${id}`,
      affiliation: { en: 'Egekıyı Technical University', tr: 'Egekıyı Teknik Üniversitesi' },
    },
    { name: `İkinci Sunan${id}`, affiliation: 'Gediz Epoksi' },
  ]
  const sessions = days.flatMap((date, day) =>
    [9, 11, 13, 15, 17].flatMap((hour, slot) =>
      ['anadolu', 'akdeniz'].map((hall, index) => ({
        code: `${day * 5 + slot + 1}${'AB'[index]}`,
        title: { en: `Session of day ${day + 1}`, tr: `${day + 1}. günün oturumu` },
        date,
        hall,
        start: `${String(hour).padStart(2, '0')}:00`,
        chairs: ['Prof. Dr. Oturum Başkanoğlu'],
        talks: Array.from({ length: 4 }, (_, talk) => ({
          title: {
            en: `Talk ${day}-${slot}-${index}-${talk} on the strength of laminates under moisture and load`,
            tr: `${day}-${slot}-${index}-${talk} numaralı bildiri: Nem ve yük altında laminatların dayanımı`,
          },
          language: 'en',
          presenters: presenters(`${day}${slot}${index}${talk}`),
        })),
      })),
    ),
  )
  const more = Array.from({ length: 200 }, (_, index) => ({
    ...posters[index % posters.length],
    id: undefined,
    number: index + 1,
  }))
  return sample({ programme: { ...programme, changes: [], days: [] }, sessions, posters: more })
}
