// Writes ids into the YAML of the programme: into talks and posters that have none yet, and into the list of changes in place of
// codes, which may belong to other talks later.
import type { YAMLMap } from 'yaml'
import { itemOf } from '../pipeline/records/programme-changes/change-list'
import type { ReleasedSchedule } from '../pipeline/records/programme-changes/released-schedule'
import { scheduleSnapshot } from '../pipeline/records/programme-changes/snapshot'
import { talkIds } from '../pipeline/records/talk-ids'
import type { ReadEdition } from '../pipeline/read'
import type { EditionData } from '../pipeline/schemas'
import { entriesOf, openDocuments } from './new-edition/documents'

/** The files of an edition with all ids written. */
export function withIds(read: ReadEdition, released: ReleasedSchedule | undefined): Record<string, string> {
  const data = read.data as EditionData
  const { sessions, posters } = talkIds(data, released)
  const current = scheduleSnapshot(data, released)
  const open = openDocuments((path) => read.edition.read(path))
  const write = (entries: YAMLMap[], field: string, values: string[]) =>
    entries.forEach((entry, index) => {
      if (entry.get(field) !== values[index]) entry.set(field, values[index])
    })
  const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)
  entriesOf(open.of('data/sessions.yaml').contents).forEach((session, index) =>
    write(entriesOf(session.get('talks', true)), 'id', idsOf(sessions[index]!.talks)),
  )
  write(entriesOf(open.of('data/posters.yaml').contents), 'id', idsOf(posters))
  const items = data.programme.changes.map((change) => itemOf(change, current, released))
  write(entriesOf(open.of('data/programme.yaml').get('changes', true)), 'item', items)
  return open.written()
}
