// After the build: gives every page the start script in place of Gatsby's own scripts.
import type { GatsbyNode } from 'gatsby'
import { readFileSync } from 'node:fs'
import { generatePageDataPath } from 'gatsby-core-utils'
import { hashOf } from '../../pipeline/kept-files'
import { browserScript } from '../../pipeline/outputs/browser-script'
import { writeWhole } from '../../pipeline/write/write-files'
import { changePages, filesByChunk } from '../built-pages'
import { withStartScript } from './page-html'

/** Digits of a hash in the name of a file. */
const DIGITS = 12

/** Bundles start.ts into one script for current browsers. Returns the file's name, which changes with its content. */
async function writeStartScript(): Promise<string> {
  const contents = `import { start } from './start'; start(document.currentScript)`
  const { text } = await browserScript({ stdin: { contents, resolveDir: 'plugins/deferred-hydration' } })
  const name = `start-${hashOf(text).slice(0, DIGITS)}.js`
  await writeWhole(`public/${name}`, text)
  return name
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { pathPrefix } = args
  const name = await writeStartScript()
  // webpack's own hash also changes if nothing else does; pages would change, and open ones reload, after each build.
  const chunks = Object.entries(await filesByChunk()).sort(([a], [b]) => (a < b ? -1 : 1))
  const webpackCompilationHash = hashOf(JSON.stringify(chunks)).slice(0, DIGITS)
  await writeWhole('public/page-data/app-data.json', JSON.stringify({ webpackCompilationHash }))
  await changePages(args, (html, path, files) => {
    const pageData = readFileSync(generatePageDataPath('public', path), 'utf8')
    const scripts = files.filter((file) => file.endsWith('.js'))
    const start = {
      pagePath: path,
      webpackCompilationHash,
      scripts: scripts.map((script) => `${pathPrefix}/${script}`),
    }
    return withStartScript(html, `${pathPrefix}/${name}`, start, pageData)
  })
}
