import { render, screen } from '@testing-library/react'
import type { ShownProps } from './language/shown-page'
import { wrapPageElement } from './wrap-page-element'

test('Gatsby’s own page for unknown addresses under `gatsby develop`, which has no data of the site, is shown as it is', () => {
  const props = { path: '/dev-404-page/', data: { allSitePage: { nodes: [] } }, pageContext: {} }
  render(wrapPageElement({ element: <p>All pages</p>, props: props as unknown as ShownProps }))
  expect(screen.getByText('All pages')).toBeInTheDocument()
})
