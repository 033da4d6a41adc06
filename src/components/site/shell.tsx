// What surrounds the content of every page: skip link, header, main, footer.
import { useEffect, type ReactNode } from 'react'
import { graphql } from 'gatsby'
import { useLanguage } from '../../language/shown-page'
import { ErrorBoundary } from './error-boundary'
import { Footer } from './footer'
import { Header } from './header'
import { LoadFailure } from './load-failure'
import { NewTabNote } from './new-tab'

type Words = NonNullable<Queries.ShellFragment['words']>['site']

/** The data of the shell's query; the content check guarantees that none of it is missing. */
export type ShellData = {
  page: NonNullable<Queries.ShellFragment['page']>
  site: NonNullable<Queries.ShellFragment['site']>
  navigation: Queries.ShellFragment['navigation']
  words: Words
  /** The label of the registration page, for the quick link. */
  registration: string
}

/** Narrows a page's data to what the shell shows. */
export function shellOf(data: Queries.ShellFragment): ShellData | null {
  const { page, site, navigation, words } = data
  if (!page || !site || !words) return null
  const links = navigation.nodes.flatMap((entry) => [entry, ...entry.items])
  const registration = links.find(({ to }) => to === '/registration')?.label ?? '/registration'
  return { page, site, navigation, words: words.site, registration }
}

export function Shell({ shell, path, children }: { shell: ShellData; path: string; children: ReactNode }) {
  const { shown } = useLanguage()

  // Tells the boot script and the style sheets that handlers are in place: from now on CSS alone opens no menu.
  useEffect(() => {
    document.documentElement.dataset['started'] = ''
  }, [])

  return (
    <div lang={shown}>
      <a className="skip-link" href="#main">
        {shell.words.skipToContent}
      </a>
      <Header shell={shell} path={path} />
      <main id="main" lang={shown} tabIndex={-1}>
        <ErrorBoundary rendered={`${path} ${shown}`}>{children}</ErrorBoundary>
      </main>
      <Footer shell={shell} />
      <NewTabNote text={shell.words.newTab} />
      <LoadFailure path={path} words={shell.words} />
    </div>
  )
}

/** What every page needs around its own content. Each page query includes this fragment. */
export const query = graphql`
  fragment Shell on Query {
    page(route: { eq: $route }, language: { eq: $language }) {
      route
      title
      description
      keywords
      lead
      text
    }
    site: symposium(language: { eq: $language }) {
      name
      shortName
      url
      email
      phone
      fax
      postalAddress
      copyrightYear
      networks {
        network
        name
        url
      }
    }
    navigation: allNavigationEntry(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        label
        to
        items {
          label
          to
        }
      }
    }
    words: interface(language: { eq: $language }) {
      site {
        skipToContent
        menu
        mainNavigation
        openGroup
        otherLanguage
        contactUs
        quickLinks
        address
        followUs
        email
        phone
        fax
        rights
        newTab
        tryAgain
      }
    }
    downloads: allDownload(
      filter: { language: { eq: $language }, key: { in: $downloads } }
      sort: { order: ASC }
    ) {
      nodes {
        key
        name
        file
      }
    }
  }
`
