import type { GatsbyConfig } from 'gatsby'
import { join, relative } from 'node:path'

const root = process.cwd()
const content = join(root, 'content')
const pictures = join(root, 'static')

/** The texts of pages and letters, and corrected abstracts; none in a folder of a program, such as .trash. */
const textFile = /^(pages|letters|abstracts)([/\\][^./\\~][^/\\]*)+[/\\](en|tr)\.mdx$/

const config: GatsbyConfig = {
  // For a site in a folder of its host: PATH_PREFIX=/symposium npm run build
  pathPrefix: process.env['PATH_PREFIX'] ?? '',
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      // gatsby-plugin-mdx stops at the first broken head, so it gets only the texts that the check has read.
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: content,
        ignore: [(path: string) => /\.mdx?$/i.test(path) && !textFile.test(relative(content, path))],
      },
    },
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
      // At this quality, nobody sees a difference from the photograph (tests/browser/pictures.desk.spec.ts).
      options: { defaults: { formats: ['avif', 'webp'], placeholder: 'none', avifOptions: { quality: 60 } } },
    },
    // Some pictures are SVGs, which are served as they are: no reason for a warning.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    'gatsby-plugin-mdx',
    // Each changes Gatsby's own workings and says so in its README. Without these lines the site builds, reads and navigates as well.
    'deferred-hydration',
    'styles-per-template',
    'image-encoders',
    'runtime-fixes',
    'gatsby-plugin-typescript',
  ],
}

export default config
