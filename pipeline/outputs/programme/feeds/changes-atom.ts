// changes-en.atom and changes-tr.atom: the changes of the programme as a feed (RFC 4287).
import { createHash } from 'node:crypto'
import { changesFeed } from '../../../records/built-files'
import { writtenInstant } from '../../../domain/event-time'
import { clockOfEdition } from '../../../domain/time-zone'
import type { Schedule } from '../../../records/schedule'
import { changeLabel, type Label } from '../words'
import { writeXml } from '../../xml'
import type { Language } from '../../../domain/languages'
import { label } from '../../../messages/render'
import { pageAddress, placeAddress } from './addresses'

const sumOf = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8)

/** The feed of changes in one language, with a status and an announcement of the whole symposium first. */
export function changesAtom(schedule: Schedule, language: Language, word: Label): string {
  const { symposium, changes, released, timeZone } = schedule
  const clock = clockOfEdition({ ...symposium, timeZone })
  /** Changes are dated by day but feeds need instants: midnight in the city. */
  const updated = (date: string): string => writtenInstant(clock, date, '00:00')
  const { host } = new URL(symposium.url)
  const alternate = { '@rel': 'alternate', '@type': 'text/html', '@hreflang': language }
  const entryOf = (id: string, title: string, date: string, href: string, text: string) => ({
    id: `tag:${host},${id}`,
    title,
    updated: updated(date),
    link: { ...alternate, '@href': href },
    content: { '@type': 'text', '#': text },
  })
  const { status, announcement, starts } = symposium
  // What concerns the whole symposium. A status has no date of its own: it gets that of the announcement or the release.
  const date = announcement?.date ?? released
  const notices = [
    ...(status ? [{ id: `${starts}:status/${status.kind}`, date, text: status.text }] : []),
    ...(announcement
      ? [{ id: `${date}:announcement/${sumOf(announcement.text.en)}`, date, text: announcement.text }]
      : []),
  ]
  const dates = [released, ...[...notices, ...changes].map(({ date }) => date)]
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': language,
      id: `tag:${host},${starts.slice(0, 4)}:changes/${language}`,
      title: `${symposium.shortName[language]} – ${label('document.changes')[language]}`,
      updated: updated(dates.sort().at(-1) ?? released),
      link: [
        {
          '@rel': 'self',
          '@type': 'application/atom+xml',
          '@href': `${symposium.url}/${changesFeed(language)}`,
        },
        { ...alternate, '@href': pageAddress(schedule, '/program', language) },
      ],
      author: symposium.organisers.map((name) => ({ name: name[language] })),
      entry: [
        ...notices.map(({ id, date, text }) =>
          entryOf(id, text[language], date, pageAddress(schedule, '/', language), text[language]),
        ),
        ...changes.map(({ date, item, kind, name, target = 'changes', text }) => ({
          // With a sum of the text, because an item may change twice on one day.
          ...entryOf(
            `${date}:change/${item}/${kind}/${sumOf(text.en)}`,
            `${word(changeLabel(kind))}: ${name[language]}`,
            date,
            placeAddress(schedule, target, language),
            text[language],
          ),
          category: { '@term': kind, '@label': word(changeLabel(kind)) },
        })),
      ],
    },
  })
}
