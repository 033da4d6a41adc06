// changes-en.atom and changes-tr.atom: the changes of the programme as a feed (RFC 4287).
import { createHash } from 'node:crypto'
import { changesFeed } from '../../../records/built-files'
import { writtenInstant } from '../../../records/istanbul-time'
import { pathOf } from '../../../records/addresses'
import type { Schedule } from '../schedule/shape'
import { words } from '../words'
import { writeXml, xmlDocument } from '../../xml'
import type { Language } from '../../../schemas/kinds'

type Change = Schedule['changes'][number]

/** Changes are dated by day but feeds need instants: midnight in Istanbul. */
const updated = (date: string) => writtenInstant(date, '00:00')

const sumOf = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8)

/** The id of an entry. With a sum of its text, because an item may change twice on one day. */
const tagOf = ({ date, item, kind, text }: Change, host: string) =>
  `tag:${host},${date}:change/${item}/${kind}/${sumOf(text.en)}`

/** What concerns the whole symposium. A status has no date of its own: it gets that of the announcement or the release. */
function noticesOf({ status, announcement, starts }: Schedule['symposium'], released: string) {
  const date = announcement?.date ?? released
  return [
    status && { id: `${starts}:status/${status.kind}`, date, text: status.text },
    announcement && {
      id: `${date}:announcement/${sumOf(announcement.text.en)}`,
      date,
      text: announcement.text,
    },
  ].filter((notice) => notice !== undefined)
}

/** The feed in one language. `kinds` are the words for the kinds of change. */
export function changesAtom(
  { symposium, changes, released }: Schedule,
  language: Language,
  kinds: Record<Change['kind'], string>,
): string {
  const { host } = new URL(symposium.url)
  const page = symposium.url + pathOf('/program', language)
  const home = symposium.url + pathOf('/', language)
  const notices = noticesOf(symposium, released)
  const dates = [released, ...[...notices, ...changes].map(({ date }) => date)]
  const document = xmlDocument()
  const feed = document.ele('http://www.w3.org/2005/Atom', 'feed', { 'xml:lang': language })
  feed.ele('id').txt(`tag:${host},${symposium.starts.slice(0, 4)}:changes/${language}`)
  feed.ele('title').txt(`${symposium.shortName[language]} – ${words.changesTitle[language]}`)
  feed.ele('updated').txt(updated(dates.sort().at(-1) ?? released))
  feed.ele('link', {
    rel: 'self',
    type: 'application/atom+xml',
    href: `${symposium.url}/${changesFeed(language)}`,
  })
  feed.ele('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: page })
  for (const name of symposium.organisers) feed.ele('author').ele('name').txt(name[language])
  const addEntry = (id: string, title: string, date: string, href: string, text: string) => {
    const entry = feed.ele('entry')
    entry.ele('id').txt(id)
    entry.ele('title').txt(title)
    entry.ele('updated').txt(updated(date))
    entry.ele('link', { rel: 'alternate', type: 'text/html', hreflang: language, href })
    entry.ele('content', { type: 'text' }).txt(text)
    return entry
  }
  for (const { id, date, text } of notices)
    addEntry(`tag:${host},${id}`, text[language], date, home, text[language])
  for (const change of changes) {
    const { kind, name, url, text, date } = change
    const title = `${kinds[kind]}: ${name[language]}`
    const entry = addEntry(tagOf(change, host), title, date, url[language], text[language])
    entry.ele('category', { term: kind, label: kinds[kind] })
  }
  return writeXml(document)
}
