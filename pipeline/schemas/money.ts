// Amounts of money, written once with their currency.
import { z } from 'zod'
import { named, of } from './fields'

export const currency = () => named(of('currency'), 'Currency', 'Para birimi')

const amountOf = (amount: z.ZodNumber) =>
  z.strictObject({ amount: named(amount, 'Amount', 'Tutar'), currency: currency() }).meta({ kind: 'money' })

/** An amount in the main unit of its currency (lira, not kuruş); decimals are allowed. */
export const money = () => amountOf(z.number().positive())

/** A price to pay; 0 is shown as free of charge. */
export const fee = () => amountOf(z.number().nonnegative())

export type Money = z.infer<ReturnType<typeof money>>

/** The ISO 4217 code of a currency as it is written here. */
export const currencyCode = (currency: string) => (currency === 'TL' ? 'TRY' : currency)
