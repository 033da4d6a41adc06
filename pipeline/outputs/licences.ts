// After the build: collects the licences of everything that is sent to a browser in one file.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages whose code or files reach a browser: the runtime with what Gatsby bundles into it, the fonts, the icons. Build tools
 * are left out.
 */
const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'gatsby',
  '@gatsbyjs/reach-router',
  'gatsby-link',
  'gatsby-page-utils',
  'gatsby-react-router-scroll',
  'gatsby-script',
  '@builder.io/partytown',
  'prop-types',
  'react-server-dom-webpack',
  'invariant',
  'mitt',
  'shallow-compare',
  '@babel/runtime',
  'webpack',
  'minisearch',
  'bootstrap-icons',
  '@expo-google-fonts/archivo',
  '@expo-google-fonts/noto-sans',
]

type ShippedPackage = { name: string; version: string; licence: string; text: string }

type Manifest = { version: string; license?: string; repository?: string | { url: string } }

/** Where packages are installed: at the root, inside Gatsby's own modules, or in the editor's. */
const MODULES = ['node_modules', 'node_modules/gatsby/node_modules', 'admin/node_modules']

function licenceText(folder: string, manifest: Manifest): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(_font)?(\.(md|txt))?$/i.test(name))
  if (file) return readFileSync(join(folder, file), 'utf8').trim()
  const { repository } = manifest
  const source = typeof repository === 'string' ? repository : (repository?.url ?? 'its repository')
  return `The package states the licence ${manifest.license ?? ''}; its text is kept at ${source.replace(/^git\+|\.git$/g, '')}.`
}

/** The shipped packages and those in `more`, with their licences. Throws if a package is not installed or states no licence. */
export function shippedPackages(root: string, more: string[] = []): ShippedPackage[] {
  return [...new Set([...SHIPPED, ...more])].map((name) => {
    const folder = MODULES.map((modules) => join(root, modules, name)).find((path) => existsSync(path))
    if (!folder) throw new Error(`The licence of ${name} is unknown: the package is not installed.`)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    if (!manifest.license) throw new Error(`${name} states no licence.`)
    const { version, license: licence } = manifest
    return { name, version, licence, text: licenceText(folder, manifest) }
  })
}

/** THIRD-PARTY-LICENSES.txt: a list of packages, then each licence text once, under the names of the packages it covers. */
export function licencesFile(packages: ShippedPackage[]): string {
  const texts = new Map<string, string[]>()
  for (const { name, text } of packages) texts.set(text, [...(texts.get(text) ?? []), name])
  const rule = '-'.repeat(72)
  return `${[
    'This site is made with the work of others. What of it is sent to a browser, and on which terms:',
    packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`).join('\n'),
    ...[...texts].map(([text, names]) => `${rule}\n${names.join(', ')}\n\n${text}`),
  ].join('\n\n')}\n`
}
