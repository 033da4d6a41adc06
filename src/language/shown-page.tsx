// Which of a page's twins is shown: the address's own, or the other one, swapped in place (CONTRIBUTING: Two languages).
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { navigate, type PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { keepScrollPosition } from './keep-scroll-position'
import type { Language } from './languages'

/** What every page's data and context hold, whatever its template. */
type TwinData = { page: { title: string } | null; site: { name: string } | null }
type TwinContext = Pick<PageContext, 'language' | 'twin'>
/** The page of unknown addresses is one for both languages and has no context. */
export type TwinProps = PageProps<TwinData, Partial<TwinContext>>

type Resources = {
  component: { default: (props: TwinProps) => ReactNode }
  json: { data: TwinData; pageContext: TwinContext }
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
  /** Language of the address: links follow it. */
  urlLanguage: Language
  /** Language of what is shown. */
  shown: Language
  /** Address of the page in the language that is not shown. */
  otherPath: string
  /** Swaps the shown page for its twin. */
  toggle: () => void
  /** Fetches the twin ahead of a press. */
  prefetch: () => void
}

/** Whoever shows a part of the page in another language provides it anew: the key dates, the page of unknown addresses. */
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

/** Loads the twin; nothing where that fails. What failed once Gatsby’s loader keeps for good: under a query it asks anew. */
async function loadTwin(path: string): Promise<Resources | undefined> {
  for (const query of ['', `?${Date.now()}`]) {
    // A rejected chunk is treated like any other page that did not come.
    const found = await window.___loader?.loadPage(path + query).catch(() => undefined)
    if (isLoaded(found) && found.json.data) return found
  }
  return undefined
}

/** Specification, section 1: the page's name followed by the symposium's. */
const titleOf = ({ page, site }: Partial<TwinData> = {}) => page && site && `${page.title} – ${site.name}`

/** While a twin is shown, the document has the twin's title; then its own again. */
function useTwinTitle(title: string | null | undefined, own: string | null | undefined) {
  useEffect(() => {
    if (!title) return
    // Whenever an anchor is followed, Gatsby writes the head of the address again.
    const show = () => {
      const element = document.querySelector('title')
      if (element && element.textContent !== title) element.textContent = title
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true })
    return () => {
      observer.disconnect()
      // Another page has brought a title of its own.
      if (own && document.title === title) document.title = own
    }
  }, [title, own])
}

/** A toggle or the letter's button inside the page, which the swap replaces: it gets the focus back. */
const replaced = ['main [data-language-toggle] button', 'main [aria-haspopup]']

type Props = {
  element: ReactElement
  props: TwinProps
  /** Draws what surrounds the page from the shown page's own data. */
  frame: (data: TwinData, page: ReactNode) => ReactNode
}

/**
 * Shows a page or its twin. The choice is kept by address and nowhere else: a reload or another page goes back to the
 * address's own language (specification, section 4: not persisted).
 */
export function ShownPage({ element, props, frame }: Props) {
  const { pageContext, path } = props
  // The page of unknown addresses is one file, whatever the address.
  const { language: urlLanguage = 'en', twin: twinPath = '/tr' } = pageContext
  const [swapped, setSwapped] = useState<{ path: string; resources: Resources } | null>(null)
  const pressed = useRef(0)
  /** Selector of what has the focus and is replaced. */
  const refocus = useRef<string>(undefined)
  const backToPlace = useRef<() => void>(() => undefined)
  // Another page forgets the choice: coming back, the address's own language is shown.
  if (swapped && swapped.path !== path) setSwapped(null)
  const twin = swapped?.path === path ? swapped.resources : null
  const data = twin?.json.data ?? props.data
  const shown = twin?.json.pageContext.language ?? urlLanguage

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
    if (twin) return swap(null)
    void loadTwin(twinPath).then((resources) => {
      const show = () => {
        if (press !== pressed.current) return
        if (resources) swap({ path, resources })
        // Its own address is opened instead, so that the reader gets there anyway.
        else void navigate(twinPath)
      }
      // A letter that was opened in the meantime is read to its end.
      const letter = document.querySelector('dialog[open]')
      if (letter) letter.addEventListener('close', show, { once: true })
      else show()
    })
  }

  // A reader who has gone on to another page no longer waits for the twin of this one.
  useEffect(() => () => void ++pressed.current, [path])

  useTwinTitle(titleOf(twin?.json.data), titleOf(props.data))

  const state: LanguageState = {
    urlLanguage,
    shown,
    otherPath: shown === urlLanguage ? twinPath : path,
    toggle,
    prefetch: () => window.___loader?.hovering(twinPath),
  }
  const Twin = twin?.component.default
  const page =
    twin && Twin ? (
      <Twin {...props} key={shown} data={twin.json.data} pageContext={twin.json.pageContext} />
    ) : (
      element
    )
  return <Languages.Provider value={state}>{frame(data, page)}</Languages.Provider>
}
