// The parts of a page's head that are in a language. While the translation is shown, the document has the translation's.
import { useEffect } from 'react'
import { otherLanguage, type Language } from '../../pipeline/domain/languages'

/** What every page's data hold, whatever its template. */
export type PageData = Queries.ShellFragment

const locales = { en: 'en_GB', tr: 'tr_TR' } as const

/** The contents of the title and of the meta tags, by their names; those of `og:` are properties. */
export function headOf({ page, site }: PageData, language: Language): Record<string, string> {
  if (!page || !site) return {}
  // Specification, section 1: the page's name followed by the symposium's.
  const title = `${page.title} – ${site.name}`
  return {
    title,
    description: page.description,
    keywords: page.keywords.join(', '),
    'og:site_name': site.name,
    'og:title': title,
    'og:description': page.description,
    'og:locale': locales[language],
    'og:locale:alternate': locales[otherLanguage(language)],
  }
}

function writeHead({ title = '', ...tags }: Record<string, string>): void {
  if (document.title !== title) document.title = title
  for (const [name, content] of Object.entries(tags))
    document.head
      .querySelector(`meta:is([name="${name}"], [property="${name}"])`)
      ?.setAttribute('content', content)
}

/** Gives the document the head of its translation while that is shown, and its own afterwards. */
export function useTranslatedHead(
  translation: { data: PageData; pageContext: { language: Language } } | undefined,
  own: PageData,
  language: Language,
) {
  useEffect(() => {
    if (!translation) return
    const head = headOf(translation.data, translation.pageContext.language)
    // Gatsby rewrites the head, in the language of the address, whenever an anchor is followed.
    const show = () => writeHead(head)
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true })
    return () => {
      observer.disconnect()
      // If the title is no longer the translation's, another page has set its own: leave it alone.
      if (document.title === head['title']) writeHead(headOf(own, language))
    }
  }, [translation, own, language])
}
