// An address without a page. It is one file for both languages, so it speaks both (Gatsby makes /404.html of it).
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Shell, shellOf } from '../components/site/shell'
import { NotFoundView } from '../views/not-found-view'

/** No page's route: no entry of the menu is the current one. */
const nowhere = {
  route: '/404',
  title: '',
  description: '',
  keywords: [],
  lead: null,
}

export default function NotFoundPage({ data, path }: PageProps<Queries.NotFoundPageQuery>) {
  const view = <NotFoundView words={data.everyLanguage.nodes} />
  const shell = shellOf({ ...data, page: nowhere })
  return shell ? (
    <Shell shell={shell} path={path}>
      {view}
    </Shell>
  ) : (
    view
  )
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  const titles = data.everyLanguage.nodes.map(({ errors }) => errors.notFoundTitle)
  return (
    <>
      <title>{`${titles.join(' / ')} – ${data.site?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

// The variables that other pages are given have values of their own here; no page has this route.
export const query = graphql`
  query NotFoundPage(
    $route: String! = "/404"
    $language: String! = "en"
    $facts: [String!]! = []
    $downloads: [String!]! = []
  ) {
    ...Shell
    everyLanguage: allInterface(sort: { language: ASC }) {
      nodes {
        ...NotFoundWords
      }
    }
  }
`
