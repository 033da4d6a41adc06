import type { GatsbySSR } from 'gatsby'
import { languageOfPath } from './src/language/languages'

export { wrapPageElement } from './src/wrap-page-element'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) })
}
