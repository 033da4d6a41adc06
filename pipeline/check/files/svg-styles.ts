// What of an SVG is served, by name (svg-names.yaml); its style sheets and styles, written again without anything that loads from elsewhere.
import { readFileSync } from 'node:fs'
import { generate, parse, walk, type CssNode, type List, type ListItem } from 'css-tree'
import { parse as parseYaml } from 'yaml'

const lists = parseYaml(readFileSync('pipeline/check/files/svg-names.yaml', 'utf8')) as Record<string, string>

/** The names of a list. */
const namesIn = (list: string): ReadonlySet<string> => new Set(lists[list]?.trim().split(/\s+/))

export const elements = namesIn('elements')
export const notShown = namesIn('notShown')
export const plainAttributes = namesIn('plainAttributes')
export const styledAttributes = namesIn('styledAttributes')
const styleRules = namesIn('styleRules')
const styleFunctions = namesIn('styleFunctions')

/** A part of the same file, or a picture or font within it. */
const isWithin = (address: string) =>
  /^#|^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application|font)\/[\w.+-]*(?:font|woff2?|ttf|otf)[\w.+-]*)[;,]/i.test(
    address.trim(),
  )

/** Brackets within one another, of which nobody needs more than ten: the parser calls itself for each. */
const DEEPEST = 50

function isTooDeep(source: string): boolean {
  let depth = 0
  for (const [bracket] of source.matchAll(/[[({\])}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Whether a value has no function and no address but allowed ones. What cannot be read (Raw) is not allowed. */
function isAllowed(value: CssNode): boolean {
  let allowed = true
  walk(value, (node) => {
    if (node.type === 'Raw') allowed = false
    if (node.type === 'Url') allowed &&= isWithin(node.value)
    if (node.type === 'Function') allowed &&= styleFunctions.has(node.name.toLowerCase())
  })
  return allowed
}

type Styles = { text: string; isWhole: boolean }

/** `context`: a whole sheet, or the declarations of an attribute. `isWhole`: whether nothing had to be left out. */
export function servedStyles(source: string, context: 'stylesheet' | 'declarationList'): Styles {
  if (isTooDeep(source)) return { text: '', isWhole: false }
  const styles = parse(source, { context, parseCustomProperty: true })
  let isWhole = true
  const remove = (item: ListItem<CssNode>, list: List<CssNode>) => {
    isWhole = false
    list.remove(item)
  }
  walk(styles, (node, item, list) => {
    if (!list) return
    if (node.type === 'Declaration' && !isAllowed(node.value)) remove(item, list)
    if (node.type === 'Atrule' && node.name !== 'charset' && !styleRules.has(node.name.toLowerCase()))
      remove(item, list)
    if (node.type === 'Raw' && node.value.trim() !== '') remove(item, list)
  })
  return { text: generate(styles), isWhole }
}

/** Whether an attribute such as fill or transform can stay as it is. */
export const isStyleValue = (value: string): boolean => {
  if (!/[\\("'@]/.test(value)) return true
  if (isTooDeep(value)) return false
  try {
    return isAllowed(parse(value, { context: 'value' }))
  } catch {
    return false
  }
}

/** Whether what is shown at an address is in the same file. */
export const isWithinFile = (address: string): boolean =>
  isWithin(address) && !/^\s*data:(?!image)/i.test(address)
