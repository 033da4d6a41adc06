// Tags in the head of every page that no script needs to know.
import { licenceAddress } from '../../domain/licence'
import { calendarFile, calendarNames, changesFeed, scheduleFiles } from '../../records/built-files'
import { citationFormats, type ContributionPage } from '../../records/contribution-pages'
import { proceedingsOf } from '../../records/contributions'
import { inLanguage, type Language } from '../../domain/languages'
import { escaped } from '../../domain/markup'
import { label } from '../../messages/render'
import { articleOf, citationTags, type BookletPages } from '../citations'
import { addressOf, type SiteEdition } from './edition'
import { breadcrumbsOf, eventOf, talkEventOf } from './structured-data'
import { pageCard, talkCard } from './cards'

/** Tags that state what search engines ask for by name. */
const metaTags = (tags: [name: string, content: string][]) =>
  tags.map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`).join('')

type TypedLink = { rel: string; href: string; type?: string | undefined }

/** What other addresses are to the page of a talk or poster: its DOI, authors, files and metadata, for machines (signposting.org). */
function typedLinks(edition: SiteEdition, page: ContributionPage): TypedLink[] {
  const { contribution, entry, language, route } = page
  const { doi, authors } = contribution
  const licence = licenceAddress(proceedingsOf(edition.read, language).licence ?? '')
  return [
    { rel: 'type', href: 'https://schema.org/ScholarlyArticle' },
    ...(doi ? [{ rel: 'cite-as', href: `https://doi.org/${doi}` }] : []),
    ...(licence ? [{ rel: 'license', href: licence }] : []),
    ...authors.flatMap(({ orcid }) => (orcid ? [{ rel: 'author', href: `https://orcid.org/${orcid}` }] : [])),
    ...citationFormats.map(({ ending, type }) => ({
      rel: 'describedby',
      href: addressOf(edition, `${route}.${ending}`),
      type,
    })),
    ...entry.links
      .filter(({ kind }) => kind !== 'doi')
      .map(({ href }) => ({
        rel: 'item',
        href: addressOf(edition, href),
        type: href.endsWith('.pdf') ? 'application/pdf' : undefined,
      })),
  ]
}

const linkTags = (links: TypedLink[]) =>
  links
    .map(({ rel, href, type }) => {
      const kind = type ? ` type="${type}"` : ''
      return `<link rel="${rel}"${kind} href="${escaped(href)}">`
    })
    .join('')

/** Titles under which browsers and readers list the calendar, feed and data. */
const titles = {
  calendar: { en: 'Programme (calendar)', tr: 'Program (takvim)' },
  changes: label('document.changes'),
  data: { en: 'Programme (data)', tr: 'Program (veri)' },
} as const

/** What sharing needs to know of every page with a card of this size, beside what its template says. */
const sharingTags = ({ width, height }: { width: number; height: number }) =>
  [
    '<meta property="og:type" content="website">',
    `<meta property="og:image:width" content="${width}">`,
    `<meta property="og:image:height" content="${height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')

/** JSON-LD. `<` is escaped so that no text can end the element. */
export const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/** Icons, and what belongs to the whole site. */
function headLinks({ data, prefix, design }: SiteEdition, language: Language): string {
  const name = inLanguage(data.site.shortName, language)
  const alternate = (type: string, file: string, of: keyof typeof titles) => {
    const title = escaped(`${name} – ${titles[of][language]}`)
    return `<link rel="alternate" type="${type}" href="${prefix}/${file}" title="${title}">`
  }
  return [
    // A PNG, not the SVG: drawing that costs a phone a tenth of a second while the page starts.
    `<link rel="icon" type="image/png" href="${prefix}/icons/favicon.png">`,
    `<link rel="apple-touch-icon" href="${prefix}/icons/apple-touch-icon.png">`,
    `<link rel="manifest" href="${prefix}/manifest-${language}.webmanifest">`,
    alternate('text/calendar', calendarFile(calendarNames.programme, language), 'calendar'),
    alternate('application/atom+xml', changesFeed(language), 'changes'),
    alternate('application/json', scheduleFiles.json, 'data'),
    metaTags([['theme-color', design.palette.deep]]),
  ].join('')
}

/** The tags of the page at a path, besides what its template puts in its head. The 404 page has no event. */
export function headTags(edition: SiteEdition, path: string, bookletPages: BookletPages = {}): string {
  const page = edition.pagesByPath.get(path)
  if (!page) return headLinks(edition, 'en')
  const presented = edition.contributions.get(path)
  const tags = [headLinks(edition, page.language), sharingTags(presented ? talkCard : pageCard)]
  const structuredData: (object | undefined)[] = [eventOf(edition, page), breadcrumbsOf(edition, page)]
  if (presented) {
    const bookletPage = bookletPages[presented.entry.code]
    tags.push(
      metaTags(citationTags(edition, presented, bookletPage)),
      linkTags(typedLinks(edition, presented)),
    )
    structuredData.push(articleOf(edition, presented, bookletPage), talkEventOf(edition, presented))
  }
  return [...tags, ...structuredData.flatMap((data) => (data ? dataTag(data) : []))].join('')
}
