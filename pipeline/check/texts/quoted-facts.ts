// Facts and downloads that texts take from the data by name, and dead links: everything in a text that leads elsewhere.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { TextFile } from '../../read/page-file'
import type { Problem } from '../../read/problem'
import { factsOf } from '../../records/facts'
import type { CollectionName } from '../../schemas'
import { fault, isWhole, notAmong, problemInText } from '../findings'
import { deadLinks } from './links'

/** The facts that texts may quote, in each language. Maps: a name that an organiser writes must not reach a prototype. */
export const factsIn = memoise(({ data }: ReadEdition) => ({
  en: new Map(Object.entries(factsOf(data, 'en'))),
  tr: new Map(Object.entries(factsOf(data, 'tr'))),
}))

/** The files from which facts take their values. What is unknown because a file has errors is reported there. */
const sources: CollectionName[] = [
  'keyDates',
  'site',
  'venue',
  'fees',
  'workshop',
  'socialTour',
  'programme',
  'sessions',
]

const unknownNames = (text: TextFile, tag: string, uses: TextFile['facts'], known: string[]): Problem[] =>
  uses
    .filter(({ value }) => !known.includes(value))
    .map(({ value, ...at }) => {
      const related = known.filter((name) => name.split('.')[0] === value.split('.')[0])
      const list = (related.length > 0 ? related : known).slice(0, 12).join(', ')
      const finding = notAmong(
        known,
        value,
        fault(
          `<${tag} of="${value}" /> does not refer to anything.`,
          `<${tag} of="${value}" /> bilinen bir şeyi göstermiyor.`,
          `Known: ${list}. If what it named was removed, write the sentence without it.`,
          `Bilinenler: ${list}. Gösterdiği şey kaldırıldıysa cümleyi etiketsiz yazın.`,
        ),
      )
      return problemInText(text, at, finding)
    })

/** A telephone number or e-mail address is a link already: a browser cannot put one link into another. */
const linkedFacts = (read: ReadEdition, text: TextFile): Problem[] =>
  text.linkedFacts
    .filter(({ value }) => factsIn(read).en.get(value)?.href)
    .map(({ value, ...at }) =>
      problemInText(
        text,
        at,
        fault(
          `<Fact of="${value}" /> is already a link and is inside another link.`,
          `<Fact of="${value}" /> zaten bir bağlantı, ama başka bir bağlantının içinde.`,
          'Put it before or after the brackets of the link.',
          'Bağlantının köşeli parantezlerinin önüne ya da ardına yazın.',
        ),
      ),
    )

/** Every wrong link, fact and download of pages and letters. */
export const checkQuotes = memoise((read: ReadEdition): Problem[] => {
  const downloads = (read.data.downloads ?? []).map(({ key }) => key)
  // A session without an end is reported as such.
  const sessions = (read.data.sessions ?? []).map(({ code }) => `session.${code}`)
  const facts = [...factsIn(read).en.keys(), ...sessions]
  return read.texts.flatMap((text) => [
    ...deadLinks(read, text),
    ...linkedFacts(read, text),
    ...(isWhole(read, ...sources) ? unknownNames(text, 'Fact', text.facts, facts) : []),
    ...(isWhole(read, 'downloads') ? unknownNames(text, 'Downloads', text.downloads, downloads) : []),
  ])
})
