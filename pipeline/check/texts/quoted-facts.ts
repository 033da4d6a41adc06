// Facts and downloads that texts take from the data by name, and dead links: everything in a text that leads elsewhere.
import type { ReadEdition } from '../../read'
import { memoise } from '../../read/memoise'
import type { TextFile } from '../../read/page-file'
import { both, replacedFrom, type Problem } from '../../read/problem'
import { didYouMean, suggestion } from '../../read/suggestion'
import { lineIn } from '../../read/texts/text-file'
import { factsOf } from '../../records/facts'
import type { CollectionName } from '../../schemas'
import { fault, isWhole, problemInText } from '../findings'
import { deadLinks } from './links'

/** The facts that texts may quote, in each language. Maps: a name that an organiser writes must not reach a prototype. */
export const factsIn = memoise(({ data }: ReadEdition) => ({
  en: new Map(Object.entries(factsOf(data, 'en'))),
  tr: new Map(Object.entries(factsOf(data, 'tr'))),
}))

/** The file from which a fact takes its value, by the first word of its name. */
const sources = new Map<string, CollectionName>([
  ['date', 'keyDates'],
  ['event', 'site'],
  ['site', 'site'],
  ['venue', 'venue'],
  ['fee', 'fees'],
  ['fees', 'fees'],
  ['workshop', 'workshop'],
  ['tour', 'socialTour'],
  ['prize', 'programme'],
  ['posterAwards', 'programme'],
  ['session', 'sessions'],
])

/** A fact may be unknown only because its file has errors, which are reported there. */
function isUncertain(read: ReadEdition, fact: string): boolean {
  const source = sources.get(fact.split('.')[0] ?? '')
  return source !== undefined && !isWhole(read, source)
}

function unknownNames(text: TextFile, uses: TextFile['facts'], choices: string[], tag: string): Problem[] {
  return uses
    .filter(({ value }) => !choices.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, choices)
      const related = choices.filter((choice) => choice.split('.')[0] === value.split('.')[0])
      const list = (related.length > 0 ? related : choices).slice(0, 12).join(', ')
      const correctedLine = near && replacedFrom(lineIn(text, line), column, `of="${value}"`, `of="${near}"`)
      const finding = {
        message: both(
          `<${tag} of="${value}" /> does not refer to anything.`,
          `<${tag} of="${value}" /> bilinen bir şeyi göstermiyor.`,
        ),
        advice: didYouMean(
          near,
          both(
            `Known: ${list}. If what it named was removed, write the sentence without it.`,
            `Bilinenler: ${list}. Gösterdiği şey kaldırıldıysa cümleyi etiketsiz yazın.`,
          ),
        ),
      }
      return problemInText(text, { line, column }, finding, { correctedLine })
    })
}

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
    ...unknownNames(
      text,
      text.facts.filter(({ value }) => !isUncertain(read, value)),
      facts,
      'Fact',
    ),
    ...(isWhole(read, 'downloads') ? unknownNames(text, text.downloads, downloads, 'Downloads') : []),
  ])
})
