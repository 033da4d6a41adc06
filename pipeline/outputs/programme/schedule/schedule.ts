// Joins the programme records of both languages into one document, from which every other file of the programme is made.
import type { z } from 'zod'
import type { ReadEdition } from '../../../read'
import { elementOf, fieldsOf } from '../../../read/entries/schema-walk'
import { fullAddress, pathOf } from '../../../domain/addresses'
import { inBoth, inLanguage, type Language, type Text } from '../../../domain/languages'
import { changeList } from '../../../records/programme-changes/change-list'
import { programmeOf, type ProgrammePoster, type ProgrammeTalk } from '../../../records/programme'
import { statusTextOf } from '../../../records/site'
import type { EditionData } from '../../../schemas'
import { addressOf } from '../../site/edition'
import { schemaAddress, scheduleShape, type Schedule } from './shape'

type Fields = Record<string, unknown>

/** Keeps only what the shape has of two records, one per language: texts as pairs, calendar days in their ISO form. */
function joined(shape: z.ZodType, en: unknown, tr: unknown): unknown {
  const element = elementOf(shape)
  if (element) return (en as unknown[]).map((item, index) => joined(element, item, (tr as unknown[])[index]))
  const fields = fieldsOf(shape)
  const isDay = typeof en === 'object' && en !== null && 'iso' in en
  if (Object.keys(fields).length === 0) return isDay ? en.iso : (en ?? tr)
  if (en === undefined || tr === undefined) return undefined
  if ('tr' in fields) return { en: inLanguage(en as Text, 'en'), tr: inLanguage(tr as Text, 'tr') }
  const both = Object.entries(fields).map(([name, field]) => [
    name,
    joined(field, (en as Fields)[name], (tr as Fields)[name]),
  ])
  return Object.fromEntries(both)
}

/** The programme of a sound edition in both languages, with addresses below `prefix`, the site’s folder on its host. */
export function scheduleOf(read: ReadEdition, prefix = ''): Schedule {
  const data = read.data as EditionData
  const url = addressOf({ data, prefix }, '')
  const address = (path: string) => fullAddress(url, '', path)
  const record = (language: Language) => {
    const { days, posters, ...programme } = programmeOf(read, language)
    const placeOf = (anchor: string) => `${url}${pathOf('/program', language)}#${anchor}`
    const presented = <Entry extends ProgrammeTalk | ProgrammePoster>(entry: Entry) => ({
      ...entry,
      abstract: entry.abstract && address(entry.abstract),
      links: entry.links.map(({ kind, href }) => ({ kind, url: address(href) })),
      url: placeOf(entry.id),
    })
    return {
      ...programme,
      $schema: schemaAddress(url),
      timeZone: data.site.timeZone,
      symposium: {
        ...data.site,
        url,
        status: data.site.status && { kind: data.site.status, text: statusTextOf(data, language) },
        organisers: data.site.organisers.map(({ name }) => name),
      },
      venue: data.venue,
      days: days.map(({ sessions, ...day }) => ({
        ...day,
        sessions: sessions.map((session) => ({
          ...session,
          place: session.placeName,
          talks: session.talks.map(presented),
          url: placeOf(session.code),
        })),
      })),
      posters: posters.map(presented),
      posterAwards: data.programme.posterAwards,
      changes: changeList(read).map(({ target = 'changes', ...change }) => ({
        ...change,
        url: placeOf(target),
      })),
      keyDates: data.keyDates,
    }
  }
  const { en, tr } = inBoth(record)
  return joined(scheduleShape, en, tr) as Schedule
}
