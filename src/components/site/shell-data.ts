// The data of what surrounds every page.
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'

/** The data of the shell's query; the content check guarantees that none of it is missing. */
export type ShellData = {
  /** Of the page that is shown; the page of unknown addresses has none. */
  route: string | undefined
  site: NonNullable<Queries.ShellFragment['site']>
  navigation: Queries.ShellFragment['navigation']
  words: Words['site']
  /** The label of the registration page, for the quick link. */
  registration: string
}

/** Narrows a page's data to what the shell shows. */
export function shellOf({ page, site, navigation, words }: Queries.ShellFragment): ShellData | null {
  if (!site || !words) return null
  const links = navigation.nodes.flatMap((entry) => [entry, ...entry.items])
  const registration = links.find(({ to }) => to === '/registration')?.label ?? '/registration'
  return { route: page?.route, site, navigation, words: words.site as Words['site'], registration }
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
      site
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
