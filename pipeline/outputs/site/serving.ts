// What a server must know about the built site: the local server, nginx's configuration and _headers follow the same data.
import type { Redirect } from '../../domain/page-addresses'

export type Serving = {
  /** Folder of the host in which the site lives; empty at the root. */
  prefix: string
  /** Paths of all pages in their exact spelling, without the prefix. */
  pages: string[]
  /** Earlier addresses and the paths of their pages, without the prefix. */
  redirects?: Redirect[]
  /** Origins that the site may embed in frames: those of the maps. */
  frames: string[]
  /** Inline scripts of the pages, as sources for the content security policy: none with plugins/deferred-hydration. */
  inlineScripts?: string[]
}

/** The sites whose maps pages embed, for the security policy. */
export const frameOrigins = (maps: string[]): string[] =>
  [...new Set(maps.map((map): string => new URL(map).origin))].sort()
