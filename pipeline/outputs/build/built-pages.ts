// After the build: finds the HTML files that Gatsby made, and reads their data.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export type BuiltPage = {
  /** Path of the HTML file below the public folder. */
  file: string
  /** The page's path in Gatsby: `/venue`, `/404.html`. */
  path: string
  /** Path of the page's data below the public folder. */
  dataFile: string
}

/** Folders in which no pages of Gatsby's lie. */
const WITHOUT_PAGES = new Set([
  'static',
  'page-data',
  '_gatsby',
  'documents',
  'icons',
  'cards',
  'admin',
  '~partytown',
])

const pageOf = (file: string): BuiltPage => {
  const path = `/${file.replace(/(^|\/)index\.html$/, '')}`
  return { file, path, dataFile: `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json` }
}

/** Every page in the public folder, sorted by path. */
export async function builtPages(publicFolder: string, folder = ''): Promise<BuiltPage[]> {
  const entries = await readdir(join(publicFolder, folder), { withFileTypes: true })
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return WITHOUT_PAGES.has(path) ? [] : builtPages(publicFolder, path)
      return entry.name.endsWith('.html') ? [pageOf(path)] : []
    }),
  )
  return found
    .flat()
    .filter(({ dataFile }) => existsSync(join(publicFolder, dataFile)))
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The part of Gatsby's data for a page that the build reads. */
export type PageData = {
  componentChunkName: string
  result: { pageContext?: { language?: string; twin?: string } }
  staticQueryHashes?: string[]
  slicesMap?: object
}

/**
 * A page's data for its own HTML, without what only its query needed. Slices and static queries are dropped too: there are none.
 */
export function leanPageData({ staticQueryHashes: _, slicesMap: __, ...data }: PageData): PageData {
  const { language, twin } = data.result.pageContext ?? {}
  return { ...data, result: { ...data.result, pageContext: { language, twin } } }
}
