// Joins the programme records of both languages into one document, from which every other file of the programme is made.
import { z } from 'zod'
import type { ReadEdition } from '../../../read'
import { bare } from '../../../read/entries/schema-walk'
import { fullAddress, pathOf } from '../../../records/addresses'
import { inBoth, inLanguage } from '../../../records/localise'
import { changeList } from '../../../records/programme-changes/change-list'
import { programmeOf, type ProgrammePoster, type ProgrammeTalk } from '../../../records/programme'
import { statusTextOf } from '../../../records/site'
import type { EditionData } from '../../../schemas'
import type { Language, Text } from '../../../schemas/kinds'
import { addressOf } from '../../site/edition'
import { schemaAddress, scheduleShape, type Schedule } from './shape'

type Fields = Record<string, unknown>

/** Keeps of two records, one for each language, what the shape has: texts as pairs, calendar days in their ISO form. */
function joined(shape: z.ZodType, en: unknown, tr: unknown): unknown {
  const inner = bare(shape)
  if (inner instanceof z.ZodArray)
    return (en as unknown[]).map((item, index) =>
      joined(inner.element as z.ZodType, item, (tr as unknown[])[index]),
    )
  const isDay = typeof en === 'object' && en !== null && 'iso' in en
  if (!(inner instanceof z.ZodObject)) return isDay ? en.iso : (en ?? tr)
  if (en === undefined || tr === undefined) return undefined
  if ('tr' in inner.shape) return { en: inLanguage(en as Text, 'en'), tr: inLanguage(tr as Text, 'tr') }
  return Object.fromEntries(
    Object.entries(inner.shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      joined(field, (en as Fields)[name], (tr as Fields)[name]),
    ]),
  )
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
      timeZone: 'Europe/Istanbul',
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
