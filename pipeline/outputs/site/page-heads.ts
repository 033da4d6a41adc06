// After the build: completes the HTML of the pages.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { generateHtmlPath } from 'gatsby-core-utils'
import { writeFiles } from '../../write/write-files'
import type { BookletPages } from '../citations'
import type { SiteEdition } from './edition'
import { headTags } from './head-links'
import { sitePolicy } from './headers'

/** Begins what is added. Gatsby keeps the HTML of unchanged pages: what an earlier build added is replaced. */
const POLICY = '<meta http-equiv="Content-Security-Policy"'

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g

/**
 * The HTML with a policy and these tags at the end of its head, and its inline scripts for the policy: none as a rule. Its own result may be
 * passed in again.
 */
export function withAdditions(
  html: string,
  frames: string[],
  tags: string,
): { text: string; scripts: string[] } {
  // React writes its buffer of 2 KiB whole even if the last character no longer fitted, which leaves a NUL; HTML forbids it.
  const whole = html.replaceAll('\0', '')
  const scripts = scriptHashes(whole)
  // For hosts that send no headers of ours, or the same ones with all files.
  const policy = sitePolicy({ frames, inlineScripts: scripts })
  const end = whole.indexOf('</head>')
  const added = whole.lastIndexOf(POLICY, end)
  const before = whole.slice(0, added < 0 ? end : added)
  return { text: `${before}${POLICY} content="${policy}">${tags}${whole.slice(end)}`, scripts }
}

/** The inline scripts of some HTML as sources for a content security policy. */
const scriptHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

/** The files of a page: Gatsby’s own, and one such as venue.html, which GitHub Pages and Netlify serve as /venue. */
function filesOf(publicFolder: string, path: string): { ofGatsby: string; beside: string[] } {
  const ofGatsby = relative(publicFolder, generateHtmlPath(publicFolder, path))
  return { ofGatsby, beside: path === '/' || path.endsWith('.html') ? [] : [`${path.slice(1)}.html`] }
}

/** How many pages are written together: all at once, those of hundreds of talks would fill the memory. */
const AT_ONCE = 50

/** Adds to each page the tags of its path. Returns the files of all, and their inline scripts. */
export async function completeHeads(
  publicFolder: string,
  edition: SiteEdition,
  pages: string[],
  frames: string[],
  bookletPages: BookletPages,
): Promise<{ html: string[]; inlineScripts: string[] }> {
  const completed: { files: string[]; scripts: string[] }[] = []
  for (let first = 0; first < pages.length; first += AT_ONCE) {
    const completedFiles: Record<string, string> = {}
    for (const path of pages.slice(first, first + AT_ONCE)) {
      const { ofGatsby, beside } = filesOf(publicFolder, path)
      const html = readFileSync(join(publicFolder, ofGatsby), 'utf8')
      const { text, scripts } = withAdditions(html, frames, headTags(edition, path, bookletPages))
      if (text !== html) completedFiles[ofGatsby] = text
      // Gatsby may have changed its own file alone, and no more than the names of its bundles.
      for (const file of beside) completedFiles[file] = text
      completed.push({ files: [ofGatsby, ...beside], scripts })
    }
    await writeFiles(publicFolder, completedFiles)
  }
  const inlineScripts = [...new Set(completed.flatMap(({ scripts }) => scripts))].sort()
  return { html: completed.flatMap(({ files }) => files), inlineScripts }
}
