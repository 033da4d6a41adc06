// The page of unknown addresses, /404.html. It is one file for both languages, so it is written in both; the header and
// footer take the language of the address once the site has started.
import { useEffect, useState } from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { pathOf } from '../../pipeline/records/addresses'
import { languageOfPath } from '../language/languages'
import { Link, navigate } from '../language/page-link'
import { Languages, useLanguage } from '../language/shown-page'
import { Shell } from '../components/site/shell'
import { shellOf } from '../components/site/shell-data'
import * as styles from './not-found.module.css'

/** The same message in every language, side by side. Only the first has an h1. */
function NotFound({ words }: { words: Queries.NotFoundPageQuery['everyLanguage']['nodes'] }) {
  return (
    <div className={`width cards ${styles.languages}`}>
      {words.map(({ language, errors }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2'
        const home = pathOf('/', languageOfPath(`/${language}`))
        return (
          <section key={language} lang={language} className="panel">
            <Heading>{errors.notFoundTitle}</Heading>
            <p>{errors.notFoundText}</p>
            <p>
              <Link className="button" data-main to={home}>
                {errors.backHome}
              </Link>
            </p>
          </section>
        )
      })}
    </div>
  )
}

/** A route that no page has, so that no menu entry is marked as the current one. */
const nowhere = {
  route: '/404',
  title: '',
  description: '',
  keywords: [],
  lead: null,
  image: null,
  text: null,
}

const inTurkish = {
  urlLanguage: 'tr',
  shown: 'tr',
  otherPath: '/',
  toggle: () => void navigate('/'),
  prefetch: () => undefined,
} as const

/** At addresses below /tr, the data of the shell in Turkish, once loaded; until then undefined: the built page stays. */
function useTurkishFrame(path: string): Queries.ShellFragment | undefined {
  const [frame, setFrame] = useState<Queries.ShellFragment>()
  useEffect(() => {
    if (languageOfPath(path) === 'en') return
    void window.___loader?.loadPage('/tr').then(
      (found) => found && 'json' in found && setFrame(found.json.data as unknown as Queries.ShellFragment),
      // If that fails, the frame stays English.
      () => undefined,
    )
  }, [path])
  return frame
}

export default function NotFoundPage({ data, path }: PageProps<Queries.NotFoundPageQuery>) {
  const turkish = useTurkishFrame(path)
  const own = useLanguage()
  const view = <NotFound words={data.everyLanguage.nodes} />
  const shell = shellOf({ ...data, ...turkish, page: nowhere })
  if (!shell) return view
  return (
    <Languages.Provider value={turkish ? inTurkish : own}>
      <Shell shell={shell} path={path}>
        {view}
      </Shell>
    </Languages.Provider>
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

// Other pages get these variables from their context; this one has none, hence the defaults.
export const query = graphql`
  query NotFoundPage($route: String! = "/404", $language: String! = "en", $downloads: [String!]! = []) {
    ...Shell
    everyLanguage: allInterface(sort: { language: ASC }) {
      nodes {
        language
        errors {
          notFoundTitle
          notFoundText
          backHome
        }
      }
    }
  }
`
