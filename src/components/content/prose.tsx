// The text of a page: MDX with the blocks that its template offers (schemas/page.ts), and the facts and files it names.
import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { withPrefix } from 'gatsby'
import type { TextPart } from '../../../pipeline/nodes/page-text'
import type { Labels } from '../../../pipeline/schemas/interface'
import { LocalisedLink } from '../../language/localised-link'
import { Email } from '../site/contact-links'
import { inNewTab } from '../site/new-tab'
import { DownloadButton } from './download-button'
import * as styles from './prose.module.css'
import { phasesOf } from './text-phases'

type Attributes = Record<string, string>

const areAttributes = (part: unknown) => typeof part === 'object' && !Array.isArray(part)

export function openElement(part: Exclude<TextPart, string>) {
  const [tag, ...contents] = part
  const attributes = (areAttributes(contents[0]) ? contents.shift() : {}) as Attributes
  return { tag, attributes, contents: contents as TextPart[] }
}

/** Short enough to stay on one line: dates, times, amounts. Longer facts, such as addresses, may break. */
const isShort = (text: string) => text.length < 24

function FactOf({ href, children: text }: { href?: string; children: string }) {
  if (href?.startsWith('mailto:')) return <Email address={text} />
  return href ? (
    <a href={href}>{text}</a>
  ) : (
    <span className={isShort(text) ? styles.fact : undefined}>{text}</span>
  )
}

/** Adds the folder in which the site lives to an address within the site; leaves other addresses alone. */
const served = (address: string) => (address.startsWith('/') ? withPrefix(address) : address)

/** A link to a page, to a file or, in a new tab, to another site. */
export function Anchor({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (/^\/(?![^?#]*\.[a-z0-9]+([?#]|$))/i.test(href))
    return (
      <LocalisedLink to={href} {...rest}>
        {children}
      </LocalisedLink>
    )
  const external = /^https?:/.test(href)
  return (
    <a href={served(href)} {...rest} {...(external && inNewTab)}>
      {children}
    </a>
  )
}

/** A table written in Markdown. If wider than the screen, it scrolls sideways within the page. */
function Table({ children }: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className={`table ${styles.wide}`}>
      <table>{children}</table>
    </div>
  )
}

function Picture({ src = '', alt, ...rest }: ComponentPropsWithoutRef<'img'>) {
  return <img {...rest} src={served(src)} alt={alt} />
}

/** An equation. If one on a line of its own is wider than the screen, it scrolls sideways within the page. */
function Formula({ children, ...attributes }: { children?: ReactNode; display?: string }) {
  const formula = createElement('math', attributes, children)
  return attributes.display ? <div className={styles.formula}>{formula}</div> : formula
}

const SectionTitle = (props: ComponentPropsWithoutRef<'h2'>) => (
  <h2 {...props} className="title">
    {props.children}
  </h2>
)

/** Tags that this site renders in its own way. */
const components: Record<string, (props: never) => ReactNode> = {
  a: Anchor,
  h2: SectionTitle,
  table: Table,
  img: Picture,
  math: Formula,
  Fact: FactOf,
}

type DownloadFile = Queries.ShellFragment['downloads']['nodes'][number]

const Downloads = ({ files }: { files: readonly DownloadFile[] }) => (
  <ul className={`row ${styles.downloads}`}>
    {files.map((file) => (
      <li key={file.key}>
        <DownloadButton file={file} />
      </li>
    ))}
  </ul>
)

/** Says afterwards of what follows when it was written. */
const Announced = ({ labels }: { labels: unknown }) => (
  <p className="note" data-when="over">
    {(labels as Partial<Pick<Labels, 'site'>> | undefined)?.site?.announced}
  </p>
)

type Props = {
  data: {
    page: { text: unknown } | null
    downloads: { nodes: readonly DownloadFile[] }
    labels?: unknown
  }
  /** What to render for each tag that the template offers: `{ FeeTable: <FeeTable … /> }`. */
  blocks?: Record<string, ReactNode>
  /** Whether every link of the text opens a new tab, as the specification wants on some pages. */
  linksInNewTab?: boolean
  /** Rendered below the text, in the same style. */
  children?: ReactNode
}

export function Prose({
  data: { page, downloads, labels },
  blocks = {},
  linksInNewTab = false,
  children,
}: Props) {
  const render = (part: TextPart): ReactNode => {
    if (typeof part === 'string') return part
    const { tag, attributes, contents } = openElement(part)
    if (tag === 'Downloads') {
      const keys = (attributes['of'] ?? '').split(/\s+/)
      return <Downloads files={keys.flatMap((key) => downloads.nodes.filter((file) => file.key === key))} />
    }
    if (tag in blocks) return blocks[tag]
    const shown = tag === 'a' && linksInNewTab ? { ...attributes, ...inNewTab } : attributes
    return createElement(components[tag] ?? tag, shown as never, ...contents.map(render))
  }
  // Passed as arguments, not as an array, the parts need no keys: their order never changes.
  return createElement(
    'div',
    { className: styles.prose },
    ...phasesOf(page?.text).flatMap(({ when, isAnnounced, parts }, index) => {
      const shown = parts.map(render)
      if (when)
        return createElement('div', { key: index, className: styles.prose, 'data-when': when }, ...shown)
      return isAnnounced ? [<Announced key={index} labels={labels} />, ...shown] : shown
    }),
    children,
  )
}
