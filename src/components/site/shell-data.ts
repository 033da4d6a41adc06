import { graphql } from 'gatsby'
import { labelsOf, required } from './page-data'

export type ShellData = ReturnType<typeof shellOf>

/** Narrows a page's data to what the shell shows; the content check guarantees that none of it is missing. */
export const shellOf = ({ page, site, navigation, labels }: Queries.ShellFragment) => ({
  // The 404 page has no route.
  route: page?.route,
  site: required(site),
  entries: navigation.nodes,
  labels: labelsOf({ labels }).site,
})

/** What every page needs around its own content. Each page query includes this fragment. */
export const query = graphql`
  fragment Banner on Symposium {
    ...Since
    statusText
    announcement {
      text
      ends {
        iso
      }
    }
  }
  fragment Shell on Query {
    page(route: { eq: $route }, language: { eq: $language }) {
      route
      title
      description
      keywords
      lead
      leadAfterwards
      image {
        ...PageImage
      }
      text
    }
    site: symposium(language: { eq: $language }) {
      ...Banner
      clock {
        from
        minutes
      }
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
    labels: interface(language: { eq: $language }) {
      site
    }
    actions: allDownload(
      filter: { language: { eq: $language }, mainOn: { eq: $route } }
      sort: { order: ASC }
    ) {
      nodes {
        name
        file
        closedFrom
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
