// Title, description, sharing tags and addresses of a page (specification, section 1). Icons, the manifest, feeds and
// structured data join the HTML after the build (pipeline/outputs/site/), where they cost no script.
import { withPrefix } from 'gatsby'
import { localisePath, otherLanguage, type Language } from '../language/languages'
import { socialCard } from './social-card'

type Props = {
  page: { title: string; description: string; keywords: readonly string[]; route: string }
  site: { name: string; url: string }
  language: Language
}

/** A route's full address: the host of site.yaml and the folder the site lives in, which may stand in site.yaml, too. */
export function absolute({ url }: { url: string }, path: string): string {
  const site = url.replace(/\/$/, '')
  const host = site.endsWith(__PATH_PREFIX__) ? site.slice(0, site.length - __PATH_PREFIX__.length) : site
  const prefixed = withPrefix(path)
  return `${host}${path === '/' ? prefixed : prefixed.replace(/\/$/, '')}`
}

export function PageHead({ page, site, language }: Props) {
  const canonical = absolute(site, localisePath(page.route, language))
  const title = `${page.title} – ${site.name}`
  const card = absolute(site, socialCard(page.route, language))
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="keywords" content={page.keywords.join(', ')} />
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={absolute(site, page.route)} />
      <link rel="alternate" hrefLang="tr" href={absolute(site, localisePath(page.route, 'tr'))} />
      <link rel="alternate" hrefLang="x-default" href={absolute(site, page.route)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={language === 'en' ? 'en_GB' : 'tr_TR'} />
      <meta property="og:locale:alternate" content={otherLanguage(language) === 'en' ? 'en_GB' : 'tr_TR'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
