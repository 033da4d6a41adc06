// The page of unknown addresses, /404.html, is served at addresses of every spelling.

/** Its path, as Gatsby knows it. */
const NOT_FOUND = '/404.html'

type Loader = Pick<NonNullable<Window['___loader']>, 'loadPage' | 'loadPageSync'>

/**
 * Keeps the page of unknown addresses at the address for which it was served. From some addresses Gatsby's loader reads the path
 * of another page, such as `/program` from `/program%23PL1`, or of none, and would replace the page by an empty one.
 */
export function keepUnknownAddress(loader: Loader): void {
  if (window.pagePath !== NOT_FOUND) return
  const { pathname } = window.location
  // Gatsby's router encodes again what it does not decode: %2F becomes %252F.
  const spellings = [pathname, encodeURI(decodeURI(pathname))]
  const pathFor = (path: string) => (spellings.includes(path.replace(/\?[^]*/, '')) ? NOT_FOUND : path)
  const { loadPage, loadPageSync } = loader
  loader.loadPage = (path) => loadPage(pathFor(path))
  loader.loadPageSync = (path, options) => loadPageSync(pathFor(path), options)
}
