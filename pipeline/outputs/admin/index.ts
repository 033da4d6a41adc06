// The files of the page /admin: Decap from the package in admin/, its configuration from the schemas, and the script between.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { ReadEdition } from '../../read'
import type { OutputFiles } from '../output-files'
import { adminConfig } from './config'
import { connectionOf, type Connection } from './connection'
import { editorPage, missingPage, pageFile } from './page'
import { languages } from '../../schemas/kinds'

type AdminOptions = {
  /** The project's folder. */
  root?: string
  /** Where the editor saves; the environment says it where nothing is given. */
  connection?: Connection
  /** The folder of the host in which the site lives, such as /symposium, or nothing. */
  prefix?: string
}

/** Decap's bundle with its lazy parts; neither source maps nor its second copy. */
function bundle(folder: string): OutputFiles {
  const names = readdirSync(folder).filter((name) =>
    /^(\d+\.)?decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/.test(name),
  )
  return Object.fromEntries(names.map((name) => [`admin/${name}`, readFileSync(join(folder, name))]))
}

/** The script between Decap and the check, and the packages whose code is in it. */
async function editorScript(root: string): Promise<{ text: string; packages: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'pipeline/outputs/admin/browser/editor.ts')],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const packages = Object.keys(metafile.inputs).flatMap(
    (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  )
  return { text: outputFiles[0]!.text, packages: [...new Set(packages)].sort() }
}

const decapFolder = (root: string) => join(root, 'admin/node_modules/decap-cms/dist')
const isInstalled = (root: string) => existsSync(join(decapFolder(root), 'decap-cms.js'))

/** The edition's files as Decap's trial wants them: folders within folders, `{ content }` at the end. */
function trialFiles({ edition }: ReadEdition): string {
  const tree: Record<string, unknown> = {}
  for (const path of edition.list('content').filter((name) => /\.(ya?ml|mdx)$/.test(name))) {
    const steps = path.split('/')
    const name = steps.pop() ?? ''
    const folder = steps.reduce<Record<string, unknown>>((here, step) => {
      here[step] ??= {}
      return here[step] as Record<string, unknown>
    }, tree)
    folder[name] = { content: edition.read(path) }
  }
  return JSON.stringify(tree)
}

type Admin = {
  files: OutputFiles
  /** Whose code is in them. The parts of Decap itself are listed in the LICENSE.txt files beside its bundles. */
  packages: string[]
}

/** Every file below /admin. Where the editor's package is not installed, a page that says how to install it. */
export async function adminFiles(read: ReadEdition, options: AdminOptions = {}): Promise<Admin> {
  const { root = process.cwd(), prefix = process.env['PATH_PREFIX'] ?? '' } = options
  if (!isInstalled(root)) {
    const pages = languages.map((language) => [pageFile(language), missingPage(language, prefix)])
    return { files: Object.fromEntries(pages) as OutputFiles, packages: [] }
  }
  const script = await editorScript(root)
  const connection = options.connection ?? connectionOf(process.env)
  const files: OutputFiles = {
    // A file of its own: the page's policy forbids scripts within it.
    'admin/by-hand.js': 'window.CMS_MANUAL_INIT = true\n',
    'admin/editor.js': script.text,
    ...bundle(decapFolder(root)),
  }
  for (const language of languages) {
    files[pageFile(language)] = editorPage(language, connection, prefix)
    files[`admin/config.${language}.json`] = JSON.stringify(adminConfig(read, language, connection))
  }
  if (connection.kind === 'trial') files['admin/trial.json'] = trialFiles(read)
  return { files, packages: ['decap-cms', ...script.packages] }
}
