// The text of a page: MDX with the blocks its template offers (schemas/page.ts) and the facts and files it names.
import { createContext, useContext, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { LocalisedLink } from '../../language/localised-link'
import { Email } from '../site/email'
import { inNewTab } from '../site/new-tab'
import { Downloads, type DownloadFile } from './downloads'
import * as styles from './prose.module.css'

type Fact = Queries.ShellFragment['facts']['nodes'][number]
/** What each tag of a template shows: `{ FeeTable: <FeeTable … /> }`. */
type Blocks = Record<string, ReactNode>
type Content = { facts: readonly Fact[]; downloads: readonly DownloadFile[]; blocks: Blocks }

const ContentOfPage = createContext<Content>({ facts: [], downloads: [], blocks: {} })

const blockComponents = new Map<string, () => ReactNode>()

/** The component of a tag, one and the same at every drawing: another one would begin anew with what it shows. */
function blockOf(tag: string): () => ReactNode {
  const Block = blockComponents.get(tag) ?? (() => useContext(ContentOfPage).blocks[tag])
  blockComponents.set(tag, Block)
  return Block
}

/** Dates, hours and amounts stay in one line; an address may break. */
const isShort = (text: string) => text.length < 24

function FactOf({ of }: { of: string }) {
  const fact = useContext(ContentOfPage).facts.find(({ key }) => key === of)
  if (!fact) return null
  if (fact.href?.startsWith('mailto:')) return <Email address={fact.text} />
  return fact.href ? (
    <a href={fact.href}>{fact.text}</a>
  ) : (
    <span className={isShort(fact.text) ? styles.fact : undefined}>{fact.text}</span>
  )
}

function DownloadsOf({ of }: { of: string }) {
  const { downloads } = useContext(ContentOfPage)
  const files = of.split(/\s+/).flatMap((key) => downloads.filter((file) => file.key === key))
  return <Downloads files={files} />
}

function Anchor({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (/^\/(?![^?#]*\.[a-z0-9]+([?#]|$))/i.test(href)) {
    // gatsby-plugin-mdx has put the site's folder in front already.
    return <LocalisedLink to={href.slice(__PATH_PREFIX__.length)}>{children}</LocalisedLink>
  }
  const external = /^https?:/.test(href)
  return (
    <a href={href} {...rest} {...(external && inNewTab)}>
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
  blocks?: Blocks
  children: ReactNode
}

const noBlocks: Blocks = {}

export function Prose({ data, blocks = noBlocks, children }: Props) {
  const content = useMemo(
    () => ({ facts: data.facts.nodes, downloads: data.downloads.nodes, blocks }),
    [data.facts.nodes, data.downloads.nodes, blocks],
  )
  const components = {
    a: Anchor,
    table: Table,
    Fact: FactOf,
    Downloads: DownloadsOf,
    ...Object.fromEntries(Object.keys(blocks).map((tag) => [tag, blockOf(tag)])),
  }
  return (
    <ContentOfPage.Provider value={content}>
      <div className={styles.prose}>
        <MDXProvider components={components}>{children}</MDXProvider>
      </div>
    </ContentOfPage.Provider>
  )
}
