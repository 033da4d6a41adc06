// Guesses which number, amount or yes was meant: "6.000 TL", "0,45 km", evet.
import { invisible } from '../../schemas/kinds'
import { currencyOf, currencyWords } from '../currency-words'
import type { Meant } from './meant-kind'
import { fold } from '../fold'

/** What may stand beside a number: a unit, or the P of a poster’s number. */
const unit = `(?:P-?|${Object.values(currencyWords).join('|')}|km|yüzde|adet|tane|kişi(?:lik)?|people|persons?|participants?|seats?|places?|koltuk|th|st|nd|rd|dk|dakika|min|minutes|[%©]|°(?: ?[NEKD])?)?\\.?`

/** Whole number, perhaps in groups of three, and decimals; other words beside it would leave open what is meant. */
const written = new RegExp(
  `^${unit}\\s*(?:([1-9]\\d{0,2}(?:\\.\\d{3})+|[1-9]\\d{0,2}(?:,\\d{3})+|[1-9]\\d{0,2}(?:[ '’\\u00a0\\u202f]\\d{3})+|\\d+)(?:[.,](?:(\\d+)|[-–]+))?)\\s*${unit}$`,
  'iu',
)

/** Words beside a number that do not change it: a remark in brackets, “per person”, the tax, “about”. */
const remark =
  /^(?:[~≈]|(?:max\.?|en (?:çok|fazla)|up to|about|approx\.|ca\.|yaklaşık) )\s*|\s*(?:\([^()]*\)|(?:per|a|each) \p{L}+|each|kişi başı(?:na)?|\+(?: ?(?:KDV|VAT))?|(?:KDV|VAT) \p{L}+)$/giu

/** 6 bin for 6000. */
const thousands = /(?<=^\d+) bin(?!\p{L})/u

const withoutRemark = (value: string) =>
  value.replace(invisible, '').trim().replace(remark, '').replace(thousands, '.000')

/** Words as they are folded. */
const nothing = ['free', 'free of charge', 'no fee', 'none', 'ucretsiz', 'ucretsizdir', 'bedava', 'yok']

/** `450 m` and a bare 450 where kilometres are wanted. */
export function meantKilometres(value: string): Meant | undefined {
  const { to } = meantNumber(value.trim().replace(/(?<=\d)\s*m(?:et(?:re|er)s?)?\.?$/i, '')) ?? {}
  return to === undefined ? undefined : { from: value, to: String(Number(to) / 1000), unquoted: true }
}

/** `38.4549, 27.1752`, as maps give both for copying: the one that its field asks for. */
export function meantCoordinate(value: string, field: string): Meant | undefined {
  const [, latitude, longitude] = /^(-?\d+\.\d{2,}), *(-?\d+\.\d{2,})$/.exec(value.trim()) ?? []
  const to = { latitude, longitude }[field]
  return to === undefined ? undefined : { from: value, to, unquoted: true }
}

/** The currency that stands beside a number. */
const currencyBeside = (value: string) => currencyOf(value.replace(/[\d.,\s'’–-]/g, ''))

/** "6.000 TL" and "6.000,00" are meant as 6000, "0,45 km" as 0.45, "ücretsiz" as 0. */
export function meantNumber(value: string): Meant | undefined {
  if (nothing.includes(fold(value.trim()))) return { from: value, to: '0', unquoted: true }
  const plain = withoutRemark(value)
  const [, whole, decimals = ''] = written.exec(plain) ?? []
  if (whole === undefined) return undefined
  const to = String(Number(`${whole.replace(/\D/g, '')}.${decimals}`))
  return { from: value, to, unquoted: true, currency: currencyBeside(plain) }
}

/**
 * `40€` and `6.000 TL` are meant as { amount: …, currency: … }; what is free is so in any currency. Of two amounts, the first; one
 * in another currency is kept as a comment, for an organiser to tell of it elsewhere.
 */
export function meantMoney(value: string): Meant | undefined {
  const [first = '', ...others] = value.split(/ (?:[/|]|or|veya|ya da) /)
  const { to: amount, currency = amount === '0' ? 'TL' : undefined } = meantNumber(first) ?? {}
  if (amount === undefined || currency === undefined) return undefined
  const rest = others.filter((other) => (meantNumber(other)?.currency ?? currency) !== currency)
  const comment = rest.length > 0 ? ` # ${rest.join(', ')}` : ''
  return { from: value, to: `{ amount: ${amount}, currency: ${currency} }${comment}`, unquoted: true }
}

/** Words as they are folded. */
const yesAndNo = new Map([
  ['true', 'true'],
  ['false', 'false'],
  ['yes', 'true'],
  ...['evet', 'dogru', '✓', '✔', 'required', 'gerekli'].map((word) => [word, 'true'] as const),
  ['no', 'false'],
  ...['hayir', 'yanlis', '✗', 'not required', 'gerekli degil', 'gerekmez'].map(
    (word) => [word, 'false'] as const,
  ),
])

/** yes, evet and a tick are meant as true, no and hayır as false. */
export function meantBoolean(value: string): Meant | undefined {
  const to = yesAndNo.get(fold(value.trim()))
  return to ? { from: value, to, unquoted: true } : undefined
}
