// What surrounds every page; the same in the build and in the browser.
import type { GatsbyBrowser } from 'gatsby'
import { ErrorBoundary } from './components/site/error-boundary'
import { Shell } from './components/site/shell'
import { ShownPage, type ShownProps } from './language/shown-page'

/** Under `gatsby develop`, Gatsby answers unknown addresses with a list of all pages, which has no data of ours. */
const isOfSite = ({ data }: ShownProps) => 'site' in data

export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const page = props as unknown as ShownProps
  return (
    <ErrorBoundary rendered={page.path} outermost>
      {isOfSite(page) ? (
        <ShownPage
          element={element as React.ReactNode}
          props={page}
          frame={(data, shown) => (
            <Shell data={data} path={page.path}>
              {shown}
            </Shell>
          )}
        />
      ) : (
        (element as React.ReactNode)
      )}
    </ErrorBoundary>
  )
}
