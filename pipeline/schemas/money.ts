// Amounts of money, written once with their currency.
import { z } from 'zod'
import { named } from './kinds'

export const currency = () => named(z.enum(['TL', 'EUR', 'USD']), 'Currency', 'Para birimi')

/** An amount in whole units of its currency. */
export const money = () =>
  z
    .strictObject({
      amount: named(z.number().positive(), 'Amount', 'Tutar'),
      currency: currency(),
    })
    .meta({ kind: 'money' })

export type Money = z.infer<ReturnType<typeof money>>
