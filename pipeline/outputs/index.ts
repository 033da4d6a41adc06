// The last step: makes everything from content that is not a page, and finishes the pages themselves.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedSvg } from '../check/files/svg'
import { codeIn, keptIn, type KeptFiles } from '../kept-files'
import type { ReadEdition } from '../read'
import { writeFiles } from '../write/write-files'
import { adminFiles } from './admin'
import { bookletFiles } from './booklet'
import { contributionFiles, type BookletPages } from './citations'
import { designOf } from './design'
import { iconFiles } from './design/icons'
import { licencesFile } from './licences'
import { offlineFiles } from './offline'
import { prunePublic, type OutputFiles } from './output-files'
import { removeMetadata } from './picture-metadata'
import { programmeFiles } from './programme'
import { cardFiles } from './site/cards'
import { siteEdition } from './site/edition'
import { headersFile } from './site/headers'
import { nginxConfiguration } from './site/hosts/nginx'
import { redirectPages, redirectsFile, redirectsOf } from './site/hosts/redirects'
import { completeHeads } from './site/page-heads'
import { frameOrigins, type Serving } from './site/serving'
import { siteFiles } from './site/site-files'

type OutputOptions = {
  root: string
  prefix: string
}

/** The files that take long to make and need no built page. */
export type Drawings = { files: OutputFiles; packages: string[]; bookletPages: BookletPages }

/** Keeps what is rendered until Gatsby's cache is emptied, or the pipeline (as compiled by Gatsby), a package or the motif changes. */
const keptInBuild = (root: string): KeptFiles =>
  keptIn(join(root, '.cache/rendered'), codeIn(root, ['.cache/compiled/gatsby-node.js', 'package-lock.json']))

/** Makes them while webpack bundles: other threads bundle the editor and draw the cards. */
export async function drawFiles(read: ReadEdition, { root, prefix }: OutputOptions): Promise<Drawings> {
  const drawn = keptInBuild(root)
  const edition = siteEdition(read, prefix)
  const [admin, booklet, ...files] = await Promise.all([
    adminFiles(read, { root, prefix }),
    bookletFiles(read, drawn),
    programmeFiles(read, { prefix, drawn }),
    cardFiles(edition, drawn),
    iconFiles(designOf(read), drawn),
  ])
  const { pages: bookletPages } = booklet
  Object.assign(admin.files, booklet.files, contributionFiles(edition, bookletPages), ...files)
  return { files: admin.files as OutputFiles, packages: admin.packages, bookletPages }
}

/**
 * SVGs reach public/ from static/ and, as logos, from content/images: each as it is served. One that an earlier build left there and that is
 * now refused becomes empty. `gatsby develop` serves them as they lie on the disk, to this computer alone: pages show them as pictures, in
 * which no script runs, and the check names in the browser what a build leaves out.
 */
async function servedSvgs(publicFolder: string, paths: string[]): Promise<OutputFiles> {
  const svgs = paths.filter((path) => /\.svg$/i.test(path))
  const served = svgs.map(async (path) => [path, servedSvg(await readFile(join(publicFolder, path))).text])
  return Object.fromEntries(await Promise.all(served)) as OutputFiles
}

/** Completes the public folder in which Gatsby has built the pages with these paths. Can be repeated. */
export async function writeOutputs(
  read: ReadEdition,
  pages: string[],
  { files: drawn, packages, bookletPages }: Drawings,
  { root, prefix }: OutputOptions,
): Promise<void> {
  const publicFolder = join(root, 'public')
  const edition = siteEdition(read, prefix)
  const { venue } = edition.data
  const frames = frameOrigins([venue.map, ...(venue.accommodationMap ? [venue.accommodationMap] : [])])
  const { html, inlineScripts } = await completeHeads(publicFolder, edition, pages, frames, bookletPages)
  const serving: Serving = { prefix, pages, redirects: redirectsOf(edition), frames, inlineScripts }
  const files: OutputFiles = {
    ...redirectPages(edition),
    ...drawn,
    ...siteFiles(edition),
    ...(await offlineFiles(edition, root, drawn)),
    'THIRD-PARTY-LICENSES.txt': licencesFile(root, packages),
    _redirects: redirectsFile(serving),
  }
  const left = await prunePublic(publicFolder, join(root, 'static'), [
    ...Object.keys(files),
    '_headers',
    ...html,
  ])
  // What this build made (hundreds of cards) has none.
  const foreign = left.filter((path) => files[path] === undefined)
  await removeMetadata(publicFolder, foreign, keptInBuild(root))
  await writeFiles(publicFolder, files)
  await writeFiles(publicFolder, await servedSvgs(publicFolder, [...foreign, ...Object.keys(files)]))
  await writeFiles(publicFolder, { _headers: headersFile(serving, await readdir(publicFolder)) })
  await writeFiles(join(root, 'deploy/generated'), {
    'serving.json': JSON.stringify(serving, null, 2),
    'nginx.conf': nginxConfiguration(serving, '/srv/site'),
  })
}
