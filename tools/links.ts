// Which links of the built pages lead somewhere. Linkinator reads the pages and asks for each address, by HEAD and, where that
// fails, by GET.
import { setTimeout } from 'node:timers/promises'
import { LinkChecker, LinkState, type LinkResult } from 'linkinator'

export type Link = {
  url: string
  /** A status, such as 404, or why there was no answer. */
  answer: string
  /** Paths of the pages that lead there. */
  pages: string[]
}

type Options = {
  /** Paths of all pages, and the server that has them: http://localhost:9000. */
  pages: string[]
  origin: string
  /** The address that the site will have: links to it are asked of `origin`. */
  site: string
  /** Addresses that nobody is asked for. */
  skip: RegExp
  /** How often what failed is asked for again, and how long to wait before, in seconds. */
  retries?: number
  wait?: number
  /** How long a host has peace between two questions, in milliseconds. */
  pause?: number
}

/** With these a host turns a machine away, or says that it is busy; 999 is LinkedIn's. */
const REFUSALS = [401, 403, 405, 406, 418, 429, 451, 503, 999]

const isRefusal = ({ status = 0 }: LinkResult) => REFUSALS.includes(status)

function answerOf({ status, failureDetails = [] }: LinkResult): string {
  if (status) return String(status)
  const error = failureDetails.find((failure): failure is Error => 'message' in failure)
  const { code, message } = (error?.cause ?? error ?? {}) as Partial<NodeJS.ErrnoException>
  return code ?? message ?? 'no answer'
}

/** Waits for a host's turn: questions to the same host are `pause` ms apart, whatever page they come from. */
function turns(pause: number) {
  const next = new Map<string, number>()
  return async (host: string): Promise<void> => {
    const turn = Math.max(next.get(host) ?? 0, Date.now())
    next.set(host, turn + pause)
    await setTimeout(turn - Date.now())
  }
}

/** One entry for each address, with all the pages that lead there. */
function byAddress(results: LinkResult[], pathOf: (url: string) => string): Link[] {
  const links = new Map<string, Link>()
  for (const result of results) {
    const url = pathOf(result.url)
    const link = links.get(url) ?? { url, answer: answerOf(result), pages: [] }
    const page = pathOf(result.parent ?? '')
    if (!link.pages.includes(page)) link.pages.push(page)
    links.set(url, link)
  }
  return [...links.values()]
}

/**
 * Follows all links, pictures and frames of the pages: how many addresses were asked for, which of them are dead, and which
 * could not be checked, because their host turns machines away.
 */
export async function followLinks({
  pages,
  origin,
  site,
  skip,
  retries = 2,
  wait = 30,
  pause = 1000,
}: Options): Promise<{ addresses: number; dead: Link[]; unknown: Link[] }> {
  const turnOf = turns(pause)
  const own = new RegExp(`^${site.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/?#]|$)`)

  /** Reads one page after the other, and asks once for each address they lead to that is `wanted`. */
  async function ask(wanted: (url: string) => boolean): Promise<LinkResult[]> {
    const found: LinkResult[] = []
    const answers = new Map<string, LinkResult>()
    for (const page of pages.map((path) => new URL(origin + path).href)) {
      const { links } = await new LinkChecker().check({
        path: page,
        linksToSkip: async (url) => {
          if (url === page) return false
          if (skip.test(url) || answers.has(url) || !wanted(url)) return true
          if (!url.startsWith(origin)) await turnOf(new URL(url).host)
          return false
        },
        urlRewriteExpressions: [{ pattern: own, replacement: origin }],
        timeout: 20_000,
        // Linkinator would leave these out without a word.
        statusCodes: { 403: 'error', 999: 'error' },
      })
      found.push(...links)
      for (const link of links) if (link.state !== LinkState.SKIPPED) answers.set(link.url, link)
    }
    return found.flatMap(({ url, parent = url }) => {
      const answer = answers.get(url)
      return answer ? [{ ...answer, parent }] : []
    })
  }
  const brokenIn = (links: LinkResult[]) => links.filter(({ state }) => state === LinkState.BROKEN)

  const all = await ask(() => true)
  let broken = brokenIn(all)
  for (let attempt = 0; attempt < retries && broken.length > 0; attempt += 1) {
    await setTimeout(wait * 1000)
    const failed = new Set(broken.map(({ url }) => url))
    broken = brokenIn(await ask((url) => failed.has(url)))
  }
  const pathOf = (url: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url)
  const isDead = (link: LinkResult) => !isRefusal(link)
  return {
    addresses: new Set(all.map(({ url }) => url)).size,
    dead: byAddress(broken.filter(isDead), pathOf),
    unknown: byAddress(broken.filter(isRefusal), pathOf),
  }
}
