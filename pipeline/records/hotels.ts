// Hotels with their prices and distance written out.
import { z } from 'zod'
import { writeDistance, writeMoney } from './format'
import type { EditionData } from '../schemas'
import { of } from '../schemas/fields'
import type { Language } from '../schemas/kinds'
import { inLanguage } from './localise'

const room = z.object({
  name: z.string(),
  price: z.string().optional(),
  single: z.string().optional(),
  double: z.string().optional(),
})

/** Shape of the GraphQL type `Hotel`. */
export const hotelRecord = z.object({
  name: z.string(),
  logo: of('logo').optional(),
  distance: z.string(),
  booking: z.string().optional(),
  /** Whether any room has different prices for one and for two people. */
  bySize: z.boolean(),
  note: z.string().optional(),
  rooms: z.array(room),
})

type Hotel = EditionData['hotels'][number]

/** A hotel as its card shows it, in one language. */
export function hotelOf(hotel: Hotel, language: Language): z.infer<typeof hotelRecord> {
  const price = (amount?: number) => (amount ? writeMoney(amount, hotel.currency, language) : undefined)
  return {
    name: hotel.name,
    logo: hotel.logo,
    distance: writeDistance(hotel.distanceKm, language),
    booking: hotel.booking,
    bySize: hotel.rooms.some(({ single, double }) => single !== undefined || double !== undefined),
    note: hotel.note && inLanguage(hotel.note, language),
    rooms: hotel.rooms.map((item) => ({
      name: inLanguage(item.name, language),
      price: price(item.price),
      single: price(item.single),
      double: price(item.double),
    })),
  }
}
