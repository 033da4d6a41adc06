// Editions for tests: the sample as it is, with some collections replaced, and one five times larger.
import { stringify } from 'yaml'
import { readEdition, type ReadEdition } from '../../pipeline/read'
import { fileOf, type CollectionName, type EditionData } from '../../pipeline/schemas'
import { sampleWith } from '../content/edition'

export type Talks = EditionData['sessions'][number]['talks']

type Changed = Partial<Record<CollectionName, unknown>> & { released?: string | undefined }

/** The sample with some collections replaced. By default no programme was released before. */
export function sample({ released, ...changed }: Changed = {}): ReadEdition {
  const files = Object.entries(changed).map(([name, value]) => [
    fileOf(name as CollectionName),
    stringify(value, { aliasDuplicateObjects: false }),
  ])
  const texts = Object.fromEntries(files) as Record<string, string>
  return readEdition(sampleWith({ 'content/released-schedule.json': released, ...texts }))
}

/** The data of the sample, as written in its files. */
export const sampleData = () => sample().data as EditionData

/** The data of the sample as before its first release, which has written ids into it. */
export function dataWithoutIds(): EditionData {
  const { sessions, posters, ...data } = sampleData()
  const withoutId = <Entry extends object>(entry: Entry) => ({ ...entry, id: undefined })
  return {
    ...data,
    sessions: sessions.map((session) => ({ ...session, talks: session.talks.map(withoutId) })),
    posters: posters.map(withoutId),
  }
}

/** These sessions with the talks of one changed. */
export const withTalks = (sessions: EditionData['sessions'], code: string, change: (talks: Talks) => Talks) =>
  sessions.map((one) => (one.code === code ? { ...one, talks: change(one.talks) } : one))

/** An edition of ten days with four hundred talks and two hundred posters. */
export function largeEdition(): ReadEdition {
  const { programme, posters } = sampleData()
  const count = (length: number) => Array.from({ length }, (_, index) => index)
  const talk = (id: string) => ({
    title: {
      en: `Talk ${id} on the strength of laminates under moisture and load`,
      tr: `${id} numaralı bildiri: Nem ve yük altında laminatların dayanımı`,
    },
    language: 'en',
    presenters: [
      {
        name: `Prof. Dr. İlk Sunan${id.replaceAll('-', '')}`,
        affiliation: { en: 'Egekıyı Technical University', tr: 'Egekıyı Teknik Üniversitesi' },
      },
      { name: `İkinci Sunan${id.replaceAll('-', '')}`, affiliation: 'Gediz Epoksi' },
    ],
  })
  const sessions = count(10).flatMap((day) =>
    ['09', '11', '13', '15', '17'].flatMap((hour, slot) =>
      ['anadolu', 'akdeniz'].map((hall, index) => ({
        code: `${day * 5 + slot + 1}${'AB'[index]}`,
        title: { en: `Session of day ${day + 1}`, tr: `${day + 1}. günün oturumu` },
        date: `2025-10-${String(day + 2).padStart(2, '0')}`,
        hall,
        start: `${hour}:00`,
        chairs: ['Prof. Dr. Oturum Başkanoğlu'],
        talks: count(4).map((number) => talk(`${day}-${slot}-${index}-${number}`)),
      })),
    ),
  )
  const more = count(200).map((index) => ({
    ...posters[index % posters.length],
    id: undefined,
    number: index + 1,
  }))
  return sample({ programme: { ...programme, changes: [], days: [] }, sessions, posters: more })
}
