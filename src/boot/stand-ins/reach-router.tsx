// Stands in for Gatsby's router in the browser. That one matches patterns of paths for apps; here each address is one
// page, so that what remains is the history, the shown location, and the focus that follows it: a kilobyte of four.
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
  /** Tells one visit of an address from the next: positions of scrolling are kept by it. */
  key: string
}
type Move = { location: Place; action: 'POP' | 'PUSH' }
type Listener = (move: Move) => void
type NavigateOptions = { state?: object; replace?: boolean }

/** One way of writing each path. A malformed one, /%E0, stays as it is: it is an address that is not found. */
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
/** While a page is on its way, the next address takes its place in the history. */
let underWay = false

/** One location for all: Gatsby writes on it by which kind of move it was reached. */
function tell(action: Move['action']): void {
  current = here()
  for (const listener of listeners) listener({ location: current, action })
}
window.addEventListener('popstate', () => tell('POP'))

export const globalHistory = {
  get location() {
    return current
  },
  /** Tells of every move until the given function is called. */
  listen(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Goes to an address, or some steps through the history; resolves when the page is drawn. */
  navigate(to: string | number, { state, replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') window.history.go(to)
    else {
      const entry = { ...state, key: String(Date.now()) }
      try {
        if (underWay || replace) window.history.replaceState(entry, '', to)
        else window.history.pushState(entry, '', to)
      } catch {
        // Some browsers refuse more than a hundred entries.
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

/** Keeps the location up to date for what is below it. */
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

/** Passes the location to a function; brings its own provider where there is none. */
export function Location({ children }: { children: (context: { location: Place }) => ReactNode }) {
  const context = useContext(LocationContext)
  return context ? children(context) : <LocationProvider>{children}</LocationProvider>
}

type RouterProps = { location: Place; id: string; children: ReactElement<{ location: Place; uri: string }> }

/** Draws the one page there is for an address. The focus goes to its beginning whenever another one is shown. */
export function Router({ location, id, children }: RouterProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    // Gatsby sees to where the page is scrolled to.
    wrapper.current?.focus({ preventScroll: true })
  }, [location.pathname])
  return (
    <div id={id} ref={wrapper} tabIndex={-1} style={{ outline: 'none' }}>
      {cloneElement(children, { location, uri: location.pathname })}
    </div>
  )
}

/** No page of this site stands for a pattern of paths. */
export const pick = () => null
