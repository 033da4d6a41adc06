import type { HeadProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { cardPath, fullAddress, pathOf } from '../../pipeline/domain/addresses'
import { headOf } from '../language/page-head'

/**
 * Title, description, sharing tags and addresses of any page whose query spreads `...Shell` (specification, section 1). Icons, the
 * manifest, feeds and structured data are added to the HTML after the build (pipeline/outputs/site/), where they cost no script.
 */
export function Head({ data, pageContext: { language } }: HeadProps<Queries.ShellFragment, PageContext>) {
  const { page, site } = data
  if (!page || !site) return null
  const absolute = (path: string) => fullAddress(site.url, __PATH_PREFIX__, path)
  const canonical = absolute(pathOf(page.route, language))
  const { title, ...tags }: Record<string, string> = {
    ...headOf(data, language),
    robots: 'index, follow',
    'og:url': canonical,
    'og:image': absolute(cardPath(page.route, language)),
  }
  return (
    <>
      <title>{title}</title>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} {...{ [name.startsWith('og:') ? 'property' : 'name']: name }} content={content} />
      ))}
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="en" href={absolute(page.route)} />
      <link rel="alternate" hrefLang="tr" href={absolute(pathOf(page.route, 'tr'))} />
      <link rel="alternate" hrefLang="x-default" href={absolute(page.route)} />
    </>
  )
}
