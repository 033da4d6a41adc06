// Fields that have no place here (“status”, “online”, “affiliation” beside the presenters), and how to say the same.
import type { z } from 'zod'
import { fold } from '../fold'
import { both } from '../problem'
import { elementOf, fieldsOf } from './schema-walk'

const takenOut = both(
  'What is cancelled is taken out: delete the whole entry, and raise “version” in data/programme.yaml; a “start” on the next talk keeps its hour. The site then tells visitors by itself; a reason stands in an entry under “changes” there.',
  'İptal edilen çıkarılır: Kaydın tümünü silin, data/programme.yaml içindeki “version” sayısını artırın; sonraki bildiriye yazılan “start” onun saatini korur. Site bunu ziyaretçilere kendisi duyurur; nedeni oradaki “changes” altına yazılır.',
)

const inWords = both(
  'There is no field for it: say it in the “title”, in both languages, such as “… (online)”, or in the “note” of the session.',
  'Bunun için bir alan yok: “title” içinde iki dilde söyleyin, örneğin “… (çevrim içi)”, ya da oturumun “note” alanına yazın.',
)

const inNote = both(
  'The people of a panel stand in its “note”, in both languages; who leads it stands under “chairs”.',
  'Panelistler oturumun “note” alanına iki dilde yazılır; paneli yöneten “chairs” altında durur.',
)

/** Folded. */
const cancelled = ['cancelled', 'canceled', 'withdrawn', 'status', 'state', 'iptal', 'durum']
const ofPanel = ['panelists', 'panellists', 'panelistler', 'panelist', 'participants', 'katilimcilar']
const remote = ['online', 'virtual', 'hybrid', 'remote', 'zoom', 'cevrimici', 'cevrim ici', 'uzaktan']

/** What to do instead of writing a field of this name. */
export function saidOtherwise(name: string) {
  const folded = fold(name).replace(/[-_]/g, ' ')
  return [
    { names: cancelled, advice: takenOut },
    { names: remote, advice: inWords },
    { names: ofPanel, advice: inNote },
  ].find(({ names }) => names.includes(folded))?.advice
}

/** What to do about `affiliation` beside `presenters`: it is a field of each entry of that list. */
export function ofEntries(names: string[], schema: z.ZodType | undefined) {
  const list = Object.entries(fieldsOf(schema)).find(([, shape]) =>
    names.some((name) => name in fieldsOf(elementOf(shape))),
  )?.[0]
  if (list === undefined) return undefined
  const known = Object.keys(fieldsOf(elementOf(fieldsOf(schema)[list])))
  return both(
    `It belongs to each entry of “${list}”, which has: ${known.join(', ')}.`,
    `“${list}” listesindeki her kaydın içinde durur; alanları: ${known.join(', ')}.`,
  )
}
