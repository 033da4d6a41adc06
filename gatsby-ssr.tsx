import type { GatsbySSR } from 'gatsby'
import { languageOfPath } from './pipeline/domain/addresses'
import font from './src/styles/fonts/archivo.woff2'

export { wrapPageElement } from './src/wrap-page-element'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) })
  // Every page needs it for its first paint.
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />,
  ])
}
