// The text of a page: MDX with the blocks its template offers (schemas/page.ts) and the facts and files it names.
import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { withPrefix } from 'gatsby'
import type { TextPart } from '../../../pipeline/nodes/page-text'
import { LocalisedLink } from '../../language/localised-link'
import { Email } from '../site/email'
import { inNewTab } from '../site/new-tab'
import { Downloads, type DownloadFile } from './downloads'
import * as styles from './prose.module.css'
import { openElement } from './text-element'

/** Dates, hours and amounts stay in one line; an address may break. */
const isShort = (text: string) => text.length < 24

function FactOf({ href, children: text }: { href?: string; children: string }) {
  if (href?.startsWith('mailto:')) return <Email address={text} />
  return href ? (
    <a href={href}>{text}</a>
  ) : (
    <span className={isShort(text) ? styles.fact : undefined}>{text}</span>
  )
}

/** An address of this site, with the folder of its host that the site lives in. */
const served = (address: string) => (address.startsWith('/') ? withPrefix(address) : address)

function Anchor({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  if (/^\/(?![^?#]*\.[a-z0-9]+([?#]|$))/i.test(href))
    return <LocalisedLink to={href}>{children}</LocalisedLink>
  const external = /^https?:/.test(href)
  return (
    <a href={served(href)} {...rest} {...(external && inNewTab)}>
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

function Picture({ src = '', alt, ...rest }: ComponentPropsWithoutRef<'img'>) {
  return <img {...rest} src={served(src)} alt={alt} />
}

/** Tags of HTML that are drawn in this site's own way. */
const components: Record<string, (props: never) => ReactNode> = {
  a: Anchor,
  table: Table,
  img: Picture,
  Fact: FactOf,
}

type Props = {
  data: {
    page: { text: unknown } | null
    downloads: { nodes: readonly DownloadFile[] }
  }
  /** What each tag of a template shows: `{ FeeTable: <FeeTable … /> }`. */
  blocks?: Record<string, ReactNode>
  /** Stands below the text and looks like a part of it. */
  children?: ReactNode
}

export function Prose({ data: { page, downloads }, blocks = {}, children }: Props) {
  const draw = (part: TextPart): ReactNode => {
    if (typeof part === 'string') return part
    const { tag, attributes, held } = openElement(part)
    if (tag === 'Downloads') {
      const keys = attributes['of']!.split(/\s+/)
      return <Downloads files={keys.flatMap((key) => downloads.nodes.filter((file) => file.key === key))} />
    }
    if (tag in blocks) return blocks[tag]
    return createElement(components[tag] ?? tag, attributes as never, ...held.map(draw))
  }
  // Parts that never move need no keys.
  return createElement(
    'div',
    { className: styles.prose },
    ...((page?.text ?? []) as TextPart[]).map(draw),
    children,
  )
}
