// The 404 page, /404.html. It is one file for both languages, so it is written in both; the header and
// footer take the language of the address once the site has started (language/shown-page.tsx).
import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby'
import { pathOf } from '../../pipeline/domain/addresses'
import type { Words } from '../../pipeline/schemas/interface'
import type { Language } from '../language/languages'
import * as styles from './not-found.module.css'

type Data = Queries.NotFoundPageQuery

const messagesOf = ({ everyLanguage }: Data) =>
  everyLanguage.nodes.map(({ language, errors }) => ({ language, ...(errors as Words['errors']) }))

/** The same message in every language, side by side. Only the first has an h1. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  return (
    <div className={`width cards ${styles.languages}`}>
      {messagesOf(data).map(({ language, notFoundTitle, notFoundText, backHome }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2'
        return (
          <section key={language} lang={language} className="panel stack">
            <Heading>{notFoundTitle}</Heading>
            <p>{notFoundText}</p>
            <p>
              <a className="button" data-main href={withPrefix(pathOf('/', language as Language))}>
                {backHome}
              </a>
            </p>
          </section>
        )
      })}
    </div>
  )
}

export function Head({ data }: HeadProps<Data>) {
  const titles = messagesOf(data).map(({ notFoundTitle }) => notFoundTitle)
  return (
    <>
      <title>{`${titles.join(' / ')} – ${data.site?.name ?? ''}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

// Other pages get these variables from their context; this one has none, hence the defaults.
export const query = graphql`
  query NotFoundPage($route: String! = "/404", $language: String! = "en", $downloads: [String!]! = []) {
    ...Shell
    everyLanguage: allInterface(sort: { language: ASC }) {
      nodes {
        language
        errors
      }
    }
  }
`
