import type { GatsbyConfig } from 'gatsby'
import { join, relative } from 'node:path'

const root = process.cwd()
const pictures = join(root, 'static')

const config: GatsbyConfig = {
  // A site that lives in a folder of its host: PATH_PREFIX=/symposium npm run build
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: join(root, 'content') } },
    {
      // Only the gallery's pictures /1.jpg … are optimised; everything else in static/ is served as it is.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'gallery',
        path: pictures,
        ignore: [(path: string) => !/^(\d+\.jpg)?$/.test(relative(pictures, path))],
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // For small pictures, several on a screen. What fills the screen, hero and gallery, asks for more: edges would show.
      options: { defaults: { placeholder: 'none', avifOptions: { quality: 35 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-mdx',
  ],
}

export default config
