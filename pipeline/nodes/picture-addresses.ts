// Where copies of logos and of the gallery's pictures are served, so that a page's data holds one string for each.
import type { CreateResolversArgs, Node } from 'gatsby'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import { LOSSLESS } from './encoders'

/** Bytes up to which a logo is line art and keeps every pixel; a heavier one is a photograph, or too large. */
const LINE_ART = 6000

/** Pixels: more than the widest card shows at a device pixel ratio of 1.5. */
const LOGO_WIDTH = 400

/** Pixels: for a phone, and for the widest gallery. */
const GALLERY_WIDTHS = [960, 1200]

/** Edges of a picture that fills the screen would show at Gatsby's own quality. */
const GALLERY_QUALITY = 45

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

const imageOf = (file: Node, { nodeModel }: Context) =>
  file.children
    .map((id) => nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === 'ImageSharp')

async function logoAddress(file: Node, context: Context, info: GraphQLResolveInfo): Promise<string> {
  const image = imageOf(file, context)
  // An SVG has no pixels to spare.
  if (!image) return (await fieldOf('File', info)('publicURL')(file, {}, context, info)) as string
  const field = fieldOf('ImageSharp', info)
  const { width } = (await field('original')(image, {}, context, info)) as Image['original']
  const copy = {
    width: Math.min(width, LOGO_WIDTH),
    toFormat: 'webp',
    quality: (file['size'] as number) > LINE_ART ? undefined : LOSSLESS,
  }
  return ((await field('resize')(image, copy, context, info)) as Image['resize']).src
}

async function galleryAddresses(file: Node, context: Context, info: GraphQLResolveInfo) {
  const image = imageOf(file, context)
  if (!image) return []
  const field = fieldOf('ImageSharp', info)
  const { width } = (await field('original')(image, {}, context, info)) as Image['original']
  // A picture that is not wide enough for a copy has one of its own width.
  const widths = [...new Set(GALLERY_WIDTHS.map((wanted) => Math.min(width, wanted)))]
  const copies = widths.map(async (copyWidth) => {
    const copy = { width: copyWidth, toFormat: 'avif', quality: GALLERY_QUALITY }
    return { width: copyWidth, ...((await field('resize')(image, copy, context, info)) as Image['resize']) }
  })
  return Promise.all(copies)
}

/**
 * Adds to files what shows them: `logo`, the address of a WebP of the size in which logos are shown or of an SVG as it is, and
 * `gallery`, a srcset of AVIFs; empty where the file is no picture.
 */
export function addPictureAddresses({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  // Copies of one size come without the folder that the site lives in.
  const served = (address: string) =>
    address.startsWith(`${pathPrefix}/`) ? address : `${pathPrefix}${address}`
  const resolvers = {
    logo: async (file: Node, _: object, context: Context, info: GraphQLResolveInfo) =>
      served(await logoAddress(file, context, info)),
    gallery: async (file: Node, _: object, context: Context, info: GraphQLResolveInfo) => {
      const copies = await galleryAddresses(file, context, info)
      return copies.map(({ src, width }) => `${served(src)} ${width}w`).join(', ')
    },
  }
  createResolvers({
    File: {
      logo: { type: 'String!', resolve: resolvers.logo },
      gallery: { type: 'String!', resolve: resolvers.gallery },
    },
  })
}
