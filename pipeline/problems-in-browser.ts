// Under `gatsby develop`: sends the problems of the content to the pages that are open (src/browser/content-problems.ts shows them).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSound } from './check'
import { writeProblem } from './check/report/report'
import type { Diagnostic } from './messages/diagnostic'
import type { Language } from './domain/languages'

/** Every problem of an edition that has errors, in the words of the check; none while the site shows what was written. */
export type ShownProblems = Record<Language, string[]>

/** Keeps the open pages up to date. `checkAgain` looks at all files, also at those that Gatsby does not watch. */
export function problemsInBrowser(checkAgain: () => void) {
  const openPages = new Set<ServerResponse>()
  let shown: ShownProblems = { en: [], tr: [] }
  const send = (page: ServerResponse) => page.write(`data: ${JSON.stringify(shown)}\n\n`)
  return {
    /** Answers a page that wants to know of problems: at once, and whenever they change. */
    answer(_request: IncomingMessage, page: ServerResponse): void {
      // Not transformed: Gatsby's server would compress the answer, and hold it back.
      page.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
      openPages.add(page)
      page.on('close', () => openPages.delete(page))
      send(page)
      if (shown.en.length > 0) checkAgain()
    },
    show(problems: Diagnostic[]): void {
      const written = (language: Language) =>
        isSound(problems) ? [] : problems.map((problem) => writeProblem(problem, language))
      shown = { en: written('en'), tr: written('tr') }
      openPages.forEach(send)
    },
  }
}
