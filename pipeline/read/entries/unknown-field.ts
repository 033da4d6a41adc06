// A field that the shape of its entry does not know, and the one that was probably meant.
import { writeField } from '../advice'
import type { z } from 'zod'
import type { Explanation } from './explain'
import { fold } from '../fold'
import { both } from '../problem'
import { fieldsOf, metaOf } from './schema-walk'
import { ofEntries, saidOtherwise } from './said-otherwise'
import { didYouMean, suggestion } from '../suggestion'

/** Turkish and other common names of fields, folded, and the fields that each may stand for, the likeliest first. */
const otherNames: [names: string, fields: string][] = [
  ['ad, adi, isim', 'name'],
  ['baslik, name, heading', 'title'],
  ['id, kod', 'code, number'],
  ['no, nr, numara, pano, board', 'number, code'],
  ['presentations, papers, bildiriler', 'talks'],
  ['tarih, deadline, gun, day', 'date'],
  ['dates', 'starts, date'],
  ['saat', 'start, time'],
  ['time, baslangic', 'start'],
  ['bitis', 'end'],
  ['salon, room, oda', 'hall'],
  ['yer', 'place'],
  ['sehir', 'city'],
  ['kurum, kurumlar, institution, institutions, affiliations, university', 'affiliation'],
  ['link', 'to, url, booking'],
  ['url', 'to, booking'],
  ['speaker, speakers, author, authors, konusmaci, konusmacilar, yazar, yazarlar', 'presenters'],
  ['chair, moderator, moderators, moderatorler, baskan, oturum baskani', 'chairs'],
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
  ['foto, picture', 'photo'],
  ['eposta, mail', 'email'],
  ['telefon, tel', 'phone'],
  ['bic', 'swift'],
  ['web, website', 'url, booking'],
  ['children, submenu', 'items'],
  ['until', 'ends, earlyBirdUntil'],
]

/** The fields that a name may stand for. */
const fieldsCalled = (name: string) =>
  otherNames.find(([names]) => names.split(', ').includes(fold(name)))?.[1].split(', ') ?? []

/** `currency:TL`: the field whose value begins without a space. */
export function gluedField(name: string, schema: z.ZodType | undefined): string | undefined {
  const [, field] = /^([^\s:]+):\S/.exec(name) ?? []
  return field !== undefined && field in fieldsOf(schema) ? field : undefined
}

/** `title_en`: the field that holds both languages. */
function fieldOfLanguage(name: string, schema: z.ZodType | undefined): string | undefined {
  const [, field] = /^(\w+)[_-](?:en|tr)$/i.exec(name) ?? []
  return field !== undefined && field in fieldsOf(schema) ? field : undefined
}

/** The one field that an entry lacks, where it has one that it does not know: its name was changed. */
function onlyMissing(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
  open: string[],
): string | undefined {
  const shape = fieldsOf(schema)
  const unknown = Object.keys(entry).filter((other) => !(other in shape))
  const missing = Object.keys(shape).filter(
    (field) => entry[field] === undefined && !shape[field]!.safeParse(undefined).success,
  )
  const [only = ''] = missing
  return missing.length === 1 && unknown.length === 1 && unknown[0] === name && open.includes(only)
    ? only
    : undefined
}

/** The field that a misspelt, Turkish or otherwise wrong name stands for: it is missing here and takes the value. */
export function meantField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): string | undefined {
  const certain = gluedField(name, schema) ?? fieldOfLanguage(name, schema)
  if (certain) return certain
  const open = Object.entries(fieldsOf(schema)).filter(
    ([field, shape]) => entry[field] === undefined && shape.safeParse(entry[name]).success,
  )
  const folded = fold(name)
  const byTitle = open.find(([, shape]) => {
    const { title, tr } = metaOf(shape)
    return [title, tr].some((words) => words !== undefined && fold(words) === folded)
  })
  const fields = open.map(([field]) => field)
  const byOtherName = fieldsCalled(name).find((field) => fields.includes(field))
  if (byTitle || byOtherName) return byTitle?.[0] ?? byOtherName
  // “time” is no misspelt “title”: it is called otherwise here, and has another value.
  const isKnown = fieldsCalled(name).some((field) => field in fieldsOf(schema) && entry[field] === undefined)
  return (isKnown ? undefined : suggestion(name, fields)) ?? onlyMissing(name, schema, entry, fields)
}

/** `chair: Selin Kurmaca`: the field that a name stands for although it does not take this value. */
export const fieldCalled = (name: string, schema: z.ZodType | undefined, entry: Record<string, unknown>) =>
  [...fieldsCalled(name), suggestion(name, Object.keys(fieldsOf(schema))) ?? ''].find(
    (field) => field in fieldsOf(schema) && entry[field] === undefined,
  )

/** Explains a field that the shape does not know. `entry` holds it and its neighbours as they are written. */
export function unknownField(
  name: string,
  schema: z.ZodType | undefined,
  entry: Record<string, unknown>,
): Explanation {
  const known = Object.keys(fieldsOf(schema))
  const fields = both(`Possible fields: ${known.join(', ')}.`, `Olası alanlar: ${known.join(', ')}.`)
  const glued = gluedField(name, schema)
  if (glued) {
    return {
      message: both(`The space after “${glued}:” is missing.`, `“${glued}:” sonrasındaki boşluk eksik.`),
      advice: writeField,
      mended: (line) => line.replace(/(?<=[{,]\s*)(\w+):(?=[^\s/])/g, '$1: '),
    }
  }
  // `Tel: …`, pasted with a signature: no field begins with a capital letter.
  const words = /^\p{Lu}/u.test(name)
  const fieldsOrWords = words
    ? both(
        `If it is a comment, begin it with #; otherwise delete it. ${fields.en}`,
        `Yorumsa # ile başlatın, değilse silin. ${fields.tr}`,
      )
    : fields
  const message = both(`“${name}” is not a known field.`, `“${name}” bilinen bir alan değil.`)
  const inLanguage = fieldOfLanguage(name, schema)
  if (inLanguage) {
    return {
      message,
      advice: both(
        `Write both languages as one field: “${inLanguage}: { en: …, tr: … }”.`,
        `İki dili tek alanda yazın: “${inLanguage}: { en: …, tr: … }”.`,
      ),
    }
  }
  const otherwise = known.includes('presenters') || known.includes('talks') ? saidOtherwise(name) : undefined
  if (otherwise) return { message, advice: otherwise }
  const near = meantField(name, schema, entry)
  const other = fieldCalled(name, schema, entry)
  return {
    message,
    advice: didYouMean(
      near ?? other,
      ofEntries([name, ...fieldsCalled(name)], schema) ?? fieldsOrWords,
      fields,
    ),
    meant: near ? { from: name, to: near } : undefined,
  }
}
