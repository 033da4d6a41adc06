import type { GatsbyBrowser } from 'gatsby'
import { languageOfPath } from './src/language/languages'
import './src/styles/fonts.css'
import './src/styles/tokens.css'
import './src/styles/reset.css'

export { wrapPageElement } from './src/wrap-page-element'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  document.documentElement.lang = languageOfPath(location.pathname.replace(__PATH_PREFIX__, ''))
}
