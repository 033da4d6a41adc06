// Only connects Gatsby's build to pipeline/, where the work is done.
import type { GatsbyNode } from 'gatsby'
import { join } from 'node:path'
import { currentEdition, readAgain, refusal } from './pipeline/edition'
import { setEncoders } from './pipeline/nodes/encoders'
import { graphqlTypes } from './pipeline/nodes/graphql-types'
import { addPageText } from './pipeline/nodes/page-text'
import { addPictureAddresses } from './pipeline/nodes/picture-addresses'
import { sourceRecords } from './pipeline/nodes/source-nodes'
import { drawFiles, writeOutputs, type Drawings } from './pipeline/outputs'
import { beginBuild, finishBuild } from './pipeline/outputs/build/under-way'
import { setWebpackConfig } from './pipeline/outputs/build/webpack/config'
import { createPages as createTwinPages } from './pipeline/pages/create-pages'
import { recordTypes } from './pipeline/records'

const root = process.cwd()
let developing = false
let drawings: Promise<Drawings>

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const problems = refusal(await readAgain(root))
  if (problems) reporter.panic(`content/ is not ready to be built.\n\n${problems}`)
  setEncoders()
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => beginBuild(root)

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(graphqlTypes(recordTypes))
}

export const createResolvers: GatsbyNode['createResolvers'] = (tools) => {
  addPictureAddresses(tools)
  addPageText(tools, root)
}

export const sourceNodes: GatsbyNode['sourceNodes'] = (tools) =>
  sourceRecords(currentEdition(root).read, tools)

export const createPages: GatsbyNode['createPages'] = ({ actions }) =>
  createTwinPages(currentEdition(root).read, root, actions)

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (tools) =>
  setWebpackConfig(tools, root)

export const onPreBuild: GatsbyNode['onPreBuild'] = ({ pathPrefix: prefix }) => {
  drawings = drawFiles(currentEdition(root).read, { root, prefix })
  // Avoids an unhandled rejection; onPostBuild awaits the drawings and reports the failure.
  drawings.catch(() => undefined)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ pathPrefix: prefix }) => {
  const { read } = currentEdition(root)
  await writeOutputs(read, join(root, 'public'), await drawings, { root, prefix })
  await finishBuild(root)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => {
  developing = true
}

// Under `gatsby develop`, an edited file arrives as a changed File node. Check everything again; on errors, keep the last sound
// edition.
export const onCreateNode: GatsbyNode['onCreateNode'] = async (tools) => {
  const { node, reporter } = tools
  if (!developing || node.internal.type !== 'File' || node['sourceInstanceName'] !== 'content') return
  const checked = await readAgain(root)
  const problems = refusal(checked)
  if (problems) reporter.error(problems)
  else sourceRecords(checked.read, tools)
}
