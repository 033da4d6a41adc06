// Where the venue is: its coordinates against Türkiye and against its own map. Calendars, maps and search engines read them.
import type { ReadEdition } from '../read'
import { both, type Fault, type Found } from '../read/problem'
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

const bare = ({ latitude, longitude }: Place) => `${latitude}, ${longitude}`

const exchanged = (meant: Place): Fault => ({
  message: both('Latitude and longitude are exchanged.', 'Enlem ile boylam yer değiştirmiş.'),
  advice: both(`Write ${written(meant)}.`, `${written(meant)} yazın.`),
})

const abroad = (venue: Place): Fault => ({
  message: both(`${bare(venue)} is not in Türkiye.`, `${bare(venue)} Türkiye’de değil.`),
  advice: both(
    'Copy both numbers from a map, which gives the latitude first.',
    'İki sayıyı haritadan kopyalayın; haritada önce enlem yazar.',
  ),
})

const notOnItsMap = (venue: Place, marked: Place): Fault => ({
  message: both(
    `${bare(venue)} is another place than the one that “map” marks: ${bare(marked)}.`,
    `${bare(venue)}, “map” haritasında işaretli yerden (${bare(marked)}) başka bir yer.`,
  ),
  advice: both(
    'Correct the coordinates here, or copy the address of the map anew.',
    'Buradaki koordinatları düzeltin ya da haritanın adresini yeniden kopyalayın.',
  ),
})

function positionFault({ site, venue }: ReadEdition['data']): Fault | undefined {
  if (!venue) return undefined
  const isTurkish = site !== undefined && /^(?:Türkiye|Turkey)/.test(inLanguage(site.country, 'en'))
  if (isTurkish && !isInTurkiye(venue)) {
    const other = { latitude: venue.longitude, longitude: venue.latitude }
    return isInTurkiye(other) ? exchanged(other) : abroad(venue)
  }
  const marked = markedOn(venue.map)
  return marked && areApart(venue, marked) ? notOnItsMap(venue, marked) : undefined
}

/** Warns of coordinates that are exchanged, outside the country, or not where the map has its marker. */
export function checkPosition(read: ReadEdition): Found {
  const fault = positionFault(read.data)
  return fault ? warningIn(read, 'venue', ['latitude'], fault) : []
}
