import type { GatsbyConfig } from 'gatsby'
import { join, relative } from 'node:path'

const root = process.cwd()
const pictures = join(root, 'static')

const config: GatsbyConfig = {
  // For a site in a folder of its host: PATH_PREFIX=/symposium npm run build
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: join(root, 'content') } },
    {
      // Sources only the gallery's pictures, /1.jpg and so on, to be optimised; the rest of static/ is served as it is.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'gallery',
        path: pictures,
        ignore: [(path: string) => !/^(\d+\.jpg)?$/.test(relative(pictures, path))],
      },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      // Enough for small pictures. Hero and gallery fill the screen and ask for more: at this quality, edges would show.
      options: { defaults: { formats: ['avif', 'webp'], placeholder: 'none', avifOptions: { quality: 35 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-mdx',
    // Each changes Gatsby's own workings and says so in its README. Without these lines the site builds, reads and navigates as well.
    'deferred-hydration',
    'styles-per-template',
    'image-encoders',
    'runtime-fixes',
  ],
}

export default config
