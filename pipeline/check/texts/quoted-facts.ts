// Facts and downloads that texts ask for by name.
import { factsOf } from '../../records/facts'
import type { ReadEdition } from '../../read'
import { lineIn, type TextFile } from '../../read/texts/text-file'
import { both, replacedFrom, type Problem } from '../../read/problem'
import { memoise } from '../../read/memoise'
import { didYouMean, suggestion } from '../../read/suggestion'
import type { CollectionName } from '../../schemas'
import { problemInText } from '../problem-in'

/** The facts that texts may quote, in each language. */
export const factsIn = memoise(({ data }: ReadEdition) => ({
  en: factsOf(data, 'en'),
  tr: factsOf(data, 'tr'),
}))

const factIds = memoise((read: ReadEdition) => Object.keys(factsIn(read).en))

/** The file that a fact's first word takes its value from. */
const sources: Record<string, CollectionName> = {
  date: 'keyDates',
  event: 'site',
  site: 'site',
  venue: 'venue',
  fee: 'fees',
  fees: 'fees',
  workshop: 'workshop',
  tour: 'socialTour',
  prize: 'programme',
  posterAwards: 'programme',
  session: 'sessions',
}

/** While a file has errors, names that it defines are not reported as unknown. */
const hasErrors = (read: ReadEdition, name: CollectionName | undefined) =>
  name !== undefined && read.files[name].problems.some(({ severity }) => severity === 'error')

/** A session without an end has no hours to quote, which is told of the session. */
const isSession = ({ data }: ReadEdition, fact: string) =>
  (data.sessions ?? []).some(({ code }) => fact === `session.${code}`)

/** Names of one tag as one: “registration form” is one name with a blank in it. */
function byTag(uses: TextFile['facts']): TextFile['facts'] {
  const tags = new Map<string, TextFile['facts'][number]>()
  for (const use of uses) {
    const place = `${use.line}:${use.column}`
    const before = tags.get(place)
    tags.set(place, before ? { ...before, value: `${before.value} ${use.value}` } : use)
  }
  return [...tags.values()]
}

function unknownUses(text: TextFile, uses: TextFile['facts'], choices: string[], tag: string): Problem[] {
  return byTag(uses.filter(({ value }) => !choices.includes(value))).map(({ value, line, column }) => {
    const near = suggestion(value, choices)
    const kin = choices.filter((choice) => choice.split('.')[0] === value.split('.')[0]).slice(0, 12)
    const list = (kin.length > 0 ? kin : choices.slice(0, 12)).join(', ')
    const correctedLine = near && replacedFrom(lineIn(text, line), column, value, near)
    const fault = {
      message: both(
        `<${tag} of="${value}" /> names nothing that is known.`,
        `<${tag} of="${value}" /> bilinen bir şeyi göstermiyor.`,
      ),
      advice: didYouMean(
        near,
        list
          ? both(
              `Known: ${list}. If what it named was taken out, write the sentence without it.`,
              `Bilinenler: ${list}. Gösterdiği şey kaldırıldıysa cümleyi etiketsiz yazın.`,
            )
          : both('None is written yet: delete the tag.', 'Henüz hiçbiri yazılmamış: Etiketi silin.'),
      ),
    }
    return problemInText(text, { line, column }, fault, { correctedLine })
  })
}

/** A telephone number or e-mail address is a link already: a browser cannot put one link into another. */
function linkedFacts(read: ReadEdition, text: TextFile): Problem[] {
  return text.linkedFacts
    .filter(({ value }) => factsIn(read).en[value]?.href)
    .map(({ value, ...at }) =>
      problemInText(text, at, {
        message: both(
          `<Fact of="${value}" /> is a link by itself and stands inside another link.`,
          `<Fact of="${value}" /> zaten bir bağlantı; başka bir bağlantının içinde duruyor.`,
        ),
        advice: both(
          'Put it before or after the brackets of the link.',
          'Bağlantının köşeli ayraçlarının önüne ya da ardına yazın.',
        ),
      }),
    )
}

/** Names in `<Fact of="…" />` and `<Downloads of="…" />` that stand for nothing. */
export function unknownNames(read: ReadEdition, text: TextFile): Problem[] {
  const facts = factIds(read)
  const downloads = (read.data.downloads ?? []).map(({ key }) => key)
  const asked = text.facts.filter(
    ({ value }) => !hasErrors(read, sources[value.split('.')[0] ?? '']) && !isSession(read, value),
  )
  return [
    ...linkedFacts(read, text),
    ...unknownUses(text, asked, facts, 'Fact'),
    ...(hasErrors(read, 'downloads') ? [] : unknownUses(text, text.downloads, downloads, 'Downloads')),
  ]
}
