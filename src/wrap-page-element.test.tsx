import { render, screen } from '@testing-library/react'
import type { WrapPageElementBrowserArgs } from 'gatsby'
import { wrapPageElement } from './wrap-page-element'

test('Gatsby’s own page for unknown addresses under `gatsby develop`, which has no data of the site, is shown as it is', () => {
  const props = { path: '/dev-404-page/', data: { allSitePage: { nodes: [] } }, pageContext: {} }
  const args = { element: <p>All pages</p>, props } as unknown as WrapPageElementBrowserArgs
  render(wrapPageElement(args, { plugins: [] }))
  expect(screen.getByText('All pages')).toBeInTheDocument()
})
