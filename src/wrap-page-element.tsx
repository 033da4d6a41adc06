// What surrounds every page; the same in the build and in the browser.
import type { ReactNode } from 'react'
import { ErrorBoundary } from './components/site/error-boundary'
import { Shell } from './components/site/shell'
import { ShownPage, type ShownProps } from './language/shown-page'

/** Under `gatsby develop`, Gatsby answers unknown addresses with a list of all pages, which has no data of ours. */
const isOfSite = ({ data }: ShownProps) => 'site' in data

// Gatsby's type for this is still that of React 17.
export const wrapPageElement = ({ element, props: page }: { element: ReactNode; props: ShownProps }) => (
  <ErrorBoundary rendered={page.path} outermost>
    {isOfSite(page) ? (
      <ShownPage
        element={element}
        props={page}
        frame={(data, shown) => (
          <Shell data={data} path={page.path}>
            {shown}
          </Shell>
        )}
      />
    ) : (
      element
    )}
  </ErrorBoundary>
)
