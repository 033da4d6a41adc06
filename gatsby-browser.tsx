import type { GatsbyBrowser } from 'gatsby'
import { reportMetrics } from './src/boot/report-metrics'
import { watchLoads } from './src/boot/unreachable'
import { hydrate } from './src/boot/hydrate'
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

/** A picture that was near once stays drawn: in print and in a picture of the whole page, too. */
function keepDrawn() {
  // Older browsers draw every picture, and do not know the rest of this either.
  if (!CSS.supports('content-visibility', 'auto')) return
  const stay = (picture: HTMLElement) => (picture.style.contentVisibility = 'visible')
  const change = (event: Event) => {
    const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof HTMLPictureElement) stay(target)
  }
  document.addEventListener('contentvisibilityautostatechange', change, true)
  for (const picture of document.querySelectorAll<HTMLElement>('picture[data-box="far"]')) {
    if (picture.querySelector('img')?.checkVisibility({ contentVisibilityAuto: true })) stay(picture)
  }
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const language = languageOfPath(location.pathname.replace(__PATH_PREFIX__, ''))
  // Writing it, even unchanged, has the browser work out the style of every element again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
}
