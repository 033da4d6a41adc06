// The data of what surrounds every page.
import { graphql } from 'gatsby'

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

/** What every page needs around its own content. Each page query includes this fragment. */
export const query = graphql`
  fragment Shell on Query {
    page(route: { eq: $route }, language: { eq: $language }) {
      route
      title
      description
      keywords
      lead
      image {
        ...PageImage
      }
      text
    }
    site: symposium(language: { eq: $language }) {
      ...Banner
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
