// Where a page's social card lies: drawn after the build, named by the page's head.
import type { Language } from '../language/languages'

export const socialCard = (route: string, language: Language) =>
  `/cards/${language}${route === '/' ? '/home' : route}.png`
