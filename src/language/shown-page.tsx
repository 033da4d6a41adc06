// Decides in which language a page is shown: that of the address, or the other, swapped in place (CONTRIBUTING: Two languages).
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { pathOf } from '../../pipeline/records/addresses'
import { keepScrollPosition } from './keep-scroll-position'
import { languageOfPath, otherLanguage, type Language } from './languages'
import { startLoading, stopLoading } from '../browser/loading'
import { navigate } from './page-link'

/** What every page's data and context hold, whatever its template. */
type PageData = {
  page: { route: string; title: string; description: string; keywords: readonly string[] } | null
  site: { name: string } | null
}
type Context = Pick<PageContext, 'language'>
/** The context is partial because the page of unknown addresses, one for both languages, has none. */
export type ShownProps = PageProps<PageData, Partial<Context>>

type Resources = {
  component: { default: (props: ShownProps) => ReactNode }
  json: { data: PageData; pageContext: Context }
}

declare global {
  interface Window {
    ___loader?: {
      loadPage: (path: string) => Promise<Resources | { status: string } | undefined>
      hovering: (path: string) => void
    }
  }
}

type LanguageState = {
  /** Language of the address; links follow it. */
  urlLanguage: Language
  /** Language of what is shown. */
  shown: Language
  /** Address of the page in the language that is not shown. */
  otherPath: string
  /** Shows the page in its other language. */
  toggle: () => void
  /** Fetches the other language ahead of a press. */
  prefetch: () => void
}

/** Provided again by parts of a page with a language of their own: the key dates, and the page of unknown addresses. */
export const Languages = createContext<LanguageState>({
  urlLanguage: 'en',
  shown: 'en',
  otherPath: '/tr',
  toggle: () => undefined,
  prefetch: () => undefined,
})

export const useLanguage = () => useContext(Languages)

const isLoaded = (found: Resources | { status: string } | undefined): found is Resources =>
  found !== undefined && 'json' in found

/** Loads a page, or undefined on failure. Gatsby’s loader remembers a failure for good; a query makes it ask again. */
export async function loadPage(path: string): Promise<Resources | undefined> {
  for (const query of ['', `?${Date.now()}`]) {
    // A chunk that fails to load rejects; other failures resolve. Both count as not loaded.
    const found = await window.___loader?.loadPage(path + query).catch(() => undefined)
    if (isLoaded(found) && found.json.data) return found
  }
  return undefined
}

const locales = { en: 'en_GB', tr: 'tr_TR' } as const

/** The parts of the head that are in a language (templates/template.tsx), by selector. */
function headOf({ page, site }: PageData, language: Language): Record<string, string> {
  if (!page || !site) return {}
  // Specification, section 1: the page's name followed by the symposium's.
  const title = `${page.title} – ${site.name}`
  return {
    title,
    'meta[name="description"]': page.description,
    'meta[name="keywords"]': page.keywords?.join(', '),
    'meta[property="og:site_name"]': site.name,
    'meta[property="og:title"]': title,
    'meta[property="og:description"]': page.description,
    'meta[property="og:locale"]': locales[language],
    'meta[property="og:locale:alternate"]': locales[otherLanguage(language)],
  }
}

function writeHead(head: Record<string, string>): void {
  for (const [selector, text] of Object.entries(head)) {
    const element = document.head.querySelector(selector)
    if (element instanceof HTMLMetaElement) element.content = text
    else if (element && element.textContent !== text) element.textContent = text
  }
}

/** Gives the document the head of its translation while that is shown, and its own afterwards. */
function useTranslatedHead(translation: Resources | null, own: PageData, language: Language) {
  useEffect(() => {
    if (!translation) return
    const head = headOf(translation.json.data, translation.json.pageContext.language)
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

/** Buttons inside the page that get the focus back after a swap has replaced them: the toggles, and the letter's. */
const replaced = ['main [data-language-toggle] button', 'main [aria-haspopup]']

type Props = {
  element: ReactElement
  props: ShownProps
  /** Renders what surrounds the page, from the data of the language that is shown. */
  frame: (data: PageData, page: ReactNode) => ReactNode
}

/**
 * Shows a page or its translation. The choice lasts only as long as the address is shown: after a reload or on another page, the
 * language of the address holds again (specification, section 4: not persisted).
 */
export function ShownPage({ element, props, frame }: Props) {
  const { pageContext, path } = props
  // The defaults are for the page of unknown addresses, which is one file whatever the address.
  const { language: urlLanguage = 'en' } = pageContext
  const translationPath = pathOf(props.data.page?.route ?? '/', otherLanguage(urlLanguage))
  const [swapped, setSwapped] = useState<{ path: string; resources: Resources } | null>(null)
  const pressed = useRef(0)
  const waiting = useRef(false)
  /** Selector of the focused element, if the swap replaces it. */
  const refocus = useRef<string>(undefined)
  const backToPlace = useRef<() => void>(() => undefined)
  // Going to another page forgets the choice: coming back shows the language of the address.
  if (swapped && swapped.path !== path) setSwapped(null)
  const translation = swapped?.path === path ? swapped.resources : null
  const data = translation?.json.data ?? props.data
  const shown = translation?.json.pageContext.language ?? urlLanguage

  const swap = (next: typeof swapped) => {
    const { activeElement } = document
    const field = activeElement?.getAttribute('name')
    refocus.current =
      replaced.find((selector) => activeElement?.matches(selector)) ??
      (field ? `main [name="${field}"]` : undefined)
    backToPlace.current = keepScrollPosition()
    setSwapped(next)
  }
  useEffect(() => {
    if (refocus.current) document.querySelector<HTMLElement>(refocus.current)?.focus({ preventScroll: true })
    refocus.current = undefined
    backToPlace.current()
    backToPlace.current = () => undefined
  }, [shown])

  const toggle = () => {
    const press = ++pressed.current
    if (translation) return swap(null)
    // A second press takes back the first.
    waiting.current = !waiting.current
    if (!waiting.current) return stopLoading()
    startLoading()
    void loadPage(translationPath).then((resources) => {
      const show = () => {
        if (press !== pressed.current) return
        waiting.current = false
        if (resources) swap({ path, resources })
        // If it cannot be loaded here, its own address is opened instead.
        else void navigate(translationPath)
      }
      if (press === pressed.current) stopLoading()
      // Do not swap under an open letter: wait until it is closed.
      const letter = document.querySelector('dialog[open]')
      if (letter) letter.addEventListener('close', show, { once: true })
      else show()
    })
  }

  // Once the reader has gone to another page, a translation of this one that arrives late is ignored.
  useEffect(
    () => () => {
      pressed.current += 1
      waiting.current = false
    },
    [path],
  )

  useTranslatedHead(translation, props.data, urlLanguage)

  // The page of unknown addresses is one for both languages. Writing the attribute, even with the same value, makes the browser
  // compute every style again.
  useEffect(() => {
    const address = location.pathname.replace(__PATH_PREFIX__, '')
    const language = pageContext.language ? shown : languageOfPath(address)
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [shown, pageContext.language, path])

  const state: LanguageState = {
    urlLanguage,
    shown,
    otherPath: shown === urlLanguage ? translationPath : path,
    toggle,
    prefetch: () => window.___loader?.hovering(translationPath),
  }
  const Translation = translation?.component.default
  const page = Translation ? <Translation {...props} key={shown} {...translation.json} /> : element
  return <Languages.Provider value={state}>{frame(data, page)}</Languages.Provider>
}
