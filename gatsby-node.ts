// Connects Gatsby's build to pipeline/, where the work is done.
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { currentEdition, readAgain, refusal } from './pipeline/edition'
import { graphqlTypes } from './pipeline/nodes/graphql-types'
import { addPageText } from './pipeline/nodes/page-text'
import { addPictureAddresses } from './pipeline/nodes/picture-addresses'
import { drawFiles, writeOutputs, type Drawings } from './pipeline/outputs'
import { writeTokens } from './pipeline/outputs/design'
import { offlineLabels } from './pipeline/outputs/offline'
import { writeEditorSchemas } from './pipeline/outputs/editor-schemas'
import { createPages as createAlternatePages } from './pipeline/pages/create-pages'
import { problemsInBrowser } from './pipeline/problems-in-browser'
import type { ReadEdition } from './pipeline/read'
import type { EditionData } from './pipeline/schemas'
import { recordTypes } from './pipeline/records'
import { languages } from './pipeline/domain/languages'
import { writeWhole } from './pipeline/write/write-files'

const root = process.cwd()
/**
 * Exists while a build changes the cache and public/; after the build another file names the folder of the host for which it was
 * made. By them tools/gatsby.mjs knows when a build has to start from scratch.
 */
const buildLock = join(root, '.cache/build-lock')
const builtFor = join(root, '.cache/built-for')
/** Set under `gatsby develop` only. */
let problemsShown: ReturnType<typeof problemsInBrowser> | undefined
let sourcing: NodePluginArgs
let drawings: Promise<Drawings>

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  await writeEditorSchemas(root)
  const checked = await readAgain(root)
  const problems = refusal(checked)
  if (problems) reporter.panic(`content/ is not ready to be built.\n\n${problems}`)
  await writeTokens(root, checked.read)
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  // `gatsby develop` may be stopped at any time.
  if (process.env['gatsby_executing_command'] !== 'build') return
  try {
    // The system ends the listening with the process, however that ends: tools/gatsby.mjs asks whether somebody listens.
    const signal = process.env['BUILD_SIGNAL']
    if (signal)
      await once(
        createServer((asking) => asking.destroy())
          .listen(signal)
          .unref(),
        'listening',
      )
    await (await open(buildLock, 'wx')).close()
  } catch (error) {
    reporter.panic('Another build of this folder is running: wait until it has finished.', error as Error)
  }
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes(recordTypes))
}

export const createResolvers: GatsbyNode['createResolvers'] = (tools) => {
  addPictureAddresses(tools)
  addPageText(tools, root)
}

/** Creates or renews a node for each record and language, and deletes nodes whose record is gone. */
function sourceRecords(read: ReadEdition, tools: NodePluginArgs): void {
  const { actions, createNodeId, createContentDigest, getNodesByType } = tools
  for (const [type, { records }] of Object.entries(recordTypes)) {
    const alive = new Set<string>()
    for (const language of languages) {
      records(read, language).forEach((record, order) => {
        const id = createNodeId(`${type} ${language} ${order}`)
        alive.add(id)
        const fields = { ...record, language, order }
        const internal = { type, contentDigest: createContentDigest(fields) }
        actions.createNode({ ...fields, id, parent: null, children: [], internal })
      })
    }
    for (const node of getNodesByType(type)) {
      if (alive.has(node.id)) actions.touchNode(node)
      else actions.deleteNode(node)
    }
  }
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (tools) => {
  sourcing = tools
  sourceRecords(currentEdition(root).read, tools)
}

export const createPages: GatsbyNode['createPages'] = ({ actions }) =>
  createAlternatePages(currentEdition(root).read, root, actions)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins, stage }) => {
  const { data } = currentEdition(root).read
  const isOffline = stage === 'build-javascript' && data.site?.offline && data.interface
  // Otherwise a class missing from a CSS module would be a mere warning, and the page would lack its style.
  const rule = { test: /\.tsx?$/, include: join(root, 'src'), parser: { exportsPresence: 'error' } }
  actions.setWebpackConfig({
    module: { rules: [rule] },
    plugins: [
      plugins.define({
        OFFLINE_LABELS: JSON.stringify(isOffline ? offlineLabels(data as EditionData) : null),
      }),
    ],
    ...(stage === 'build-javascript' && { devtool: false }),
  })
}

export const onPreBuild: GatsbyNode['onPreBuild'] = ({ pathPrefix: prefix }) => {
  drawings = drawFiles(currentEdition(root).read, { root, prefix })
  // Avoids an unhandled rejection; onPostBuild awaits the drawings and reports the failure.
  drawings.catch(() => undefined)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, pathPrefix: prefix }) => {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(
    '{ allSitePage(sort: { path: ASC }) { nodes { path } } }',
  )
  const pages = (data?.allSitePage.nodes ?? []).map(({ path }) => path)
  await writeOutputs(currentEdition(root).read, pages, await drawings, { root, prefix })
  await writeWhole(builtFor, prefix)
  await rm(buildLock)
}

/** Checks everything again; on errors, keeps the last sound edition and says in the terminal and in the browser what is wrong. */
async function checkAgain(tools: NodePluginArgs): Promise<void> {
  const checked = await readAgain(root)
  const problems = refusal(checked)
  if (problems) tools.reporter.error(problems)
  else {
    await writeTokens(root, checked.read)
    sourceRecords(checked.read, tools)
  }
  problemsShown?.show(checked.problems)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  problemsShown = problemsInBrowser(() => void checkAgain(sourcing))
  app.use('/___content-problems', problemsShown.answer)
}

// Under `gatsby develop`, an edited file arrives as a changed File node.
export const onCreateNode: GatsbyNode['onCreateNode'] = async (tools) => {
  const { internal, sourceInstanceName } = tools.node
  if (problemsShown && internal.type === 'File' && sourceInstanceName === 'content') await checkAgain(tools)
}
