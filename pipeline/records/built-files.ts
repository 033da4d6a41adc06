// Names of the files that the build makes from the programme, without a slash at the beginning. The check accepts links to them.
import type { ReadEdition } from '../read'
import { languages, type Language } from '../domain/languages'

/** The programme to print: in both languages (specification, section 2), and in each alone. */
export const printedProgramme = {
  both: 'programyeni.pdf',
  en: 'programme-en.pdf',
  tr: 'programme-tr.pdf',
} as const

/** The address of a printed programme. Pages write it out, checked by this type, which adds no script to them. */
export type PrintedProgrammePath = `/${(typeof printedProgramme)[keyof typeof printedProgramme]}`

/** All abstracts: to read, A5 and A4, and for a print shop, A5. Made only if there are abstracts. */
export const abstractBooklet = {
  a5: 'abstract-booklet.pdf',
  a4: 'abstract-booklet-a4.pdf',
  print: 'abstract-booklet-print.pdf',
} as const

export type BookletPath = `/${typeof abstractBooklet.a5}`

export const scheduleFiles = {
  json: 'schedule.json',
  xml: 'schedule.xml',
  /** The words by which the site's own search finds an entry. */
  search: 'search.json',
  schema: 'schemas/schedule.schema.json',
} as const

/** What every edition has at the top of its site, for search engines, browsers and hosts. */
export const siteFileNames = [
  'favicon.ico',
  'sitemap.xml',
  'robots.txt',
  'manifest-en.webmanifest',
  'manifest-tr.webmanifest',
  'THIRD-PARTY-LICENSES.txt',
  'chunk-map.json',
  'webpack.stats.json',
  'service-worker.js',
  'saved-site.json',
] as const

/** The feed of changes in a language. */
export const changesFeed = (language: Language): string => `changes-${language}.atom`

/** Names of the calendars, by what each contains. */
export const calendarNames = {
  programme: 'programme',
  keyDates: 'key-dates',
  day: (date: string) => `day-${date}`,
  hall: (key: string) => `hall-${key}`,
  session: (code: string) => `session-${code}`,
} as const

/** File of a calendar by its name among calendarNames. */
export const calendarFile = (name: string, language: Language): string => `calendars/${language}/${name}.ics`

type Data = Pick<ReadEdition['data'], 'programme' | 'sessions'>

/** Every file that the build makes, but for pages and their parts. Parts of the programme that could not be read have no files. */
export function builtFiles({ programme, sessions = [] }: Data): Set<string> {
  const days = [...(programme?.days ?? []), ...sessions]
  const calendars = [
    calendarNames.programme,
    calendarNames.keyDates,
    ...days.map(({ date }) => calendarNames.day(date)),
    ...(programme?.halls ?? []).map(({ key }) => calendarNames.hall(key)),
    ...sessions.map(({ code }) => calendarNames.session(code)),
  ]
  return new Set([
    ...siteFileNames,
    ...Object.values(printedProgramme),
    ...Object.values(scheduleFiles),
    ...languages.flatMap((language) => [
      changesFeed(language),
      ...calendars.map((name) => calendarFile(name, language)),
    ]),
  ])
}
