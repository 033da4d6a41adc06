// While pages are rendered: leaves out what would load the bundles early.
import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** Preloads of the bundles, which would compete with the page's images, and the inline script with the page's path. */
const isUnwanted = (node: ReactNode) =>
  isValidElement<{ as?: string }>(node) && (node.props.as === 'script' || node.key === 'script-loader')

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter((node) => !isUnwanted(node)))
  page.replacePostBodyComponents(page.getPostBodyComponents().filter((node) => !isUnwanted(node)))
}
