// What all templates share.
import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { cardPath, fullAddress, pathOf } from '../../pipeline/records/addresses'
import { otherLanguage } from '../language/languages'

const locales = { en: 'en_GB', tr: 'tr_TR' } as const

/**
 * Title, description, sharing tags and addresses of any page whose query spreads `...Shell` (specification, section 1). Icons, the
 * manifest, feeds and structured data are added to the HTML after the build (pipeline/outputs/site/), where they cost no script.
 */
export function Head({
  data: { page, site },
  pageContext,
  card = page?.route ?? '/',
}: HeadProps<Queries.ShellFragment, PageContext> & {
  /** Route of the page whose social card is used. */ card?: string
}) {
  if (!page || !site) return null
  const { language } = pageContext
  const absolute = (path: string) => fullAddress(site.url, __PATH_PREFIX__, path)
  const canonical = absolute(pathOf(page.route, language))
  const title = `${page.title} – ${site.name}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(', ')} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={absolute(page.route)} />
      <link rel="alternate" hrefLang="tr" href={absolute(pathOf(page.route, 'tr'))} />
      <link rel="alternate" hrefLang="x-default" href={absolute(page.route)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={absolute(cardPath(card, language))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[otherLanguage(language)]} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Returns a record that the content check guarantees; throws if it is missing, which would be a fault of the build. */
export function present<T>(record: T | null | undefined, name: string): T {
  if (record === null || record === undefined) throw new Error(`The record “${name}” is missing.`)
  return record
}
