// The last step: everything made from content that is no page, and the finish of the pages themselves.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadEdition } from '../read'
import { adminFiles } from './admin'
import { bootFile } from './build/boot-file'
import { drawnInBuild } from './build/drawn'
import { removeLeftOver } from './build/left-over'
import { licencesFile, shippedPackages } from './build/licences'
import type { HeadAdditions } from './build/quiet-html'
import { quietPages } from './build/quiet-pages'
import { writeFiles, type OutputFiles } from './output-files'
import { programmeFiles } from './programme'
import { cardFiles } from './site/cards/card-files'
import { pageFor, siteEdition, type SiteEdition } from './site/edition'
import { headLinks } from './site/head-links'
import { headersFile, redirectsFile } from './site/hosts/header-files'
import { nginxConfiguration } from './site/hosts/nginx'
import { manifest } from './site/manifest'
import { frameOrigins, type Serving } from './site/serving'
import { robots, sitemap } from './site/sitemap'
import { socialIcons, spriteFile } from './site/social-icons'
import { breadcrumbsOf } from './site/structured-data/breadcrumbs'
import { eventOf } from './site/structured-data/event'

type OutputOptions = {
  /** Folder of the project. */
  root: string
  /** Folder of its host that the site lives in; empty at the root. */
  prefix: string
}

/** What a page's head holds besides what its template says. Pages that are not found have no event of their own. */
function additionsOf(edition: SiteEdition, path: string): HeadAdditions {
  const page = edition.pages.find((candidate) => candidate.path === path)
  const english = pageFor(edition, '/', 'en')
  if (!page) return english ? { links: headLinks(edition, english) } : {}
  return {
    links: headLinks(edition, page),
    structuredData: [eventOf(edition, page), breadcrumbsOf(edition, page)].filter(
      (data) => data !== undefined,
    ),
  }
}

/** What takes long to make and needs no built page. */
export type Drawings = Awaited<ReturnType<typeof drawFiles>>

/** Makes it, while webpack bundles: the editor is bundled and the cards are drawn by other threads. */
export async function drawFiles(read: ReadEdition, { root, prefix }: OutputOptions) {
  const drawn = drawnInBuild(root)
  const [admin, programme, cards] = await Promise.all([
    adminFiles(read, { root, prefix }),
    programmeFiles(read, { prefix, drawn }),
    cardFiles(siteEdition(read, prefix), drawn),
  ])
  return { files: { ...programme, ...admin.files, ...cards }, packages: admin.packages }
}

/** Finishes the public folder of a sound edition. Safe to repeat after a build that changed only some pages. */
export async function writeOutputs(
  read: ReadEdition,
  publicFolder: string,
  { files: drawn, packages }: Drawings,
  { root, prefix }: OutputOptions,
): Promise<void> {
  const edition = siteEdition(read, prefix)
  const { venue } = edition.data
  const boot = await bootFile(root)
  const pages = await quietPages(publicFolder, {
    boot: boot.name,
    prefix,
    additions: (path) => additionsOf(edition, path),
  })
  const serving: Serving = {
    prefix,
    // Gatsby needs the file of /404 again at its next build, but as an address it is one that is not found.
    pages: pages.map(({ path }) => path).filter((path) => path !== '/404'),
    frames: frameOrigins([venue.map, venue.accommodationMap]),
  }
  const files: OutputFiles = {
    ...drawn,
    [boot.name]: boot.text,
    [spriteFile]: socialIcons(root, edition),
    'sitemap.xml': sitemap(edition),
    'robots.txt': robots(edition),
    'manifest-en.webmanifest': manifest(edition, 'en'),
    'manifest-tr.webmanifest': manifest(edition, 'tr'),
    'THIRD-PARTY-LICENSES.txt': licencesFile(shippedPackages(root, packages)),
    _redirects: redirectsFile(serving),
  }
  const made = [...Object.keys(files), '_headers', ...pages.map(({ file }) => file)]
  await removeLeftOver(publicFolder, join(root, 'static'), made)
  const atTop = Object.keys(files).filter((path) => !path.includes('/'))
  const served = new Set([...(await readdir(publicFolder)), ...atTop, 'static/'])
  await writeFiles(publicFolder, { ...files, _headers: headersFile(serving, [...served]) })
  await writeFiles(join(root, 'deploy/generated'), {
    'serving.json': JSON.stringify(serving, null, 2),
    'nginx.conf': nginxConfiguration(serving, '/srv/site'),
  })
}
