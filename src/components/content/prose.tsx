// The text of a page: MDX with the blocks its template offers (schemas/page.ts) and the facts and files it names.
import { createContext, useContext, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { LocalisedLink } from '../../language/localised-link'
import { Email } from '../site/email'
import { Downloads } from './downloads'
import * as styles from './prose.module.css'

export type Fact = { readonly key: string; readonly text: string; readonly href: string | null }
export type DownloadFile = { readonly key: string; readonly name: string; readonly file: string }
type Content = { facts: readonly Fact[]; downloads: readonly DownloadFile[] }

const ContentOfPage = createContext<Content>({ facts: [], downloads: [] })

function FactOf({ of }: { of: string }) {
  const fact = useContext(ContentOfPage).facts.find(({ key }) => key === of)
  if (!fact) return null
  if (fact.href?.startsWith('mailto:')) return <Email address={fact.text} />
  return fact.href ? <a href={fact.href}>{fact.text}</a> : <span className={styles.fact}>{fact.text}</span>
}

function DownloadsOf({ of }: { of: string }) {
  const { downloads } = useContext(ContentOfPage)
  const files = of.split(/\s+/).flatMap((key) => downloads.filter((file) => file.key === key))
  return <Downloads files={files} />
}

function Anchor({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (/^\/(?!.*\.[a-z0-9]+$)/i.test(href)) {
    // gatsby-plugin-mdx has put the site's folder in front already.
    return <LocalisedLink to={href.slice(__PATH_PREFIX__.length)}>{children}</LocalisedLink>
  }
  const external = /^https?:/.test(href)
  return (
    <a href={href} {...rest} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}

/** A table written in Markdown. Wider than a phone, it scrolls by itself and the page stands still. */
function Table({ children }: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className={styles.wide}>
      <table>{children}</table>
    </div>
  )
}

type Props = {
  data: { facts: { nodes: readonly Fact[] }; downloads: { nodes: readonly DownloadFile[] } }
  /** What each tag of the template shows: `{ FeeTable: <FeeTable … /> }`. */
  blocks?: Record<string, ReactNode>
  children: ReactNode
}

export function Prose({ data, blocks, children }: Props) {
  const content = useMemo(
    () => ({ facts: data.facts.nodes, downloads: data.downloads.nodes }),
    [data.facts.nodes, data.downloads.nodes],
  )
  const components = {
    a: Anchor,
    table: Table,
    Fact: FactOf,
    Downloads: DownloadsOf,
    ...Object.fromEntries(Object.entries(blocks ?? {}).map(([tag, block]) => [tag, () => block])),
  }
  return (
    <ContentOfPage.Provider value={content}>
      <div className={styles.prose}>
        <MDXProvider components={components}>{children}</MDXProvider>
      </div>
    </ContentOfPage.Provider>
  )
}
