// Stands in for Gatsby's router in the browser. The real one matches path patterns for apps. Here each address is one page,
// which leaves the history, the current location and the focus that follows it: one kilobyte instead of four.
import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'origin'> & {
  state: unknown
  /** Tells one visit to an address from another: Gatsby keeps the scroll position of each. */
  key: string
}
type Move = { location: Place; action: 'POP' | 'PUSH' }
type Listener = (move: Move) => void
type NavigateOptions = { state?: object; replace?: boolean }

/** Encodes a path the same way however it was typed. A malformed one such as /%E0 stays as it is: no page has it. */
function written(pathname: string): string {
  try {
    return encodeURI(decodeURI(pathname))
  } catch {
    return pathname
  }
}

function here(): Place {
  const { pathname, search, hash, href, origin } = window.location
  const state = window.history.state as { key?: string } | null
  return {
    pathname: written(pathname),
    search,
    hash,
    href,
    origin,
    state,
    key: state?.key ?? 'initial',
  }
}

const listeners = new Set<Listener>()
let current = here()
let arrived = () => {}
/** True while a page is loading: the next address then replaces it in the history. */
let underWay = false

/** Gives every listener the same location object: Gatsby writes on it what kind of move led there. */
function tell(action: Move['action']): void {
  current = here()
  for (const listener of listeners) listener({ location: current, action })
}
window.addEventListener('popstate', () => tell('POP'))

export const globalHistory = {
  get location() {
    return current
  },
  /** Calls `listener` at every move; returns a function that ends this. */
  listen(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Goes to an address, or a number of steps through the history; resolves when the page is drawn. */
  navigate(to: string | number, { state, replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') window.history.go(to)
    else {
      const entry = { ...state, key: String(Date.now()) }
      try {
        if (underWay || replace) window.history.replaceState(entry, '', to)
        else window.history.pushState(entry, '', to)
      } catch {
        // Some browsers refuse more than a hundred history entries: load the document instead.
        window.location[replace ? 'replace' : 'assign'](to)
      }
    }
    underWay = true
    const drawn = new Promise<void>((resolve) => (arrived = resolve))
    tell('PUSH')
    return drawn
  },
}

export const { navigate } = globalHistory

const LocationContext = createContext<{ location: Place } | null>(null)
export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

type Children = ReactNode | ((context: { location: Place }) => ReactNode)

/** Provides the current location to the components below it. */
export function LocationProvider({ children }: { children?: Children }) {
  const [context, setContext] = useState({ location: current })
  useEffect(() => {
    underWay = false
    arrived()
  }, [context])
  useEffect(
    () => globalHistory.listen(({ location }) => requestAnimationFrame(() => setContext({ location }))),
    [],
  )
  return (
    <LocationContext.Provider value={context}>
      {typeof children === 'function' ? children(context) : children}
    </LocationContext.Provider>
  )
}

/** Passes the location to a function; adds a provider if there is none above. */
export function Location({ children }: { children: (context: { location: Place }) => ReactNode }) {
  const context = useContext(LocationContext)
  return context ? children(context) : <LocationProvider>{children}</LocationProvider>
}

type RouterProps = { location: Place; id: string; children: ReactElement<{ location: Place; uri: string }> }

/** Draws the page of the address, and moves the focus to its beginning whenever another page is shown. */
export function Router({ location, id, children }: RouterProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    // Gatsby takes care of the scroll position.
    wrapper.current?.focus({ preventScroll: true })
  }, [location.pathname])
  return (
    <div id={id} ref={wrapper} tabIndex={-1} style={{ outline: 'none' }}>
      {cloneElement(children, { location, uri: location.pathname })}
    </div>
  )
}

/** Matches path patterns in the real router; no page of this site has one. */
export const pick = () => null
