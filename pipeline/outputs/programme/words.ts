// Words used only by the programme's files; all others come from interface.yaml.
import type { ProgrammePerson } from '../../records/presented'
import type { ListedChange } from '../../records/programme-changes/change-list'
import type { ScheduleSession } from '../../records/schedule'

export const words = {
  programme: { en: 'Programme', tr: 'Program' },
  time: { en: 'Time', tr: 'Saat' },
  session: { en: 'Session', tr: 'Oturum' },
  place: { en: 'Place', tr: 'Yer' },
  page: { en: 'Page', tr: 'Sayfa' },
  date: { en: 'Date', tr: 'Tarih' },
  item: { en: 'Item', tr: 'Kayıt' },
  whatChanged: { en: 'What changed', tr: 'Ne değişti' },
  award: { en: 'Award', tr: 'Ödül' },
  amount: { en: 'Amount', tr: 'Tutar' },
  deadline: { en: 'Deadline', tr: 'Son gün' },
  keyDates: { en: 'Key dates', tr: 'Önemli tarihler' },
  changesTitle: { en: 'Changes to the programme', tr: 'Program değişiklikleri' },
  pageOf: {
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
    tr: (page: number, pages: number) => `Sayfa ${page} / ${pages}`,
  },
} as const

/** Gives a label of the interface by its name, in the language of a file. */
export type Label = (name: string) => string

type PanelGroup = { label: string; people: ProgrammePerson[] }

/** The name of the label for a kind of change. */
export const changeLabel = (kind: ListedChange['kind']): string => (kind === 'moved' ? 'movedKind' : kind)

/** The people of a panel by what they do, with the name of the label for so many of them; only roles that somebody has. */
export const panelGroups = (panel: ScheduleSession['panel']): PanelGroup[] => {
  const moderators = panel.filter(({ role }) => role === 'moderator')
  const panellists = panel.filter(({ role }) => role === 'panellist')
  const groups = [
    { label: moderators.length > 1 ? 'moderators' : 'moderator', people: moderators },
    { label: 'panellists', people: panellists },
  ]
  return groups.filter(({ people }) => people.length > 0)
}
