// Links and tags in the head of every page that no script needs to know: icons, the manifest, calendars, feeds, data, sharing.
import { calendarFile, calendarNames, changesFeed, SCHEDULE_JSON } from '../../records/built-files'
import { inLanguage } from '../../records/localise'
import { colours } from '../colours'
import { words } from '../programme/words'
import type { SiteEdition, SitePage } from './edition'

/** Escapes a text for use in an attribute in double quotation marks. */
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Tags that state what search engines ask for by name. */
export const metaTags = (tags: [name: string, content: string][]) =>
  tags.map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`).join('')

/** Titles under which browsers and readers list the calendar, feed and data. */
const titles = {
  calendar: { en: 'Programme (calendar)', tr: 'Program (takvim)' },
  changes: words.changesTitle,
  data: { en: 'Programme (data)', tr: 'Program (veri)' },
} as const

/** What sharing needs to know of every page with a card, beside what its template says. */
export const sharingTags = [
  '<meta property="og:type" content="website">',
  '<meta property="og:image:width" content="1200">',
  '<meta property="og:image:height" content="630">',
  '<meta name="twitter:card" content="summary_large_image">',
].join('')

/** The tags for a page's head, in the page's language. */
export function headLinks({ data, prefix }: SiteEdition, { language }: SitePage): string {
  const name = inLanguage(data.site.shortName, language)
  const alternate = (type: string, file: string, of: keyof typeof titles) => {
    const title = attribute(`${name} – ${titles[of][language]}`)
    return `<link rel="alternate" type="${type}" href="${prefix}/${file}" title="${title}">`
  }
  return [
    // A PNG, not the SVG: drawing that costs a phone a tenth of a second while the page starts.
    `<link rel="icon" type="image/png" sizes="48x48" href="${prefix}/icons/favicon.png">`,
    `<link rel="apple-touch-icon" href="${prefix}/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="${prefix}/manifest-${language}.webmanifest">`,
    alternate('text/calendar', calendarFile(calendarNames.programme, language), 'calendar'),
    alternate('application/atom+xml', changesFeed(language), 'changes'),
    alternate('application/json', SCHEDULE_JSON, 'data'),
    metaTags([['theme-color', colours.deep]]),
  ].join('')
}
