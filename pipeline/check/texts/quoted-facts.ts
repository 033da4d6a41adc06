// Facts and downloads that texts take from the data by name, and dead links: everything in a text that leads elsewhere.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { Problem } from '../../read/problem'
import type { Use } from '../../read/texts/text-file'
import { factsOf } from '../../records/facts'
import { fault, isWhole, notAmong, problemInText, type Finding } from '../findings'
import { linkFault } from './links'

/** The facts that texts may quote, in each language. Maps: a name that an organiser writes must not reach a prototype. */
export const factsIn = memoise(({ data }: ReadEdition) => ({
  en: new Map(Object.entries(factsOf(data, 'en'))),
  tr: new Map(Object.entries(factsOf(data, 'tr'))),
}))

/** The files from which facts take their values. What is unknown because a file has errors is reported there. */
const sources = [
  ...(['keyDates', 'site', 'venue', 'fees'] as const),
  ...(['workshop', 'socialTour', 'programme', 'sessions'] as const),
]

function unknownName(tag: string, name: string, known: string[]): Finding | undefined {
  if (known.includes(name)) return undefined
  const related = known.filter((other) => other.split('.')[0] === name.split('.')[0])
  const list = (related.length > 0 ? related : known).slice(0, 12).join(', ')
  const finding = fault(
    `<${tag} of="${name}" /> does not refer to anything.`,
    `<${tag} of="${name}" /> bilinen bir şeyi göstermiyor.`,
    `Known: ${list}. If what it named was removed, write the sentence without it.`,
    `Bilinenler: ${list}. Gösterdiği şey kaldırıldıysa cümleyi etiketsiz yazın.`,
  )
  return notAmong(known, name, finding)
}

/** A telephone number or e-mail address is a link already: a browser cannot put one link into another. */
function linkInLink(read: ReadEdition, name: string): Finding | undefined {
  if (!factsIn(read).en.get(name)?.href) return undefined
  return fault(
    `<Fact of="${name}" /> is already a link and is inside another link.`,
    `<Fact of="${name}" /> zaten bir bağlantı, ama başka bir bağlantının içinde.`,
    'Put it before or after the brackets of the link.',
    'Bağlantının köşeli parantezlerinin önüne ya da ardına yazın.',
  )
}

/** Every wrong link, fact and download of pages and letters. */
export const checkQuotes = memoise((read: ReadEdition): Problem[] => {
  // A session without an end is reported as such.
  const sessions = (read.data.sessions ?? []).map(({ code }) => `session.${code}`)
  const facts = isWhole(read, ...sources) && [...factsIn(read).en.keys(), ...sessions]
  const downloads = isWhole(read, 'downloads') && (read.data.downloads ?? []).map(({ key }) => key)
  return read.texts.flatMap((text) => {
    const report = (uses: Use[], faultOf: (name: string) => Finding | undefined) =>
      uses.flatMap(({ value, ...at }) => {
        const finding = faultOf(value)
        return finding ? problemInText(text, at, finding) : []
      })
    return [
      ...report(text.links, (address) => linkFault(read, text, address)),
      ...report(text.linkedFacts, (name) => linkInLink(read, name)),
      ...(facts ? report(text.facts, (name) => unknownName('Fact', name, facts)) : []),
      ...(downloads ? report(text.downloads, (name) => unknownName('Downloads', name, downloads)) : []),
    ]
  })
})
