// How changes of the programme are worded in each language.
import { writeDay } from '../../domain/format'
import { inLanguage, type Language } from '../../domain/languages'
import { clockOf } from '../../domain/session-times'
import type { ScheduleItem } from './released-schedule'

/** What a change says besides titles, names and places. */
export const words = {
  added: {
    session: { en: 'New session', tr: 'Yeni oturum' },
    talk: { en: 'New talk', tr: 'Yeni bildiri' },
    poster: { en: 'New poster', tr: 'Yeni poster' },
  },
  talk: { en: 'talk', tr: 'bildiri' },
  newTitle: { en: 'New title', tr: 'Yeni başlık' },
  presentedBy: { en: 'presented by', tr: 'konuşmacı' },
  previously: { en: 'previously', tr: 'önceki' },
  cancelled: { en: 'has been cancelled', tr: 'iptal edildi' },
  // Its session must not look as if it did not take place.
  withdrawn: {
    en: 'has been cancelled; the rest of its session takes place',
    tr: 'iptal edildi; oturumun geri kalanı yapılacak',
  },
}

/** “Title”. */
export const title = (item: ScheduleItem, language: Language): string =>
  `“${inLanguage(item.title, language)}”`

/** 2 October, 13:30, Akdeniz Hall. */
export const whereabouts = ({ date, start, place }: ScheduleItem, language: Language): string =>
  [date && writeDay(date, language), start && clockOf(start), place && inLanguage(place, language)]
    .filter(Boolean)
    .join(', ')

/** poster P12; talk, 2 October, 13:30, Akdeniz Hall. */
export const asWhat = (item: ScheduleItem, language: Language): string =>
  item.kind === 'talk' ? `${words.talk[language]}, ${whereabouts(item, language)}` : `poster ${item.code}`
