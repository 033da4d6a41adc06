// What the browser does besides drawing pages; each thing is a file of src/boot/.
import type { GatsbyBrowser } from 'gatsby'
import { reportMetrics } from './src/boot/report-metrics'
import { watchLoads } from './src/boot/unreachable'
import { hydrate } from './src/boot/hydrate'
import { keepDrawn } from './src/boot/keep-drawn'
import { languageOfPath } from './src/language/languages'
import './src/styles/fonts.css'
import './src/styles/tokens.css'
import './src/styles/reset.css'
import './src/styles/buttons.css'

export { wrapPageElement } from './src/wrap-page-element'

// Gatsby's own type for this is that of React 17.
export const replaceHydrateFunction = () => hydrate

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (window.___loader) watchLoads(window.___loader)
  reportMetrics()
  keepDrawn()
}

/** Back from an anchor of the same page the browser finds the reader’s place; Gatsby would go to the anchor or the beginning. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) =>
  (location as { action?: string }).action !== 'POP' ||
  prevRouterProps?.location.pathname !== location.pathname

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const language = languageOfPath(location.pathname.replace(__PATH_PREFIX__, ''))
  // Writing it, even unchanged, has the browser work out the style of every element again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}
