// The files of the page /admin: Decap from the package in admin/, its configuration made from the schemas, and our script.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { Document } from 'yaml'
import { abstractsOf } from '../../abstracts'
import { correctionFile, writeCorrection } from '../../abstracts/corrections'
import { catalogue } from '../../messages/catalogue'
import type { ReadEdition } from '../../read'
import type { EditionData } from '../../schemas'
import { browserScript } from '../browser-script'
import type { OutputFiles } from '../output-files'
import { designOf } from '../design'
import { adminConfig } from './config'
import { connectionOf, type Connection } from './connection'
import { editorPage, entrancePage, shownFiles } from './page'
import { languages } from '../../domain/languages'

type AdminOptions = {
  root: string
  /** Folder of the host in which the site lives, such as /symposium; empty at the root. */
  prefix: string
  /** Where the editor saves; by default what the environment says. */
  connection?: Connection
}

/** Decap's bundle with the parts it loads on demand, but without source maps and its second build. */
function bundle(folder: string): OutputFiles {
  const names = readdirSync(folder).filter((name) =>
    /^(\d+\.)?decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/.test(name),
  )
  return Object.fromEntries(names.map((name) => [`admin/${name}`, readFileSync(join(folder, name))]))
}

/** The site's own font for the first page, whose file has no fixed address in the site. */
function fontFiles(root: string): OutputFiles {
  const file = join(root, 'src/styles/fonts', shownFiles.font)
  return existsSync(file) ? { [`admin/${shownFiles.font}`]: readFileSync(file) } : {}
}

/** Puts the words of messages into the script in place of the code that reads them from files. */
const inlineCatalogue: Plugin = {
  name: 'inline-catalogue',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]messages[\\/]catalogue\.ts$/ }, () => ({
      contents: `export const catalogue = ${JSON.stringify(catalogue)}`,
      loader: 'js',
    })),
}

/** The script that connects Decap with the check, and the packages whose code it contains. */
export async function editorScript(root: string): Promise<{ text: string; packages: string[] }> {
  const { text, files } = await browserScript({
    absWorkingDir: root,
    entryPoints: [join(root, 'pipeline/outputs/admin/browser/editor.ts')],
    plugins: [inlineCatalogue],
    format: 'esm',
    target: 'es2022',
  })
  const packages = files.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])
  return { text, packages: [...new Set(packages)].sort() }
}

/** The edition's files in the form in which Decap's trial reads them: nested folders with `{ content }` for each file. */
function trialFiles({ edition }: ReadEdition): string {
  const folders = new Document({})
  for (const path of edition.list('content').filter((name) => /\.(ya?ml|mdx)$/.test(name)))
    folders.setIn(path.split('/'), { content: edition.read(path) })
  return JSON.stringify(folders)
}

/** The authors' texts of all abstracts, by the file of their correction. */
function authorsTexts(read: ReadEdition): string {
  const texts = abstractsOf(read).list.flatMap(({ item, texts }) =>
    languages.flatMap((language) => {
      const text = texts[language]
      return text ? [[correctionFile(read.edition, item, language), writeCorrection(text)]] : []
    }),
  )
  return JSON.stringify(Object.fromEntries(texts))
}

/** Every file below /admin, and the packages in them (Decap lists its own); without the editor, a page that says so. */
export async function adminFiles(
  read: ReadEdition,
  { root, prefix, connection }: AdminOptions,
): Promise<{ files: OutputFiles; packages: string[] }> {
  const decap = join(root, 'admin/node_modules/decap-cms/dist')
  const isInstalled = existsSync(join(decap, 'decap-cms.js'))
  const saves = isInstalled ? (connection ?? connectionOf(process.env)) : undefined
  const { palette, motif } = designOf(read)
  const { site } = read.data as EditionData
  const edition = { site, connection: saves, prefix, palette }
  const files: OutputFiles = {
    'admin/index.html': entrancePage(edition),
    [`admin/${shownFiles.motif}`]: motif,
    ...fontFiles(root),
  }
  if (!saves) return { files, packages: [] }
  for (const language of languages) {
    files[`admin/${language}/index.html`] = editorPage(language, saves, edition)
    files[`admin/config.${language}.json`] = JSON.stringify(adminConfig(read, language, saves))
  }
  const script = await editorScript(root)
  Object.assign(files, bundle(decap), {
    // In a file of its own, because the page's policy forbids inline scripts.
    'admin/by-hand.js': 'window.CMS_MANUAL_INIT = true\n',
    'admin/editor.js': script.text,
    'admin/abstracts.json': authorsTexts(read),
    ...(saves.kind === 'trial' && { 'admin/trial.json': trialFiles(read) }),
  })
  return { files, packages: ['decap-cms', ...script.packages] }
}
