// The address under which a firm's or hotel's logo is served, so that a page's data holds one string for each.
import type { CreateResolversArgs, Node } from 'gatsby'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import { LOSSLESS } from './encoders'

/** Bytes up to which a logo is line art and keeps every pixel; a heavier one is a photograph, or too large. */
const LINE_ART = 6000

/** Pixels: more than the widest card shows at a device pixel ratio of 1.5. */
const WIDTH = 400

type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } }
type Image = { original: { width: number }; resize: { src: string } }

/** What Gatsby's own fields say of a node, for one that is derived from them. */
function fieldOf(type: string, { schema }: GraphQLResolveInfo) {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields()
  return (name: string) => {
    const { resolve } = fields[name]!
    return resolve as (
      node: Node,
      args: object,
      context: Context,
      info: GraphQLResolveInfo,
    ) => Promise<unknown>
  }
}

async function logoAddress(file: Node, context: Context, info: GraphQLResolveInfo): Promise<string> {
  const image = file.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === 'ImageSharp')
  // An SVG has no pixels to spare.
  if (!image) return (await fieldOf('File', info)('publicURL')(file, {}, context, info)) as string
  const field = fieldOf('ImageSharp', info)
  const { width } = (await field('original')(image, {}, context, info)) as Image['original']
  const copy = {
    width: Math.min(width, WIDTH),
    toFormat: 'webp',
    quality: (file['size'] as number) > LINE_ART ? undefined : LOSSLESS,
  }
  return ((await field('resize')(image, copy, context, info)) as Image['resize']).src
}

/** Adds `logo` to files: a WebP of the size in which logos are shown, an SVG as it is. */
export function addLogoAddress({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  const resolve = async (file: Node, _: object, context: Context, info: GraphQLResolveInfo) => {
    const address = await logoAddress(file, context, info)
    // Copies of one size come without the folder that the site lives in.
    return address.startsWith(`${pathPrefix}/`) ? address : `${pathPrefix}${address}`
  }
  createResolvers({ File: { logo: { type: 'String!', resolve } } })
}
