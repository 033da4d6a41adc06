// Words used only by the programme's files; all others come from interface.yaml.
import { label } from '../../messages/render'

export const words = {
  programme: label('document.programme'),
  time: label('document.time'),
  session: label('document.session'),
  place: label('document.place'),
  page: label('document.page'),
  date: label('document.date'),
  item: label('document.item'),
  whatChanged: label('document.what-changed'),
  award: label('document.award'),
  amount: label('document.amount'),
  deadline: label('document.deadline'),
  keyDates: label('document.key-dates'),
  changesTitle: label('document.changes'),
}

/** Gives a label of the interface by its name, in the language of a file. */
export type Label = (name: string) => string

/** The name of the label for a kind of change, and for so many people of a panel, among the words of the interface. */
export const changeLabel = (kind: 'added' | 'moved' | 'cancelled' | 'changed') =>
  kind === 'moved' ? 'movedKind' : kind
export const panelLabel = (role: string, count: number) =>
  role === 'panellist' ? 'panellists' : count > 1 ? 'moderators' : 'moderator'
