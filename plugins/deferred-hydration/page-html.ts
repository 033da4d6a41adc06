/** What the start script and Gatsby's runtime need to know. It is in the HTML as JSON, right after the start script. */
export type PageStart = {
  /** The page's path without the prefix: Gatsby's `window.pagePath`. */
  pagePath: string
  /** The build to which the page belongs: Gatsby's `window.___webpackCompilationHash`. */
  webpackCompilationHash: string
  /** Addresses of the bundles, in the order in which they run. */
  scripts: string[]
  /** The page's data: Gatsby's `window.pageData`. Beside the HTML, whose text it repeats, it compresses to half the size. */
  pageData: object
}

/** The place of Gatsby's scripts. Gatsby keeps the HTML of unchanged pages, so its markers have to stay for the next build. */
const SLICE =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)[\s\S]*?(<!-- slice-end id="_gatsby-scripts-1" -->)/

/** What gatsby-ssr.ts should have removed. */
const LEFT =
  /<script(?![^>]*(?:\ssrc=|\sdata-at-once|type="application\/(?:ld\+)?json"))[^>]*>|<link[^>]*\bas="script"[^>]*>/

/**
 * A page's HTML with the start script in place of Gatsby's own, also a second time. `pageData` is JSON, as Gatsby writes it. Throws if the
 * HTML is not as expected.
 */
export function withStartScript(
  html: string,
  address: string,
  start: Omit<PageStart, 'pageData'>,
  pageData: string,
): string {
  const whole = `${JSON.stringify(start).slice(0, -1)},"pageData":${pageData}}`
  // `<` is escaped so that no text can end the element.
  const json = whole.replaceAll('<', String.raw`\u003c`)
  const scripts = `<script async src="${address}"></script><script type="application/json">${json}</script>`
  // A page that Gatsby has kept from the last build.
  if (html.includes(scripts)) return html
  if (!SLICE.test(html)) throw new Error(`Gatsby’s scripts were not found in the HTML of ${start.pagePath}.`)
  const changed = html.replace(SLICE, (_, before: string, after: string) => before + scripts + after)
  const [left] = LEFT.exec(changed) ?? []
  if (left) throw new Error(`Not expected in the HTML of ${start.pagePath}: ${left}`)
  return changed
}
