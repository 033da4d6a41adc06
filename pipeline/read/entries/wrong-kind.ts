// Values that are not of the kind that is wanted: no date, no IBAN, no single value at all.
import { invisible, kinds, type Bilingual, type KindName } from '../../schemas/kinds'
import type { Explanation, Refused } from './explain'
import { meantKind } from './meant-kind'
import { meantFirst, meantRange } from './several-values'
import { needsQuotes } from './wrong-text'
import { shown } from './words'
import { both } from '../problem'
import { quoted } from '../yaml/lines'

/** `iban:` with a list or with fields of its own, where one value is wanted. */
export const oneValue = (value: object, field: string): Explanation => ({
  message: Array.isArray(value)
    ? both(`A list stands at “${field}”.`, `“${field}” alanında bir liste var.`)
    : both(`“${field}” holds fields of its own.`, `“${field}” içinde başka alanlar var.`),
  advice:
    Array.isArray(value) && typeof value[0] === 'string'
      ? both(
          `Write one value, such as “${field}: ${value[0]}”.`,
          `Tek bir değer yazın, örneğin “${field}: ${value[0]}”.`,
        )
      : both(
          `Write one value, behind “${field}:” on its line.`,
          `“${field}:” ardına, aynı satıra tek bir değer yazın.`,
        ),
})

/** `phone: 02320000000`: as a number, it loses its zero or plus. */
export function phoneAsNumber(refused: Refused): Explanation {
  const { written } = refused
  const { to = kinds.phone.accepts(written) ? written : undefined } = meantKind('phone', written) ?? {}
  if (to === undefined) return wrongKind('phone', { ...refused, value: written })
  return { ...needsQuotes(written), meant: { from: written, to: quoted(to) } }
}

/** `https://…`, `mailto:…` and `/documents/form.pdf` where only pages are led to. */
const noPage = (value: string): Explanation => ({
  message: both(
    `“${value}” is no page; the menu leads to pages of this site only.`,
    `“${value}” bir sayfa değil; menü yalnızca bu sitenin sayfalarına gider.`,
  ),
  advice: both(
    'Write the address of a page, such as /venue/transportation. Other links stand in the texts of pages: [words](https://…).',
    'Bir sayfanın adresini yazın, örneğin /venue/transportation. Öbür bağlantılar sayfa metinlerinde durur: [sözcükler](https://…).',
  ),
})

const ofPeople: readonly KindName[] = ['phone', 'email', 'iban', 'url']

/** What to do about a span, by whether the group has a field for its end. */
function ofSpan(kind: KindName, { siblings, inEntry }: Refused): Bilingual {
  const [end, en, tr] = kind === 'time' ? ['end', 'time', 'saat'] : ['ends', 'date', 'tarih']
  const one = both(`Write one ${en} here`, `Buraya tek bir ${tr} yazın`)
  if (siblings.includes(end))
    return both(
      `${one.en}: the end stands in a field of its own (${end}).`,
      `${one.tr}: Bitiş kendi alanında durur (${end}).`,
    )
  return kind === 'date' && inEntry
    ? both(
        `${one.en}, and copy the entry for each other day.`,
        `${one.tr}, öbür günlerin her biri için kaydı kopyalayın.`,
      )
    : both(`${one.en}.`, `${one.tr}.`)
}

/** A value that is not of its kind (schemas/kinds.ts). */
export function wrongKind(kind: KindName, refused: Refused): Explanation {
  const { value, field } = refused
  if (value !== null && typeof value === 'object') return oneValue(value, field)
  if (kind === 'route' && /^[a-z]+:|^www\.|\.(?!mdx)[a-z]{3,4}$/i.test(String(value)))
    return noPage(String(value))
  const { problem, advice } = kinds[kind]
  const range = kind === 'date' || kind === 'time' ? meantRange(kind, String(value), field) : undefined
  if (range) {
    return {
      message: both(`“${String(value)}” is a span.`, `“${String(value)}” bir aralık.`),
      advice: ofSpan(kind, refused),
      meant: range,
    }
  }
  const { en, tr } = shown(value, field)
  const meant = meantKind(kind, value)
  if (String(value).search(invisible) >= 0) {
    return {
      message: both(`There is an invisible sign in ${en}.`, `${tr} içinde görünmeyen bir karakter var.`),
      advice: both('Type it anew instead of copying it.', 'Kopyalamak yerine yeniden yazın.'),
      meant,
    }
  }
  const first = !meant && ofPeople.includes(kind) ? meantFirst(kind, String(value)) : undefined
  if (first) {
    return {
      message: both(`More than one stands here: ${en}.`, `Burada birden çok değer var: ${tr}.`),
      advice: both(
        'Write one; the others may stand in the text of a page.',
        'Birini yazın; öbürleri bir sayfanın metninde durabilir.',
      ),
      meant: first,
    }
  }
  const noSuchDay = kind === 'date' && kinds.date.pattern.test(String(value))
  return {
    message: both(`${en} ${problem.en}.`, `${tr} ${problem.tr}.`),
    advice: noSuchDay
      ? both(
          'The calendar has no such day: look at the month and at the day.',
          'Takvimde böyle bir gün yok: Ayı ve günü gözden geçirin.',
        )
      : advice,
    meant,
  }
}
