// After the build: completes the HTML of the pages.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { generateHtmlPath } from 'gatsby-core-utils'
import { writeFiles } from '../output-files'
import { sitePolicy } from './headers'

/** What a page's head contains besides what its template puts there. */
export type HeadAdditions = {
  /** Tags as written in the HTML. */
  links?: string
  /** One script for each object. */
  structuredData?: object[]
}

/** Gatsby keeps the HTML of unchanged pages: what an earlier build added is replaced. */
const ADDED = /(?:<!-- added -->[\s\S]*?)?(?=<\/head>)/

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/** JSON-LD. `<` is escaped so that no text can end the element. */
const dataTag = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/** The HTML with the additions at the end of its head; its own result may be passed in again. */
export function withAdditions(html: string, frames: string[], additions: HeadAdditions): string {
  const { links = '', structuredData = [] } = additions
  // For hosts that send no headers of ours, or the same ones with all files.
  const policy = sitePolicy({ frames, inlineScripts: scriptHashes(html) })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  const added = `<!-- added -->${meta}${links}${structuredData.map(dataTag).join('')}`
  // React writes its buffer of 2 KiB whole even if the last character no longer fitted, which leaves a NUL; HTML forbids it.
  return html.replaceAll('\0', '').replace(ADDED, () => added)
}

/** The inline scripts of some HTML as sources for a content security policy. */
export const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/**
 * The files of a page below the public folder. Beside Gatsby's own there is one such as venue.html: with it GitHub Pages, Netlify
 * and others serve /venue itself.
 */
function filesOf(publicFolder: string, path: string): string[] {
  const file = relative(publicFolder, generateHtmlPath(publicFolder, path))
  return path === '/' || path.endsWith('.html') ? [file] : [file, `${path.slice(1)}.html`]
}

/**
 * Completes the HTML of every page. Returns its files, and the sources of its inline scripts for the content security policy: none,
 * as long as plugins/deferred-hydration removes those of Gatsby.
 */
export async function completeHeads(
  publicFolder: string,
  pages: string[],
  frames: string[],
  additions: (path: string) => HeadAdditions,
) {
  const completed = await Promise.all(
    pages.map(async (path) => {
      const files = filesOf(publicFolder, path)
      const html = await readFile(join(publicFolder, files[0]!), 'utf8')
      const text = withAdditions(html, frames, additions(path))
      await writeFiles(publicFolder, Object.fromEntries(files.map((file) => [file, text])))
      return { files, scripts: scriptHashes(text) }
    }),
  )
  const inlineScripts = [...new Set(completed.flatMap(({ scripts }) => scripts))].sort()
  return { html: completed.flatMap(({ files }) => files), inlineScripts }
}
