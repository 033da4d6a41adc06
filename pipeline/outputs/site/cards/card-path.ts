// Where a page's social card lies; src/seo/page-head.tsx names the same files.
import type { Language } from '../../../schemas/kinds'

/** `/cards/tr/venue.png`; the home page's card is `home`. */
export const cardPath = (route: string, language: Language) =>
  `/cards/${language}${route === '/' ? '/home' : route}.png`
