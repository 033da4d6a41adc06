// Addresses of the copies of logos and gallery pictures that are served, so that a page's data holds one string for each.
import type { CreateResolversArgs, Node } from 'gatsby'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import sharp from 'sharp'

/** Bytes: a logo up to this size is served as it is; a heavier one is a photograph, or too large. */
const LIGHT_LOGO = 6000

/** Pixels: wider than the widest card shows a logo at a device pixel ratio of 1.5. */
const LOGO_WIDTH = 400

/** Pixels: one width for a phone, one for the widest gallery. */
const GALLERY_WIDTHS = [960, 1200]

/** At Gatsby's own quality, artefacts along edges would show in a picture that fills the screen. */
const GALLERY_QUALITY = 45

type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } }
type Image = { original: { width: number }; resize: { src: string } }

/** Gatsby's own resolvers for the fields of a type, from which ours derive their values. */
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

type Copy = { width: number; toFormat: string; quality?: number }

/**
 * Returns a function that makes copies of a picture, none wider than the original; undefined for a file without pixels, such as
 * an SVG.
 */
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
  const isLight = (file['size'] as number) <= LIGHT_LOGO
  const copy = isLight ? undefined : await copierOf(file, context, info)
  if (copy) return (await copy({ width: LOGO_WIDTH, toFormat: 'webp' })).src
  return (await fieldOf('File', info)('publicURL')(file, {}, context, info)) as string
}

async function galleryAddresses(file: Node, context: Context, info: GraphQLResolveInfo) {
  const copied = await copierOf(file, context, info)
  const copies = GALLERY_WIDTHS.map((width) =>
    copied?.({ width, toFormat: 'avif', quality: GALLERY_QUALITY }),
  )
  const made = (await Promise.all(copies)).filter((copy) => copy !== undefined)
  // A picture narrower than both widths gives two equal copies: keep one.
  return [...new Map(made.map((copy) => [copy.width, copy])).values()]
}

/** Whether a picture is higher than wide as people see it, whichever way its pixels are stored. */
async function isUpright(file: Node): Promise<boolean> {
  const { autoOrient } = await sharp(file['absolutePath'] as string).metadata()
  return autoOrient.height > autoOrient.width
}

/**
 * Adds three fields to files: `logo`, the address of a WebP in the size in which logos are shown, or of the file itself if it is light or an SVG;
 * `gallery`, a srcset of AVIFs, empty if the file has no pixels; and `upright`.
 */
export function addPictureAddresses({ createResolvers, pathPrefix }: CreateResolversArgs): void {
  // Gatsby leaves the path prefix out of the addresses of single-size copies.
  const served = (address: string) =>
    address.startsWith(`${pathPrefix}/`) ? address : `${pathPrefix}${address}`
  type Resolve = (file: Node, _: object, context: Context, info: GraphQLResolveInfo) => Promise<string>
  const logo: Resolve = async (file, _, context, info) => served(await logoAddress(file, context, info))
  const gallery: Resolve = async (file, _, context, info) => {
    const copies = await galleryAddresses(file, context, info)
    return copies.map(({ src, width }) => `${served(src)} ${width}w`).join(', ')
  }
  createResolvers({
    File: {
      logo: { type: 'String!', resolve: logo },
      gallery: { type: 'String!', resolve: gallery },
      upright: { type: 'Boolean!', resolve: isUpright },
    },
  })
}
