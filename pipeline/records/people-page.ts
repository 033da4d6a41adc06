// The page of all people of the programme: one page with an anchor for each, because most have one talk, and a reader who looks for a
// name scrolls, or searches within the page.
import { pathOf } from '../domain/addresses'
import { inLanguage, languages, type Language } from '../domain/languages'
import { afterCode } from '../domain/programme-codes'
import type { ReadEdition } from '../read'
import { memoise } from '../domain/memoise'
import type { EditionData } from '../schemas'
import { orcidPart, type Part } from './abstract-text'
import type { SitePage } from './page'
import { listedPeople, peopleRoute, type IndexedPerson } from './people'
import type { ScheduleSession } from './schedule'

/** The letter below which a name is: one of the Turkish alphabet keeps its accent, É is below E. */
function initialOf({ sorted }: IndexedPerson): string {
  const initial = (/\p{L}/u.exec(sorted)?.[0] ?? '#').toLocaleUpperCase('tr')
  return 'ÇĞİÖŞÜ'.includes(initial) ? initial : initial.normalize('NFD').charAt(0)
}

function personPart(
  { anchor, sorted, orcid, contributions, chairs, panels }: IndexedPerson,
  language: Language,
  word: (name: string) => string,
): Part {
  const sessionLink = (label: string, { code, title }: ScheduleSession): Part[] => [
    ['br'],
    `${label}: `,
    ['a', { href: `/program#${code}` }, afterCode(code, title[language])],
  ]
  const links = contributions.flatMap(({ route, entry }): Part[] => [
    ['br'],
    ['a', { href: route }, `${entry.code} ${entry.title[language]}`],
  ])
  return [
    'p',
    { id: anchor },
    ['strong', sorted],
    ...orcidPart(orcid),
    ...links,
    ...chairs.flatMap((session) => sessionLink(word('chair'), session)),
    ...panels.flatMap((session) => sessionLink(word('panel'), session)),
  ]
}

function pageIn(read: ReadEdition, language: Language): SitePage {
  const { interface: labels, site } = read.data as EditionData
  const word = (name: string) => inLanguage(labels.people[name] ?? '', language)
  const people = [...listedPeople(read).values()]
  const letters = [...new Set(people.map(initialOf))].sort((a, b) => a.localeCompare(b, 'tr'))
  const parts = letters.flatMap((letter, index): Part[] => [
    ['h2', { id: `letter-${index + 1}` }, letter],
    ...people.filter((one) => initialOf(one) === letter).map((one) => personPart(one, language, word)),
  ])
  const symposium = inLanguage(site.shortName, language)
  return {
    language,
    route: peopleRoute,
    file: '',
    path: pathOf(peopleRoute, language),
    template: 'article',
    title: word('title'),
    description: word('description').replace('{symposium}', symposium),
    keywords: [word('title'), symposium],
    facts: [],
    downloads: [],
    parts: JSON.stringify(parts),
  }
}

/** The page in both languages; none while nobody is in the programme. */
export const peoplePages = memoise((read: ReadEdition): SitePage[] =>
  listedPeople(read).size > 0 ? languages.map((language) => pageIn(read, language)) : [],
)
