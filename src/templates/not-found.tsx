// The 404 page, /404.html. It is one file for both languages, so it is written in both; the header and
// footer take the language of the address once the site has started (language/shown-page.tsx).
import { useEffect } from 'react'
import { graphql, withPrefix, type HeadProps, type PageProps } from 'gatsby'
import { pathOf } from '../../pipeline/domain/addresses'
import type { Language } from '../../pipeline/domain/languages'
import { withoutPrefix } from '../../pipeline/domain/page-addresses'
import { intendedAddress } from '../browser/intended-address'
import { askedPath } from '../browser/repair-address'
import { labelsOf } from '../components/site/page-data'
import * as styles from './not-found.module.css'

type Data = Queries.NotFoundPageQuery

const messagesOf = ({ everyLanguage }: Data) =>
  everyLanguage.nodes.map((labels) => ({ language: labels.language, ...labelsOf({ labels }).errors }))

/** Goes on to the page or file that was probably intended, if the host has it. */
async function goToIntended(pages: string[]): Promise<void> {
  const { pathname, search, hash } = window.location
  const path = withoutPrefix(askedPath, __PATH_PREFIX__)
  const intended = path && intendedAddress({ path, search, hash }, pages)
  if (!intended) return
  const answer = await fetch(withPrefix(intended), { method: 'HEAD' }).catch(() => undefined)
  // A host may redirect to this address again; the reader may have gone elsewhere.
  if (!answer?.ok || new URL(answer.url).pathname === askedPath || pathname !== window.location.pathname)
    return
  window.location.replace(withPrefix(intended))
}

/** The same message in every language, side by side. Only the first has an h1. */
export default function NotFoundPage({ data }: PageProps<Data>) {
  const { nodes } = data.allSitePage
  useEffect(() => void goToIntended(nodes.map(({ path }) => path)), [nodes])
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
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    everyLanguage: allInterface(sort: { language: ASC }) {
      nodes {
        language
        errors
      }
    }
  }
`
