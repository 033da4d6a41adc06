import { graphql, type PageProps } from 'gatsby'
import { RegistrationView } from '../views/registration-view'
import { present } from './template'

export { Head } from './template'

export default function RegistrationTemplate({ data }: PageProps<Queries.RegistrationPageQuery>) {
  return (
    <RegistrationView
      page={present(data.page, 'page')}
      fees={present(data.fees, 'fees')}
      consent={data.consent}
      site={present(data.site, 'site')}
      words={present(data.words, 'interface')}
      content={data}
    />
  )
}

export const query = graphql`
  query RegistrationPage($route: String!, $language: String!, $downloads: [String!]!) {
    ...Shell
    fees(language: { eq: $language }) {
      ...FeeTable
    }
    consent: download(language: { eq: $language }, key: { eq: "privacy-consent" }) {
      file
    }
    site: symposium(language: { eq: $language }) {
      ...BankAccount
      ...SubmissionDetails
    }
    words: interface(language: { eq: $language }) {
      fees {
        ...FeeWords
        ...BankWords
      }
      site {
        ...SubmissionWords
      }
    }
  }
`
