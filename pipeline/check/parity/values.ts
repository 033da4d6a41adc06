// The facts that a text may state, independent of how a language writes them.
import type { Language } from '../../schemas/kinds'

/** A fact stated in a text, as a number or word that both languages must share. */
export type StatedValue =
  | { kind: 'date'; month: number; day?: number; year?: number }
  /** Minutes after midnight. Turkish also writes 13.30, which might be a number. */
  | { kind: 'time'; minutes: number; amounts?: number[] }
  | { kind: 'money'; amounts: number[]; currency: string }
  | { kind: 'percent'; amounts: number[] }
  /** More than one amount where the way of writing leaves it open. */
  | { kind: 'number'; amounts: number[] }
  /** Anything that is the same, character by character, in both languages. */
  | { kind: 'email' | 'phone' | 'url' | 'iban' | 'tag'; id: string }

const share = (a: number[] = [], b: number[] = []) => a.some((amount) => b.includes(amount))

const sameOrOpen = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined || a === b

/** Whether two values say the same. A bare number agrees with an amount of money or a percentage of that size. */
export function agree(a: StatedValue, b: StatedValue): boolean {
  if (a.kind === 'date' || b.kind === 'date') {
    if (a.kind !== b.kind) return yearOf(a) !== undefined && yearOf(a) === yearOf(b)
    const [x, y] = [a, b] as Extract<StatedValue, { kind: 'date' }>[]
    return x!.month === y!.month && sameOrOpen(x!.day, y!.day) && sameOrOpen(x!.year, y!.year)
  }
  if ('id' in a || 'id' in b) return 'id' in a && 'id' in b && a.kind === b.kind && a.id === b.id
  if (a.kind === 'time' && b.kind === 'time') return a.minutes === b.minutes
  if (a.kind === 'money' && b.kind === 'money')
    return a.currency === b.currency && share(a.amounts, b.amounts)
  if (a.kind === b.kind || [a, b].some(({ kind }) => kind === 'number' || kind === 'time')) {
    return 'amounts' in a && 'amounts' in b && share(a.amounts, b.amounts)
  }
  return false
}

/** A month with its year is not a day: “October 2025” and “2025” may agree. */
function yearOf(value: StatedValue): number | undefined {
  if (value.kind === 'date') return value.day === undefined ? value.year : undefined
  return value.kind === 'number' ? value.amounts[0] : undefined
}

/** A number as it may be written: 4000, 12.000, 1,5. */
export const number = '\\d+(?:[.,]\\d+)*'

/**
 * The amounts that a number may mean: 12,000 in English and 12.000 in Turkish are thousands; the other language's mark
 * leaves it open.
 */
export function amountsOf(written: string, language: Language): number[] {
  if (/^\d+$/.test(written)) return [Number(written)]
  // 1,250.50 and 1.250,50: the last mark begins the decimals.
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(written))
    return [Number(written.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))]
  const whole = Number(written.replace(/[.,]/g, ''))
  const decimal = /^\d+[.,]\d+$/.test(written) ? [Number(written.replace(',', '.'))] : []
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return decimal
  const thousands = language === 'en' ? ',' : '.'
  return written.includes(thousands) ? [whole] : [whole, ...decimal]
}
