// What the browser does besides rendering pages.
import type { GatsbyBrowser } from 'gatsby'
import './src/browser/repair-address'
import { keepRendered } from './src/browser/keep-rendered'
import { reportMetrics } from './src/browser/report-metrics'
import { keepUnknownAddress } from './src/browser/unknown-address'
import { watchLoads } from './src/components/site/load-failure'
import { isScrolledByBrowser } from './src/language/navigate'
import './src/styles/fonts.css'
import './src/styles/edition.css'
import './src/styles/tokens.css'
import './src/styles/reset.css'
import './src/styles/shapes.css'

export { wrapPageElement } from './src/wrap-page-element'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (window.___loader) {
    keepUnknownAddress(window.___loader)
    watchLoads(window.___loader)
  }
  reportMetrics()
  if (OFFLINE_LABELS && 'serviceWorker' in navigator)
    setTimeout(saveForLater, navigator.serviceWorker.controller ? 0 : AT_REST)
  keepRendered()
  if (process.env['NODE_ENV'] === 'development')
    void import('./src/browser/content-problems').then(({ watchContent }) => watchContent())
}

/** Milliseconds after the start of a first visit: whatever the page itself loads comes first. */
const AT_REST = 4000

/** Browsers that forbid it, or have no room, read the site as before. */
const saveForLater = () =>
  void import(/* webpackChunkName: "offline" */ './src/browser/offline')
    .then(({ keepOffline }) => keepOffline())
    .catch(() => {})

/** Going back within a page, the browser restores the scroll position; Gatsby would scroll to the anchor or the top. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
}) => !isScrolledByBrowser() || prevRouterProps?.location.pathname !== location.pathname
