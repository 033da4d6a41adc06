// Hotels with their prices and distance written out.
import { z } from 'zod'
import { writeDistance, writeMoney } from './format'
import type { EditionData } from '../schemas'
import { hotel as hotelSchema } from '../schemas/place'
import type { Language } from '../schemas/kinds'
import { inLanguage, localise } from './localise'

const written = hotelSchema.omit({ distanceKm: true, currency: true, rooms: true })

const room = z.object({
  name: z.string(),
  price: z.string().optional(),
  single: z.string().optional(),
  double: z.string().optional(),
})

export const hotelRecord = written.extend({
  distance: z.string(),
  /** Whether any room has different prices for one and for two people. */
  bySize: z.boolean(),
  rooms: z.array(room),
})

export function hotelOf(hotel: EditionData['hotels'][number], language: Language) {
  const { distanceKm, currency, rooms, ...rest } = hotel
  const price = (amount?: number) => (amount ? writeMoney(amount, currency, language) : undefined)
  return {
    ...(localise(written, rest, language) as object),
    distance: writeDistance(distanceKm, language),
    bySize: rooms.some(({ single, double }) => single !== undefined || double !== undefined),
    rooms: rooms.map(({ name, price: each, single, double }): z.infer<typeof room> => ({
      name: inLanguage(name, language),
      price: price(each),
      single: price(single),
      double: price(double),
    })),
  }
}
