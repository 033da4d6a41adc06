// Where the venue and the site are: calendars, maps and search engines read coordinates, clock and address.
import type { ReadEdition } from '../../read'
import { write } from '../../read/advice'
import { both, type Problem } from '../../read/problem'
import { inLanguage } from '../../records/localise'
import { warningIn } from '../findings'

/** About two kilometres, in degrees: a venue is not larger. */
const FAR = 0.02

/** The place that a map of OpenStreetMap marks. */
function markedOn(map: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = (new URL(map).searchParams.get('marker') ?? '').split(',').map(Number)
  return latitude && longitude ? { latitude, longitude } : undefined
}

/** Coordinates that are swapped or not where the map has its marker. */
function coordinates(read: ReadEdition): Problem[] {
  const { venue } = read.data
  const marked = venue && markedOn(venue.map)
  if (!marked) return []
  const { latitude, longitude } = venue
  if (Math.abs(latitude - marked.latitude) < FAR && Math.abs(longitude - marked.longitude) < FAR) return []
  return [
    warningIn(read, 'venue', ['latitude'], {
      message: both(
        `${latitude}, ${longitude} is not the place that “map” marks.`,
        `${latitude}, ${longitude}, “map” haritasında işaretli yer değil.`,
      ),
      advice: both(
        `Write latitude: ${marked.latitude}, longitude: ${marked.longitude}, or correct the address of the map.`,
        `latitude: ${marked.latitude}, longitude: ${marked.longitude} yazın ya da haritanın adresini düzeltin.`,
      ),
    }),
  ]
}

/** All times of the site are those of one clock, wherever the symposium is. */
function clock(read: ReadEdition): Problem[] {
  const { site } = read.data
  if (!site || /^(?:Türkiye|Turkiye|Turkey)/i.test(inLanguage(site.country, 'en'))) return []
  return [
    warningIn(read, 'site', ['country'], {
      message: both(
        `All times on the site are in the time of Türkiye (UTC+3), but the symposium is in ${inLanguage(site.country, 'en')}.`,
        `Sitedeki bütün saatler Türkiye saatidir (UTC+3); sempozyumun ülkesi ise ${inLanguage(site.country, 'tr')}.`,
      ),
      advice: both(
        'If the time there is the same, ignore this; otherwise a maintainer has to change pipeline/records/istanbul-time.ts first.',
        'Orada saat aynıysa böyle bırakın; değilse önce bir geliştirici pipeline/records/istanbul-time.ts dosyasını değiştirmelidir.',
      ),
    }),
  ]
}

/** Pages and languages are appended to the site's address. */
function address(read: ReadEdition): Problem[] {
  const url = read.data.site?.url ?? ''
  const [end] = /(?:\/(?:(?:en|tr)\/?|(?:index|default)\.\w+))?(?:\/?[?#].*)?$/i.exec(url) ?? []
  if (!end) return []
  const to = url.slice(0, -end.length)
  const message = both(
    `“${end}” does not belong in the site’s address.`,
    `“${end}” sitenin adresine ait değil.`,
  )
  return [warningIn(read, 'site', ['url'], { message, advice: write(to), replace: { from: url, to } })]
}

/** Warns of coordinates that the map contradicts, of another country's clock, and of more than the site's address. */
export const checkVenue = (read: ReadEdition): Problem[] => [
  ...coordinates(read),
  ...clock(read),
  ...address(read),
]
