// The last step: makes everything from content that is not a page, and finishes the pages themselves.
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { generateHtmlPath } from 'gatsby-core-utils'
import type { ReadEdition } from '../read'
import { abstractPages } from '../records/abstract-pages'
import { abstractFiles } from './abstracts'
import { citationTags, structuredDataOf } from './abstracts/citation'
import { adminFiles } from './admin'
import { licencesFile, shippedPackages } from './licences'
import { writeFiles, type OutputFiles } from './output-files'
import { programmeFiles } from './programme'
import { prunePublic } from './prune-public'
import { cachedInBuild } from './render-cache'
import { cardFiles } from './site/cards/card-files'
import { pageFor, siteEdition, type SiteEdition } from './site/edition'
import { headLinks, metaTags } from './site/head-links'
import { headersFile, redirectsFile } from './site/hosts/header-files'
import { nginxConfiguration } from './site/hosts/nginx'
import { manifest } from './site/manifest'
import { completeHeads, type HeadAdditions } from './site/page-heads'
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

/** What the head of a page contains besides what its template puts there. The page of unknown addresses has no event. */
function additionsOf(read: ReadEdition, edition: SiteEdition, path: string): HeadAdditions {
  const page = edition.pages.find((candidate) => candidate.path === path)
  const english = pageFor(edition, '/', 'en')
  if (!page) return english ? { links: headLinks(edition, english) } : {}
  const abstract = abstractPages(read).find((candidate) => candidate.path === path)
  if (abstract) {
    return {
      links: headLinks(edition, page) + metaTags(citationTags(edition, abstract)),
      structuredData: [eventOf(edition, page), ...structuredDataOf(edition, abstract)],
    }
  }
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
  const drawn = cachedInBuild(root)
  const [admin, programme, cards] = await Promise.all([
    adminFiles(read, { root, prefix }),
    programmeFiles(read, { prefix, drawn }),
    cardFiles(siteEdition(read, prefix), drawn),
  ])
  return {
    files: { ...programme, ...admin.files, ...cards, ...abstractFiles(read, prefix) },
    packages: admin.packages,
  }
}

/**
 * Completes the public folder of a sound edition, in which Gatsby has built the pages with these paths. Safe to repeat after a
 * build that changed only some pages.
 */
export async function writeOutputs(
  read: ReadEdition,
  pages: string[],
  { files: drawn, packages }: Drawings,
  { root, prefix }: OutputOptions,
): Promise<void> {
  const publicFolder = join(root, 'public')
  const edition = siteEdition(read, prefix)
  const { venue } = edition.data
  const serving: Serving = {
    prefix,
    // Gatsby needs the file of /404 at its next build, but the address /404 counts as not found.
    pages: pages.filter((path) => path !== '/404'),
    frames: frameOrigins([venue.map, venue.accommodationMap]),
    inlineScripts: await completeHeads(publicFolder, pages, (path) => additionsOf(read, edition, path)),
  }
  const files: OutputFiles = {
    ...drawn,
    [spriteFile]: socialIcons(root, edition),
    'sitemap.xml': sitemap(edition),
    'robots.txt': robots(edition),
    'manifest-en.webmanifest': manifest(edition, 'en'),
    'manifest-tr.webmanifest': manifest(edition, 'tr'),
    'THIRD-PARTY-LICENSES.txt': licencesFile(shippedPackages(root, packages)),
    _redirects: redirectsFile(serving),
  }
  const html = pages.map((path) => relative(publicFolder, generateHtmlPath(publicFolder, path)))
  await prunePublic(publicFolder, join(root, 'static'), [...Object.keys(files), '_headers', ...html])
  const atTop = Object.keys(files).filter((path) => !path.includes('/'))
  const served = new Set([...(await readdir(publicFolder)), ...atTop, 'static/'])
  await writeFiles(publicFolder, { ...files, _headers: headersFile(serving, [...served]) })
  await writeFiles(join(root, 'deploy/generated'), {
    'serving.json': JSON.stringify(serving, null, 2),
    'nginx.conf': nginxConfiguration(serving, '/srv/site'),
  })
}
