// Where the venue is: its coordinates against Türkiye and against its own map. Calendars, maps and search engines read them.
import type { ReadEdition } from '../read'
import { both, type Fault, type Problem } from '../read/problem'
import { inLanguage } from '../records/localise'
import { warningIn } from './problem-in'

const isInCountry = ({ country }: ReadEdition['data']['site'] & object) =>
  /^(?:Türkiye|Turkiye|Turkey)/i.test(inLanguage(country, 'en'))

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

/** Pages, calendars and the programme count in one clock, wherever the symposium is. */
function otherClock(read: ReadEdition): Problem[] {
  const { site } = read.data
  if (!site || isInCountry(site)) return []
  const [en, tr] = [inLanguage(site.country, 'en'), inLanguage(site.country, 'tr')]
  return [
    warningIn(read, 'site', ['country'], {
      message: both(
        `All hours of the site are those of İstanbul (UTC+3); the symposium is in ${en}.`,
        `Sitedeki bütün saatler İstanbul saatidir (UTC+3); sempozyumun ülkesi ise ${tr}.`,
      ),
      advice: both(
        'Where the clocks there show the same hour, leave it so; otherwise a maintainer has to change pipeline/records/istanbul-time.ts before calendars go out.',
        'Orada saatler aynıysa böyle bırakın; değilse takvimler yayımlanmadan önce bir geliştirici pipeline/records/istanbul-time.ts dosyasını değiştirmelidir.',
      ),
    }),
  ]
}

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
  if (site && isInCountry(site) && !isInTurkiye(venue)) {
    const other = { latitude: venue.longitude, longitude: venue.latitude }
    return isInTurkiye(other) ? exchanged(other) : abroad(venue)
  }
  const marked = markedOn(venue.map)
  return marked && areApart(venue, marked) ? notOnItsMap(venue, marked) : undefined
}

/** Warns of coordinates that are exchanged, outside the country, or not where the map has its marker, and of another country’s clock. */
export function checkPosition(read: ReadEdition): Problem[] {
  const fault = positionFault(read.data)
  return [...otherClock(read), ...(fault ? [warningIn(read, 'venue', ['latitude'], fault)] : [])]
}
