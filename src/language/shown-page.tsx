// Decides in which language a page is shown: that of the address, or the other, swapped in place (CONTRIBUTING: Two languages).
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import type { PageProps } from 'gatsby'
import type { PageContext } from '../../pipeline/pages/create-pages'
import { languageOfPath, pathOf } from '../../pipeline/domain/addresses'
import { otherLanguage, type Language } from '../../pipeline/domain/languages'
import { startLoading, stopLoading } from '../browser/loading'
import { keepPlace } from './keep-place'
import { useTranslatedHead, type PageData } from './page-head'
import { navigate } from './navigate'

type Context = Pick<PageContext, 'language'>
/** The context is partial because the 404 page, one for both languages, has none. */
export type ShownProps = PageProps<PageData, Partial<Context>>

type Resources = {
  component: { default: (props: ShownProps) => ReactNode }
  json: { data: PageData; pageContext: Context }
}

declare global {
  interface Window {
    ___loader?: {
      loadPage: (path: string) => Promise<(Partial<Resources> & { status?: string }) | undefined>
      loadPageSync: (path: string, options?: object) => unknown
      hovering: (path: string) => void
    }
    /** The path of the page whose HTML the host has sent. */
    pagePath?: string
    ___navigate?: (path: string, options?: { replace?: boolean }) => Promise<void>
  }
}

export type LanguageState = {
  /** Language of the address; links follow it. */
  urlLanguage: Language
  shown: Language
  /** Address of the page in the language that is not shown. */
  otherPath: string
  /** Shows the page in its other language. */
  toggle: () => void
  /** Fetches the other language ahead of a press. */
  prefetch: () => void
}

/** The default is for parts of a page in tests. */
export const Languages = createContext({ urlLanguage: 'en', shown: 'en' } as LanguageState)

export const useLanguage = () => useContext(Languages)

/** Loads a page, or undefined on failure. Gatsby’s loader remembers a failure for good; a query makes it ask again. */
export async function loadPage(path: string): Promise<Resources | undefined> {
  for (const query of ['', `?${Date.now()}`]) {
    // A chunk that fails to load rejects; other failures resolve. Both count as not loaded.
    const found = await window.___loader?.loadPage(path + query).catch(() => undefined)
    if (found?.json?.data) return found as Resources
  }
  return undefined
}

type Props = {
  element: ReactNode
  props: ShownProps
  /** Renders what surrounds the page, from the data of the language that is shown. */
  frame: (data: PageData, page: ReactNode) => ReactNode
}

/** Shows a page or its translation. Another address or a reload ends the choice (specification, section 4: not persisted). */
export function ShownPage({ element, props, frame }: Props) {
  const { pageContext, path } = props
  const [swapped, setSwapped] = useState<{ path: string; resources: Resources } | null>(null)
  /** The press that waits for the translation, until another one takes it back. */
  const waiting = useRef<object>(undefined)
  const backToPlace = useRef<() => void>(undefined)
  // Going to another page forgets the choice: coming back shows the language of the address.
  if (swapped && swapped.path !== path) setSwapped(null)
  const { json, component } = swapped?.resources ?? {}

  // The 404 page is one file, whatever the address. Below /tr, what surrounds it comes from the Turkish home page.
  const isUnknown = !pageContext.language
  useEffect(() => {
    if (!isUnknown || languageOfPath(path) === 'en') return
    void loadPage('/tr').then((resources) => resources && setSwapped({ path, resources }))
  }, [isUnknown, path])
  const shown = json?.pageContext.language || pageContext.language || 'en'
  const urlLanguage = pageContext.language || shown
  const translationPath = pathOf(props.data.page?.route || '/', otherLanguage(urlLanguage))

  const swap = (next: typeof swapped) => {
    backToPlace.current = keepPlace()
    setSwapped(next)
  }
  useEffect(() => {
    backToPlace.current?.()
    backToPlace.current = undefined
  }, [shown])

  const toggle = () => {
    if (swapped) return swap(null)
    // A second press takes back the first.
    const press = waiting.current ? undefined : {}
    waiting.current = press
    if (!press) return stopLoading()
    startLoading()
    void loadPage(translationPath).then((resources) => {
      const show = () => {
        if (press !== waiting.current) return
        waiting.current = undefined
        if (resources) swap({ path, resources })
        // If it cannot be loaded here, its own address is opened instead.
        else void navigate(translationPath)
      }
      if (press === waiting.current) stopLoading()
      // Do not swap under an open letter: wait until it is closed.
      const letter = document.querySelector('dialog[open]')
      if (letter) letter.addEventListener('close', show, { once: true })
      else show()
    })
  }

  // Once the reader has gone to another page, a translation of this one that arrives late is ignored.
  useEffect(() => () => void (waiting.current = undefined), [path])

  useTranslatedHead(isUnknown ? undefined : json, props.data, urlLanguage)

  // Writing the attribute, even with the same value, makes the browser compute every style again.
  useEffect(() => {
    if (document.documentElement.lang !== shown) document.documentElement.lang = shown
  }, [shown])

  const state: LanguageState = {
    urlLanguage,
    shown,
    otherPath: shown === urlLanguage ? translationPath : path,
    toggle,
    prefetch: () => window.___loader?.hovering(translationPath),
  }
  const data = json?.data || props.data
  const Translation = !isUnknown && component?.default
  const page = Translation ? <Translation {...props} key={shown} {...json} /> : element
  return (
    <Languages.Provider value={state}>
      {frame(isUnknown ? { ...data, page: null } : data, page)}
    </Languages.Provider>
  )
}
