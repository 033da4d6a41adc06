// After the build: every page starts quietly, and what nobody asks for is taken out of the public folder.
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootFile } from './boot-file'
import { builtPages, leanPageData, type BuiltPage, type PageData } from './built-pages'
import { quietHtml, type HeadAdditions } from './quiet-html'
import { startFiles } from './start-files'

type QuietOptions = {
  /** Folder of the project. */
  root: string
  /** Folder of its host that the site lives in; empty at the root. */
  prefix: string
  /** What is added to the head of a page, by the page's path. */
  additions: (path: string) => HeadAdditions
}

/** Left by Gatsby, its webpack plugin and its partytown plugin; nothing on the site asks for them. */
const LEFTOVERS = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Writes a file only where it differs, so that copying to a host stays cheap. */
async function writeChanged(path: string, before: string, after: string) {
  if (before !== after) await writeFile(path, after)
}

async function removeOld(publicFolder: string, boot: string) {
  const old = (await readdir(publicFolder)).filter(
    (name) => /^boot-[0-9a-f]{16}\.js$/.test(name) && name !== boot,
  )
  await Promise.all(
    [...old, ...LEFTOVERS].map((name) => rm(join(publicFolder, name), { recursive: true, force: true })),
  )
}

/** Rewrites every page of the public folder; safe to repeat. Returns the pages it found, without /404. */
export async function quietPages(publicFolder: string, options: QuietOptions): Promise<BuiltPage[]> {
  const { root, prefix, additions } = options
  const [boot, start, pages] = await Promise.all([
    bootFile(root),
    startFiles(publicFolder),
    builtPages(publicFolder),
  ])
  await writeFile(join(publicFolder, boot.name), boot.text)
  const withPrefix = (path: string) => `${prefix}/${path.replace(/^\//, '')}`
  await Promise.all(
    pages.map(async (page) => {
      const written = await readFile(join(publicFolder, page.dataFile), 'utf8')
      const data = leanPageData(JSON.parse(written) as PageData)
      const path = join(publicFolder, page.file)
      const html = await readFile(path, 'utf8')
      const pageStart = {
        boot: withPrefix(boot.name),
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
  await removeOld(publicFolder, boot.name)
  // Gatsby needs /404 again at its next build, but as an address it is one that is not found.
  return pages.filter(({ path }) => path !== '/404')
}
