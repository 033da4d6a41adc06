// After the build: a page's HTML without inline scripts. What they said goes into the boot script's attributes.

/** A stylesheet that is written into the page. */
export type Stylesheet = {
  /** Its address, by which the runtime knows that the page has it already. */
  href: string
  text: string
}

/** What the boot script of a page needs to know. All addresses carry the site's path prefix. */
type PageStart = {
  /** Address of the boot file. */
  boot: string
  /** The page's path, without the prefix: Gatsby's `window.pagePath`. */
  page: string
  /** The page's stylesheets. */
  styles: Stylesheet[]
  /** Hash of the compilation, which the runtime compares with the one of the data: `window.___webpackCompilationHash`. */
  compilation: string
  /** Bundles in the order in which they run. */
  scripts: string[]
  /** What the runtime asks for first. */
  fetches: string[]
  /** The page's data. It repeats the words of the HTML, so it compresses to half the size beside it. */
  data: object
}

/** What the build adds to a page's head; it stays out of the bundles. */
export type HeadAdditions = {
  /** Tags as they stand in the HTML. */
  links?: string
  /** One script each. */
  structuredData?: object[]
}

const SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** What Gatsby writes into every page and no reader needs. */
const DROPPED = [
  /<meta name="generator"[^>]*>/g,
  /<meta http-equiv="x-ua-compatible"[^>]*>/g,
  /, shrink-to-fit=no/g,
  /<link(?=[^>]*\bas="script")[^>]*>/g,
  /<link(?=[^>]*\brel="modulepreload")[^>]*>/g,
  /<script[^>]*\bid="gatsby-script-loader"[^>]*>[\s\S]*?<\/script>/g,
  // What an earlier build has put there.
  /<!-- finish -->[\s\S]*?(?=<\/head>)/g,
  // gatsby-plugin-image's lazy loader: pictures here are plain <picture> elements.
  /<script type="module">(?:(?!<\/script>)[\s\S])*gatsbyImageSsr[\s\S]*?<\/script>/g,
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g,
  /<noscript>\s*<\/noscript>/g,
]

/** The page's stylesheets. Gatsby keeps the HTML of a page where only styles have changed, and the old ones in it. */
const STYLES = /(?:<style[^>]*>[\s\S]*?<\/style>)+/

/** The content security policy of the site runs no inline script; one that is left would only be an error message. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/

/** Escapes a text for an attribute in double quotation marks. */
export const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON in a script that does not run: `<` is escaped so that no text can end it. */
const dataTag = (type: string, data: object) =>
  `<script type="application/${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const bootTag = ({ boot, page, compilation, scripts, fetches }: PageStart) =>
  `<script async src="${boot}" data-page="${attribute(page)}" data-compilation="${compilation}" data-scripts="${scripts.join(' ')}" data-fetch="${fetches.join(' ')}"></script>`

const styleTag = ({ href, text }: Stylesheet) => `<style data-href="${href}">${text}</style>`

/** The font files on every page's way to its first paint. */
const fontPreloads = (html: string): string =>
  [...html.matchAll(/url\(([^)"']*archivo-(?:400|700)-[0-9a-f]+\.woff2)\)/g)]
    .map(([, file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')

/**
 * A page's HTML with the boot script in place of Gatsby's own, and with the additions to its head. May be called again on
 * its own result: Gatsby keeps the HTML of pages that did not change between builds. Throws where Gatsby's scripts are not
 * found, or where an inline script is left.
 */
export function quietHtml(
  html: string,
  start: PageStart,
  { links = '', structuredData = [] }: HeadAdditions = {},
): string {
  const lean = DROPPED.reduce((text, pattern) => text.replace(pattern, ''), html)
    // React writes its buffer of 2 KiB whole, also where the last letter no longer fitted: a NUL, which HTML forbids.
    .replaceAll('\0', '')
    .replace(STYLES, () => start.styles.map(styleTag).join(''))
  if (!SLICE.test(lean)) throw new Error(`Gatsby’s scripts were not found in the HTML of ${start.page}.`)
  const inline = INLINE_SCRIPT.exec(lean.replace(SLICE, ''))
  if (inline) throw new Error(`An inline script in the HTML of ${start.page} would be refused: ${inline[0]}`)
  const head = fontPreloads(lean) + links + structuredData.map((data) => dataTag('ld+json', data)).join('')
  return lean
    .replace(
      SLICE,
      (_, before: string, after: string) => before + bootTag(start) + dataTag('json', start.data) + after,
    )
    .replace('</head>', () => `<!-- finish -->${head}</head>`)
}
