// Title, description, sharing tags and addresses of a page (specification, section 1). Icons, the manifest, feeds and
// structured data are added to the HTML after the build (pipeline/outputs/site/), where they cost no script.
import { cardPath, fullAddress, pathOf } from '../../pipeline/records/addresses'
import { otherLanguage, type Language } from '../language/languages'

type Props = {
  page: { title: string; description: string; keywords: readonly string[]; route: string }
  site: { name: string; url: string }
  language: Language
}

export function PageHead({ page, site, language }: Props) {
  const absolute = (path: string) => fullAddress(site.url, __PATH_PREFIX__, path)
  const canonical = absolute(pathOf(page.route, language))
  const title = `${page.title} – ${site.name}`
  const card = absolute(cardPath(page.route, language))
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
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={language === 'en' ? 'en_GB' : 'tr_TR'} />
      <meta property="og:locale:alternate" content={otherLanguage(language) === 'en' ? 'en_GB' : 'tr_TR'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
