// After the build: gives every page the quiet start (quiet-html.ts).
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtPages, leanPageData, type BuiltPage, type PageData } from './built-pages'
import { quietHtml, type HeadAdditions } from './quiet-html'
import { startFiles } from './start-files'

type QuietOptions = {
  /** Name of the boot file, which starts every page, below the public folder. */
  boot: string
  /** Folder of the host in which the site lives; empty at the root. */
  prefix: string
  /** Additions to the head of a page, by the page's path. */
  additions: (path: string) => HeadAdditions
}

/** Writes a file only if it has changed, so that copying the site to a host stays cheap. */
async function writeChanged(path: string, before: string, after: string) {
  if (before !== after) await writeFile(path, after)
}

/** Rewrites every page in the public folder; safe to repeat. Returns the pages it found. */
export async function quietPages(publicFolder: string, options: QuietOptions): Promise<BuiltPage[]> {
  const { boot, prefix, additions } = options
  const [start, pages] = await Promise.all([startFiles(publicFolder), builtPages(publicFolder)])
  const withPrefix = (path: string) => `${prefix}/${path.replace(/^\//, '')}`
  await Promise.all(
    pages.map(async (page) => {
      const written = await readFile(join(publicFolder, page.dataFile), 'utf8')
      const data = leanPageData(JSON.parse(written) as PageData)
      const path = join(publicFolder, page.file)
      const html = await readFile(path, 'utf8')
      const pageStart = {
        boot: withPrefix(boot),
        page: page.path,
        styles: start
          .styles(data.componentChunkName)
          .map(({ href, text }) => ({ href: withPrefix(href), text })),
        compilation: start.compilation,
        scripts: [...start.common, ...start.own(data.componentChunkName).map(withPrefix)],
        fetches: [withPrefix('page-data/app-data.json')],
        data,
      }
      await writeChanged(path, html, quietHtml(html, pageStart, additions(page.path)))
    }),
  )
  return pages
}
