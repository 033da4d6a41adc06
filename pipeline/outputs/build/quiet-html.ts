// After the build: rewrites a page's HTML without inline scripts. What they said moves into attributes of the boot script.

/** A stylesheet whose text stands in the page. */
export type Stylesheet = {
  /** Its address, by which the runtime knows that the page already has it. */
  href: string
  text: string
}

/** What the boot script of a page needs to know. All addresses include the site's path prefix. */
type PageStart = {
  /** Address of the boot file. */
  boot: string
  /** The page's path without the prefix: Gatsby's `window.pagePath`. */
  page: string
  /** The page's stylesheets. */
  styles: Stylesheet[]
  /** Hash of the compilation, which the runtime compares with that in the page data: `window.___webpackCompilationHash`. */
  compilation: string
  /** Bundles, in the order in which they run. */
  scripts: string[]
  /** Addresses that the runtime fetches first. */
  fetches: string[]
  /** The page's data. Beside the HTML, whose words it repeats, it compresses to half the size. */
  data: object
}

/** What the build adds to a page's head instead of having the bundles do it. */
export type HeadAdditions = {
  /** Tags as written in the HTML. */
  links?: string
  /** One script for each object. */
  structuredData?: object[]
}

const SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** Parts that Gatsby writes into every page and no reader needs. */
const DROPPED = [
  /<meta name="generator"[^>]*>/g,
  /<meta http-equiv="x-ua-compatible"[^>]*>/g,
  /, shrink-to-fit=no/g,
  /<link(?=[^>]*\bas="script")[^>]*>/g,
  /<link(?=[^>]*\brel="modulepreload")[^>]*>/g,
  /<script[^>]*\bid="gatsby-script-loader"[^>]*>[\s\S]*?<\/script>/g,
  // What an earlier run of this step has added.
  /<!-- finish -->[\s\S]*?(?=<\/head>)/g,
  // The lazy loader of gatsby-plugin-image: pictures on this site are plain <picture> elements.
  /<script type="module">(?:(?!<\/script>)[\s\S])*gatsbyImageSsr[\s\S]*?<\/script>/g,
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>/g,
  /<noscript>\s*<\/noscript>/g,
]

/** The page's stylesheets. If only styles have changed, Gatsby keeps the page's HTML, with the old styles in it. */
const STYLES = /(?:<style[^>]*>[\s\S]*?<\/style>)+/

/** The site's content security policy blocks inline scripts: one that is left would only cause an error message. */
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/

/** Escapes a text for use in an attribute in double quotation marks. */
export const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** JSON in a script element that does not run. `<` is escaped so that no text can end the element. */
const dataTag = (type: string, data: object) =>
  `<script type="application/${type}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const bootTag = ({ boot, page, compilation, scripts, fetches }: PageStart) =>
  `<script async src="${boot}" data-page="${attribute(page)}" data-compilation="${compilation}" data-scripts="${scripts.join(' ')}" data-fetch="${fetches.join(' ')}"></script>`

const styleTag = ({ href, text }: Stylesheet) => `<style data-href="${href}">${text}</style>`

/** Preloads the font files that every page needs for its first paint. */
const fontPreloads = (html: string): string =>
  [...html.matchAll(/url\(([^)"']*archivo-(?:400|700)-[0-9a-f]+\.woff2)\)/g)]
    .map(([, file]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')

/**
 * Returns a page's HTML with the boot script in place of Gatsby's scripts, and with the additions to its head. Its own result can
 * be passed in again, because Gatsby keeps the HTML of pages that have not changed between builds. Throws if Gatsby's scripts are
 * not found, or if an inline script is left.
 */
export function quietHtml(
  html: string,
  start: PageStart,
  { links = '', structuredData = [] }: HeadAdditions = {},
): string {
  const lean = DROPPED.reduce((text, pattern) => text.replace(pattern, ''), html)
    // React writes its buffer of 2 KiB whole even if the last letter no longer fitted, which leaves a NUL; HTML forbids it.
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
