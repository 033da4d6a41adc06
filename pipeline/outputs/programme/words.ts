// Words used only by the programme's files; all others come from interface.yaml.
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

/** The name of the label for a kind of change, and for so many people of a panel, among the words of the interface. */
export const changeLabel = (kind: 'added' | 'moved' | 'cancelled' | 'changed') =>
  kind === 'moved' ? 'movedKind' : kind
export const panelLabel = (role: string, count: number) =>
  role === 'panellist' ? 'panellists' : count > 1 ? 'moderators' : 'moderator'
