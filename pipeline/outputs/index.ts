// The last step: makes everything from content that is not a page, and finishes the pages themselves.
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
  /** Folder of the host in which the site lives; empty at the root. */
  prefix: string
}

/** What the head of a page contains besides what its template puts there. The page for unknown addresses has no event. */
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

/** The files that take long to make and need no built page. */
export type Drawings = Awaited<ReturnType<typeof drawFiles>>

/** Makes them while webpack bundles: other threads bundle the editor and draw the cards. */
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
    // Gatsby needs the file of /404 at its next build, but the address /404 counts as not found.
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
