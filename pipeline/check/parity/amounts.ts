// Numbers as each language writes them.
import type { Language } from '../../schemas/kinds'

/** A number as it may be written: 4000, 12.000, 1,5. */
export const number = '\\d+(?:[.,]\\d+)*'

/**
 * The amounts that a number may mean: 12,000 in English and 12.000 in Turkish are thousands; the other language's sign
 * leaves it open.
 */
export function amountsOf(written: string, language: Language): number[] {
  if (/^\d+$/.test(written)) return [Number(written)]
  // 1,250.50 and 1.250,50: the last sign begins the decimals.
  if (/^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(written))
    return [Number(written.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))]
  const whole = Number(written.replace(/[.,]/g, ''))
  const decimal = /^\d+[.,]\d+$/.test(written) ? [Number(written.replace(',', '.'))] : []
  if (!/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return decimal
  const thousands = language === 'en' ? ',' : '.'
  return written.includes(thousands) ? [whole] : [whole, ...decimal]
}
