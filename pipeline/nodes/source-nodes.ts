// Turns checked records into GraphQL nodes, one per language.
import type { NodePluginArgs } from 'gatsby'
import type { ReadEdition } from '../read'
import { recordTypes } from '../records'
import { languages } from '../schemas/kinds'

type Tools = Pick<NodePluginArgs, 'actions' | 'createNodeId' | 'createContentDigest' | 'getNodesByType'>

/** Creates or renews every node, and deletes nodes whose record is gone. */
export function sourceRecords(read: ReadEdition, tools: Tools): void {
  const { actions, createNodeId, createContentDigest, getNodesByType } = tools
  for (const [type, { records }] of Object.entries(recordTypes)) {
    const alive = new Set<string>()
    for (const language of languages) {
      records(read, language).forEach((record, order) => {
        const id = createNodeId(`${type} ${language} ${order}`)
        alive.add(id)
        const fields = { ...record, language, order }
        actions.createNode({
          ...fields,
          id,
          parent: null,
          children: [],
          internal: { type, contentDigest: createContentDigest(fields) },
        })
      })
    }
    for (const node of getNodesByType(type)) {
      if (alive.has(node.id)) actions.touchNode(node)
      else actions.deleteNode(node)
    }
  }
}
