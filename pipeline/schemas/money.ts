// Amounts of money, written once with their currency.
import { z } from 'zod'
import { named } from './kinds'

/** The currencies that organisers can write, each with its ISO 4217 code. */
export const currencies = { TL: 'TRY', EUR: 'EUR', USD: 'USD', GBP: 'GBP', CHF: 'CHF' } as const

export const currency = () =>
  named(z.enum(Object.keys(currencies) as (keyof typeof currencies)[]), 'Currency', 'Para birimi')

const amountOf = (amount: z.ZodNumber) =>
  z.strictObject({ amount: named(amount, 'Amount', 'Tutar'), currency: currency() }).meta({ kind: 'money' })

/** An amount in the main unit of its currency (lira, not kuruş); decimals are allowed. */
export const money = () => amountOf(z.number().positive())

/** A price to pay; 0 is shown as free of charge. */
export const fee = () => amountOf(z.number().nonnegative())

export type Money = z.infer<ReturnType<typeof money>>
