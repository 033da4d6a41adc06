// Addresses of the copies of logos and gallery pictures that are served, so that a page's data holds one string for each.
import type { CreateResolversArgs, Node } from 'gatsby'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { writeWhole } from '../write/write-files'

/** Bytes: a logo up to this size is served as it is; a heavier one is a photograph, or too large. */
const LIGHT_LOGO = 6000

/** Pixels: wider than the widest card shows a logo at a device pixel ratio of 2. */
const LOGO_WIDTH = 640

/** Pixels: one width for a phone, one for the widest gallery. */
const GALLERY_WIDTHS = [960, 1200]

/** That of the other photographs (gatsby-config.ts), which this way of making copies does not know. */
const GALLERY_QUALITY = 60

type Context = { nodeModel: { getNodeById: (query: { id: string }) => Node | null } }

/** What a resolver is given besides its node and arguments. */
type Tools = [context: Context, info: GraphQLResolveInfo]

/** The value of one of Gatsby's own fields, from which ours derive theirs. */
async function valueOf<Value>(type: string, field: string, node: Node, [context, info]: Tools, args = {}) {
  const { resolve } = (info.schema.getType(type) as GraphQLObjectType).getFields()[field] ?? {}
  return (await resolve?.(node, args, context, info)) as Value
}

/** Copies of a picture in these widths, none wider than the original; none of a file without pixels, such as an SVG. */
async function copiesOf(file: Node, tools: Tools, widths: number[], settings: object) {
  const image = file.children
    .map((id) => tools[0].nodeModel.getNodeById({ id }))
    .find((node) => node?.internal.type === 'ImageSharp')
  if (!image) return []
  const original = await valueOf<{ width: number }>('ImageSharp', 'original', image, tools)
  const possible = new Set(widths.map((width) => Math.min(original.width, width)))
  const copies = [...possible].map(async (width) => {
    const sized = { ...settings, width }
    const { src } = await valueOf<{ src: string }>('ImageSharp', 'resize', image, tools, sized)
    return { src, width }
  })
  return Promise.all(copies)
}

/** Serves a copy of a file. In the address, a hash as long as Gatsby's own would be a large part of a page with many logos. */
async function copyOf(file: Node): Promise<string> {
  const address = `/static/${file.internal.contentDigest.slice(0, 8)}/${String(file['base'])}`
  await writeWhole(`public${address}`, await readFile(String(file['absolutePath'])))
  return address
}

async function logoAddress(file: Node, tools: Tools): Promise<string> {
  const isLight = Number(file['size']) <= LIGHT_LOGO
  const [copy] = isLight ? [] : await copiesOf(file, tools, [LOGO_WIDTH], { toFormat: 'webp' })
  return copy?.src ?? copyOf(file)
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
  const logo = async (file: Node, _: object, ...tools: Tools) => served(await logoAddress(file, tools))
  const gallery = async (file: Node, _: object, ...tools: Tools) => {
    const settings = { toFormat: 'avif', quality: GALLERY_QUALITY }
    const copies = await copiesOf(file, tools, GALLERY_WIDTHS, settings)
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
