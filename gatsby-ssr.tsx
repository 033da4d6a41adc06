import type { GatsbySSR } from 'gatsby'
import { languageOfPath } from './src/language/languages'
import regular from './src/styles/fonts/archivo-400.woff2'
import bold from './src/styles/fonts/archivo-700.woff2'

export { wrapPageElement } from './src/wrap-page-element'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) })
  // Every page needs these for its first paint.
  setHeadComponents(
    [regular, bold].map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
    )),
  )
}
