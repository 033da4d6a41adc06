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

type Copy = { width: number; toFormat: string; quality?: number | undefined }

/** Makes copies of a picture, none wider than itself; undefined of a file that has no pixels, such as an SVG. */
async function copierOf(file: Node, context: Context, info: GraphQLResolveInfo) {
  const image = file.children
    .map((id) => context.nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === 'ImageSharp')
  if (!image) return undefined
  const field = fieldOf('ImageSharp', info)
  const original = (await field('original')(image, {}, context, info)) as Image['original']
  return async (copy: Copy) => {
    const width = Math.min(original.width, copy.width)
    const { src } = (await field('resize')(image, { ...copy, width }, context, info)) as Image['resize']
    return { src, width }
  }
}

async function logoAddress(file: Node, context: Context, info: GraphQLResolveInfo): Promise<string> {
  const copied = await copierOf(file, context, info)
  if (!copied) return (await fieldOf('File', info)('publicURL')(file, {}, context, info)) as string
  const quality = (file['size'] as number) > LINE_ART ? undefined : LOSSLESS
  return (await copied({ width: LOGO_WIDTH, toFormat: 'webp', quality })).src
}

async function galleryAddresses(file: Node, context: Context, info: GraphQLResolveInfo) {
  const copied = await copierOf(file, context, info)
  const copies = GALLERY_WIDTHS.map((width) =>
    copied?.({ width, toFormat: 'avif', quality: GALLERY_QUALITY }),
  )
  const made = (await Promise.all(copies)).filter((copy) => copy !== undefined)
  // Of a picture that is not wide enough for two, both are the same.
  return [...new Map(made.map((copy) => [copy.width, copy])).values()]
}

/**
 * Adds to files what shows them: `logo`, the address of a WebP of the size in which logos are shown or of an SVG as it is, and
 * `gallery`, a srcset of AVIFs; empty where the file is no picture.
 */
export function addPictureAddresses({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  // Copies of one size come without the folder that the site lives in.
  const served = (address: string) =>
    address.startsWith(`${pathPrefix}/`) ? address : `${pathPrefix}${address}`
  type Resolve = (file: Node, _: object, context: Context, info: GraphQLResolveInfo) => Promise<string>
  const logo: Resolve = async (file, _, context, info) => served(await logoAddress(file, context, info))
  const gallery: Resolve = async (file, _, context, info) => {
    const copies = await galleryAddresses(file, context, info)
    return copies.map(({ src, width }) => `${served(src)} ${width}w`).join(', ')
  }
  createResolvers({
    File: { logo: { type: 'String!', resolve: logo }, gallery: { type: 'String!', resolve: gallery } },
  })
}
