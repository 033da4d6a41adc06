// The web app manifest in each language: how a phone shows the site on its home screen.
import { inLanguage } from '../../records/localise'
import { pathOf } from '../../records/addresses'
import { colours } from '../colours'
import type { SiteEdition } from './edition'
import type { Language } from '../../schemas/kinds'

/** Address of the manifest, without the site’s prefix. */
export const manifestPath = (language: Language) => `/manifest-${language}.webmanifest`

/** A web app manifest. */
export function manifest({ data, prefix }: SiteEdition, language: Language): string {
  const icon = (file: string, sizes: string, more: object = {}) => ({
    src: `${prefix}/icons/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...more,
  })
  const { site } = data
  return JSON.stringify(
    {
      id: `${prefix}${pathOf('/', language)}`,
      name: inLanguage(site.name, language),
      short_name: inLanguage(site.shortName, language),
      description: inLanguage(site.description, language),
      lang: language,
      dir: 'ltr',
      start_url: `${prefix}${pathOf('/', language)}`,
      scope: `${prefix}/`,
      display: 'browser',
      theme_color: colours.deep,
      background_color: colours.paper,
      icons: [
        icon('favicon.svg', 'any'),
        icon('icon-192.png', '192x192'),
        icon('icon-512.png', '512x512'),
        icon('maskable-512.png', '512x512', { purpose: 'maskable' }),
      ],
    },
    null,
    2,
  )
}
