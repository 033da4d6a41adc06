// After the build: collects the licences of everything that is sent to a browser in one file. The packages are those whose code or files
// reach a browser, with what Gatsby bundles into its runtime.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import shipped from './shipped-packages.json'

/** Drawings in static/icons/social.svg. They were copied, so their package need not be installed; its licence is beside this file. */
const COPIED = { name: 'bootstrap-icons', version: '1.13.2', license: 'MIT' }

type Manifest = { version: string; license?: string; repository?: string | { url: string } }

/** Where packages are installed: at the root, inside Gatsby's own modules, or in the editor's. */
const MODULES = ['node_modules', 'node_modules/gatsby/node_modules', 'admin/node_modules']

/** A package with its licence. Throws if it is not installed or states no licence. */
function shippedPackage(root: string, name: string) {
  const folder = MODULES.map((modules) => join(root, modules, name)).find((path) => existsSync(path))
  if (!folder) throw new Error(`The licence of ${name} is unknown: the package is not installed.`)
  const { version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  if (!license) throw new Error(`${name} states no licence.`)
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(_font)?(\.(md|txt))?$/i.test(one))
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? 'its repository'
  const text = file && readFileSync(join(folder, file), 'utf8').trim()
  // Some files only name the licence.
  const isWhole = text && text.length > 140
  const place = `The package states the licence ${license}; its text is kept at ${source.replace(/^git\+|\.git$/g, '')}.`
  return { name, version, license, text: isWhole ? text : place }
}

/** The shipped packages (no build tools) and those in `more`, then each licence text once, under the packages it covers. */
export function licencesFile(root: string, more: string[] = []): string {
  const copied = readFileSync(join(root, `pipeline/outputs/${COPIED.name}.licence.txt`), 'utf8')
  const packages = [
    ...[...new Set([...shipped, ...more])].map((name) => shippedPackage(root, name)),
    { ...COPIED, text: copied.trim() },
  ]
  const texts = new Map<string, string[]>()
  for (const { name, text } of packages) texts.set(text, [...(texts.get(text) ?? []), name])
  return `${[
    'This site is made with the work of others. What of it is sent to a browser, and on which terms:',
    packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n'),
    ...[...texts].map(([text, names]) => `${'-'.repeat(72)}\n${names.join(', ')}\n\n${text}`),
  ].join('\n\n')}\n`
}
