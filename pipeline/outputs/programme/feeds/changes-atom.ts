// changes-en.atom and changes-tr.atom: the changes of the programme as a feed (RFC 4287).
import { changesFeed } from '../../../records/built-files'
import { writtenInstant } from '../../../records/istanbul-time'
import { pathOf } from '../../../records/addresses'
import { leadsSomewhere, titleForCode } from '../../../records/programme-codes'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { writeXml, xmlDocument } from '../../xml'
import type { Language } from '../../../schemas/kinds'

type ChangeWords = Record<Schedule['changes'][number]['kind'], string>

/** Changes are dated by day but feeds need instants: midnight in Istanbul. */
const updated = (date: string) => writtenInstant(date, '00:00')

/** Makes the ids of entries: a tag made from day, item and kind. A second entry with the same tag gets a number. */
function tagging(host: string) {
  const seen = new Map<string, number>()
  return ({ date, item, kind }: Schedule['changes'][number]) => {
    const tag = `tag:${host},${date}:change/${item}/${kind}`
    const count = (seen.get(tag) ?? 0) + 1
    seen.set(tag, count)
    return count === 1 ? tag : `${tag}/${count}`
  }
}

/** The feed in one language. `kinds` are the words for the kinds of change. */
export function changesAtom(
  { symposium, changes, released, days, posters }: Schedule,
  language: Language,
  kinds: ChangeWords,
): string {
  const sessions = days.flatMap((day) => day.sessions)
  const host = new URL(symposium.url).host
  const page = symposium.url + pathOf('/program', language)
  const tag = tagging(host)
  const document = xmlDocument()
  const feed = document.ele('http://www.w3.org/2005/Atom', 'feed', { 'xml:lang': language })
  feed.ele('id').txt(`tag:${host},${symposium.starts.slice(0, 4)}:changes/${language}`)
  feed.ele('title').txt(`${symposium.shortName[language]} – ${words.changesTitle[language]}`)
  feed.ele('updated').txt(updated([released, ...changes.map(({ date }) => date)].sort().at(-1) ?? released))
  feed.ele('link', {
    rel: 'self',
    type: 'application/atom+xml',
    href: `${symposium.url}/${changesFeed(language)}`,
  })
  feed.ele('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: page })
  for (const name of symposium.organisers) feed.ele('author').ele('name').txt(name[language])
  for (const change of changes) {
    const entry = feed.ele('entry')
    entry.ele('id').txt(tag(change))
    entry
      .ele('title')
      .txt(`${kinds[change.kind]}: ${titleForCode(change.item, sessions)?.[language] ?? change.item}`)
    entry.ele('updated').txt(updated(change.date))
    entry.ele('link', {
      rel: 'alternate',
      type: 'text/html',
      hreflang: language,
      href: `${page}#${leadsSomewhere(change, { sessions, posters }) ? change.item : 'changes'}`,
    })
    entry.ele('category', { term: change.kind, label: kinds[change.kind] })
    entry.ele('content', { type: 'text' }).txt(change.text[language])
  }
  return writeXml(document)
}
