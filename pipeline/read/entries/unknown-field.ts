// A field that the schema of its entry does not know, and the one that was probably intended.
import type { z } from 'zod'
import { writeField } from '../advice'
import { fold } from '../fold'
import { both } from '../problem'
import { didYouMean, suggestion } from '../suggestion'
import type { Explanation } from './meant-kind'
import { elementOf, fieldsOf, metaOf } from './schema-walk'

/** Turkish and other common names of fields, folded, and the fields that each may mean, the likeliest first. */
const otherNames: [names: string, fields: string][] = [
  ['ad, adi, isim, title', 'name'],
  ['baslik, name', 'title'],
  ['id, kod', 'code, number'],
  ['no, nr, numara', 'number, code'],
  ['presentations, papers, bildiriler', 'talks'],
  ['tarih, deadline, day', 'date'],
  ['saat, time, baslangic', 'start, time'],
  ['bitis', 'end'],
  ['salon, room', 'hall'],
  ['yer', 'place'],
  ['kurum, institution, university', 'affiliation'],
  ['link, url', 'to, url, booking'],
  ['speaker, speakers, author, authors, konusmaci, konusmacilar, yazar, yazarlar', 'presenters'],
  ['chair, moderator, baskan, oturum baskani', 'chairs'],
  ['early', 'earlyBird, earlyBirdUntil'],
  ['duration, sure', 'minutes'],
  ['type, tur', 'kind'],
  ['lang, dil', 'language'],
  ['lat', 'latitude'],
  ['lon, lng', 'longitude'],
  ['tema, topic', 'theme'],
  ['fiyat, ucret', 'price, amount'],
  ['tek', 'single'],
  ['cift', 'double'],
  ['eposta, mail', 'email'],
  ['telefon, tel', 'phone'],
  ['bic', 'swift'],
  ['web, website', 'url, booking'],
  ['children', 'items'],
]

const cancelled = ['cancelled', 'canceled', 'withdrawn', 'status', 'iptal', 'durum']

const cancelAdvice = both(
  'To cancel an item, delete its entry, and raise “version” in data/programme.yaml; a “start” on the next talk keeps its time. The site then informs visitors; give the reason in an entry under “changes” there.',
  'İptal edilen öğe programdan çıkarılır: Kaydın tümünü silin, data/programme.yaml içindeki “version” sayısını artırın; sonraki bildiriye yazılan “start” onun saatini korur. Site bunu ziyaretçilere duyurur; nedeni oradaki “changes” altına yazılır.',
)

/** The fields that a name may mean. */
const fieldsCalled = (name: string) =>
  otherNames
    .filter(([names]) => names.split(', ').includes(fold(name)))
    .flatMap(([, fields]) => fields.split(', '))

/** `currency:TL`: the field whose value begins without a space. */
export function gluedField(name: string, schema: z.ZodType | undefined): string | undefined {
  const [, field] = /^([^\s:]+):\S/.exec(name) ?? []
  return field !== undefined && field in fieldsOf(schema) ? field : undefined
}

/** The one field that an entry lacks, if it has one that it does not know: its name was changed. */
function onlyMissing(name: string, shape: Record<string, z.ZodType>, entry: Record<string, unknown>) {
  const unknown = Object.keys(entry).filter((other) => !(other in shape))
  const missing = Object.keys(shape).filter(
    (field) => entry[field] === undefined && !shape[field]!.safeParse(undefined).success,
  )
  return missing.length === 1 && unknown.length === 1 && unknown[0] === name ? missing[0] : undefined
}

/** The field that a misspelt, Turkish or otherwise wrong name means: it is missing here and, if possible, takes the value. */
export function meantField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): { field: string; takesValue: boolean } | undefined {
  const shape = fieldsOf(schema)
  const open = Object.keys(shape).filter((field) => entry[field] === undefined)
  const takes = (field: string) => shape[field]!.safeParse(entry[name]).success
  const titled = open.filter((field) => {
    const { title, tr } = metaOf(shape[field])
    return [title, tr].some((words) => words !== undefined && fold(words) === fold(name))
  })
  const called = [...titled, ...fieldsCalled(name)].filter((field) => open.includes(field))
  const near = called.length === 0 ? suggestion(name, open) : undefined
  const likely = [gluedField(name, schema), ...called, near, onlyMissing(name, shape, entry)]
  const known = likely.filter((field) => field !== undefined)
  const field = known.find(takes) ?? known[0]
  return field === undefined ? undefined : { field, takesValue: takes(field) }
}

/** What to do about `affiliation` beside `presenters`: it is a field of each entry of that list. */
function ofEntries(name: string, schema: z.ZodType | undefined) {
  const lists = Object.entries(fieldsOf(schema))
  const list = lists.find(([, shape]) => name in fieldsOf(elementOf(shape)))?.[0]
  return list === undefined
    ? undefined
    : both(`It belongs in each entry of “${list}”.`, `“${list}” listesindeki her kaydın içine yazılır.`)
}

/** Explains a field that the schema does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Explanation {
  const glued = gluedField(name, schema)
  if (glued) {
    return {
      message: both(`The space after “${glued}:” is missing.`, `“${glued}:” sonrasındaki boşluk eksik.`),
      advice: writeField,
      mended: (line) => line.replace(/(?<=[{,]\s*)(\w+):(?=[^\s/])/g, '$1: '),
    }
  }
  const known = Object.keys(fieldsOf(schema))
  const fields = both(`Possible fields: ${known.join(', ')}.`, `Olası alanlar: ${known.join(', ')}.`)
  const isOfSession = known.includes('presenters') || known.includes('talks')
  const near = meantField(name, schema, entry)
  return {
    message: both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`),
    advice:
      isOfSession && cancelled.includes(fold(name))
        ? cancelAdvice
        : didYouMean(near?.field, ofEntries(name, schema) ?? fields, fields),
    meant: near?.takesValue ? { from: name, to: near.field } : undefined,
  }
}
