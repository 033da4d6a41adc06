// What every page needs around its own content. Each page query includes this fragment.
import { graphql } from 'gatsby'

export const shell = graphql`
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
