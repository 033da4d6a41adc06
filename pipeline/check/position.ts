// Where the venue is: its coordinates against Türkiye and against its own map. Calendars, maps and search engines read them.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import { inLanguage } from '../records/localise'
import { warningIn } from './problem-in'

type Place = { latitude: number; longitude: number }

const isInTurkiye = ({ latitude, longitude }: Place) =>
  latitude > 35.8 && latitude < 42.2 && longitude > 25.6 && longitude < 44.9

/** The place that a map of OpenStreetMap marks. */
function markedOn(map: string): Place | undefined {
  const [latitude, longitude] = (new URL(map).searchParams.get('marker') ?? '').split(',').map(Number)
  return latitude && longitude ? { latitude, longitude } : undefined
}

/** About two kilometres: a venue is no larger. Degrees. */
const FAR = 0.02

const areApart = (one: Place, other: Place) =>
  Math.abs(one.latitude - other.latitude) > FAR || Math.abs(one.longitude - other.longitude) > FAR

const written = ({ latitude, longitude }: Place) => `latitude: ${latitude}, longitude: ${longitude}`

/** Coordinates that are exchanged, outside the country, or not where the map has its marker. */
export function checkPosition(read: ReadEdition): Problem[] {
  const { site, venue } = read.data
  if (!venue) return []
  const tell = (message: [string, string], advice: [string, string]) => [
    warningIn(read, 'venue', ['latitude'], {
      message: both(...message),
      advice: both(...advice),
    }),
  ]
  const exchanged = { latitude: venue.longitude, longitude: venue.latitude }
  const marked = markedOn(venue.map)
  const isTurkish = site !== undefined && /^(?:Türkiye|Turkey)/.test(inLanguage(site.country, 'en'))
  if (isTurkish && !isInTurkiye(venue)) {
    return isInTurkiye(exchanged)
      ? tell(
          ['Latitude and longitude are exchanged.', 'Enlem ile boylam yer değiştirmiş.'],
          [`Write ${written(exchanged)}.`, `${written(exchanged)} yazın.`],
        )
      : tell(
          [
            `${venue.latitude}, ${venue.longitude} is not in Türkiye.`,
            `${venue.latitude}, ${venue.longitude} Türkiye’de değil.`,
          ],
          [
            'Copy both numbers from a map, which gives the latitude first.',
            'İki sayıyı haritadan kopyalayın; haritada önce enlem yazar.',
          ],
        )
  }
  if (!marked || !areApart(venue, marked)) return []
  return tell(
    [
      `${venue.latitude}, ${venue.longitude} is another place than the one that “map” marks: ${marked.latitude}, ${marked.longitude}.`,
      `${venue.latitude}, ${venue.longitude}, “map” haritasında işaretli yerden (${marked.latitude}, ${marked.longitude}) başka bir yer.`,
    ],
    [
      'Correct the coordinates here, or copy the address of the map anew.',
      'Buradaki koordinatları düzeltin ya da haritanın adresini yeniden kopyalayın.',
    ],
  )
}
