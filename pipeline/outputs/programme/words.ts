// Which labels of the interface (content/interface.yaml) the programme's files use for changes and panels.
import type { ProgrammePerson } from '../../records/presented'
import type { ListedChange } from '../../records/programme-changes/change-list'
import type { ScheduleSession } from '../../records/schedule'

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
