// The HTML that the service worker makes of what was saved.
import type { Language } from '../../../domain/languages'
import { escaped } from '../../../domain/markup'
import type { Labels } from '../../../schemas/interface'
import { wholePage, type SavedSite } from '../saved-site'

/** When what is shown was saved, in the time of the reader's device: “saved today at 10:52”, or with its date. */
export function savedSentence(labels: Labels['offline'], language: Language, at: number): string {
  const moment = new Date(at)
  const time = moment.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })
  if (moment.toDateString() === new Date().toDateString()) return labels.saved.replace('{time}', time)
  const date = moment.toLocaleDateString(language, { day: 'numeric', month: 'long' })
  return labels.savedOn.replace('{date}', date).replace('{time}', time)
}

const open = (language: Language, title: string, head: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}<title>${escaped(title)}</title></head><body>`

/** A saved page, which its scripts render from its data. It begins with `sentence`, which src/browser/offline.ts finds by its id. */
export function savedDocument(
  site: SavedSite,
  path: string,
  language: Language,
  sentence: string,
  look: string,
): string {
  const pageData = wholePage(site, path)
  const template = site.templates[pageData?.componentChunkName ?? '']
  const start = { pagePath: path, webpackCompilationHash: site.hash, scripts: template?.scripts, pageData }
  // `<` is escaped so that no text can end the element.
  const json = JSON.stringify(start).replaceAll('<', String.raw`\u003c`)
  return [
    open(language, pageData?.result.data.page?.title ?? '', template?.head ?? ''),
    `<p id="saved" role="status" style="${look}">${escaped(sentence)}</p><div id="___gatsby"></div>`,
    `<script async src="${site.start}"></script><script type="application/json">${json}</script></body></html>`,
  ].join('')
}

/** Says that an address was not saved, and leads to the programme. `root`: the folder of the site, with a slash at its end. */
export function notSavedDocument(
  labels: Labels['offline'],
  language: Language,
  root: string,
  look: string,
): string {
  const programme = `${root}${language === 'tr' ? 'tr/' : ''}program`
  return [
    open(language, labels.notSaved, ''),
    `<p style="${look}">${escaped(labels.notSaved)} <a href="${programme}">${escaped(labels.toProgramme)}</a></p></body></html>`,
  ].join('')
}
