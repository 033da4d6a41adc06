// What is rarely twice and may be meant: two hotels with one address, two halls of one name. Each is a warning.
import type { ReadEdition } from '../read'
import { findDuplicates } from '../read/find-duplicates'
import { ignoringCase } from '../read/fold'
import { both, type Problem } from '../read/problem'
import { inLanguage } from '../records/localise'
import type { CollectionName } from '../schemas'
import type { Bilingual } from '../schemas/kinds'
import { entriesOf, problemIn } from './problem-in'

type Member = { name: string; path: PropertyKey[] }

/** A list whose members are told apart by their names, and what two of one name share. */
type List = { collection: CollectionName; what: Bilingual; members: Member[] }

/** Lists whose members are the entries of a file. */
function ofEntries(read: ReadEdition): List[] {
  return [
    {
      collection: 'keyDates',
      what: both('day and event', 'gün ve olay'),
      members: entriesOf(read, 'keyDates').map(({ entry: { date, event }, index }) => ({
        name: `${date} ${inLanguage(event, 'en')}`,
        path: [index, 'event'],
      })),
    },
    {
      collection: 'hotels',
      what: both('booking address', 'rezervasyon adresi'),
      members: entriesOf(read, 'hotels').map(({ entry, index }) => ({
        name: entry.booking,
        path: [index, 'booking'],
      })),
    },
    {
      collection: 'downloads',
      what: both('file', 'dosya'),
      members: entriesOf(read, 'downloads').map(({ entry, index }) => ({
        name: entry.file,
        path: [index, 'file'],
      })),
    },
    {
      collection: 'speakers',
      what: both('photo', 'fotoğraf'),
      members: entriesOf(read, 'speakers').map(({ entry, index }) => ({
        name: entry.photo,
        path: [index, 'photo'],
      })),
    },
    {
      collection: 'navigation',
      what: both('page', 'sayfa'),
      members: entriesOf(read, 'navigation').map(({ entry, index }) => ({
        name: entry.to,
        path: [index, 'to'],
      })),
    },
  ]
}

/** Lists within an entry or a file. */
function withinEntries(read: ReadEdition): List[] {
  const { programme, site } = read.data
  return [
    ...entriesOf(read, 'navigation').map(({ entry, index }): List => ({
      collection: 'navigation',
      what: both('page', 'sayfa'),
      members: entry.items.map(({ to }, item) => ({ name: to, path: [index, 'items', item, 'to'] })),
    })),
    ...entriesOf(read, 'sessions').map(({ entry, index }): List => ({
      collection: 'sessions',
      what: both('chair', 'oturum başkanı'),
      members: entry.chairs.map((name, chair) => ({ name, path: [index, 'chairs', chair] })),
    })),
    {
      collection: 'programme',
      what: both('name', 'ad'),
      members: (programme?.halls ?? []).map(({ name }, hall) => ({
        name: inLanguage(name, 'en'),
        path: ['halls', hall, 'name'],
      })),
    },
    {
      collection: 'site',
      what: both('name', 'ad'),
      members: (site?.organisers ?? []).map(({ name }, organiser) => ({
        name: inLanguage(name, 'en'),
        path: ['organisers', organiser, 'name'],
      })),
    },
  ]
}

/** Members of lists that share what is mostly each one's own. */
export const checkLikelyRepeats = (read: ReadEdition): Problem[] =>
  [...ofEntries(read), ...withinEntries(read)].flatMap(({ collection, what, members }) =>
    findDuplicates(members, ({ name }) => ignoringCase(name)).map(({ item: { path }, before }) => {
      const { line } = read.files[collection].yaml.locate(before.path)
      return problemIn(
        read,
        collection,
        path,
        both(`The same ${what.en} stands on line ${line}.`, `Aynı ${what.tr} ${line}. satırda da var.`),
        both(
          'Was it copied and not changed? Correct one of the two, or delete it.',
          'Kopyalanıp değiştirilmemiş olabilir: ikisinden birini düzeltin ya da silin.',
        ),
        { severity: 'warning' },
      )
    }),
  )
