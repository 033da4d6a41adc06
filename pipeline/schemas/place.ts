// The venue, how to get there and the hotels nearby.
import { z } from 'zod'
import { currency, line, list, named, of, text } from './fields'

/** The services whose maps pages may embed: only these may be framed. Each with what its embed addresses contain. */
const mapServices = new Map([
  ['https://www.google.com', /^\/maps(\/d(\/u\/\d+)?)?\/embed\?|^\/maps.*[?&]output=embed/],
  ['https://www.openstreetmap.org', /^\/export\/embed\.html\?/],
])

const isEmbeddable = (address: string) => {
  const { origin, pathname, search } = new URL(address)
  return mapServices.get(origin)?.test(pathname + search) === true
}

const embedded = () =>
  of('url').refine((address) => !URL.canParse(address) || isEmbeddable(address), {
    params: { code: 'value.not-embeddable' },
  })

export const venue = z.strictObject({
  name: named(text(), 'Name', 'Ad'),
  address: named(text(), 'Address', 'Adres'),
  district: named(text(), 'District', 'İlçe'),
  postalCode: named(line(), 'Postal code', 'Posta kodu'),
  latitude: named(z.number().min(-90).max(90), 'Latitude', 'Enlem', {
    en: 'North, in decimal degrees, such as 38.4549.',
    tr: 'Kuzey, ondalık derece, örneğin 38.4549.',
  }),
  longitude: named(z.number().min(-180).max(180), 'Longitude', 'Boylam', {
    en: 'East, in decimal degrees, such as 27.1752.',
    tr: 'Doğu, ondalık derece, örneğin 27.1752.',
  }),
  map: named(embedded(), 'Map to embed', 'Gömülecek harita'),
  accommodationMap: named(embedded(), 'Map of the hotels', 'Otel haritası').optional(),
  galleryImages: named(
    z.number().int().min(0).max(99),
    'Pictures in the gallery',
    'Galerideki görsel sayısı',
    { en: 'static/1.jpg, static/2.jpg and so on.', tr: 'static/1.jpg, static/2.jpg ve devamı.' },
  ).default(0),
  metroStation: named(line(), 'Nearest metro station', 'En yakın metro istasyonu').optional(),
  busLines: list('Bus lines', 'Otobüs hatları', {
    number: named(line(), 'Line', 'Hat'),
    route: named(text(), 'Route', 'Güzergâh'),
    terminus: named(text(), 'Metro station at the terminus', 'Son durağın metro istasyonu'),
  }).default([]),
  cityPhotos: list('Photos of the city', 'Şehir fotoğrafları', {
    photo: named(of('picture'), 'Photo', 'Fotoğraf'),
    alt: named(text(), 'Description of the image', 'Görselin betimlemesi'),
    caption: named(text(), 'Caption', 'Resim altı yazısı'),
  }).default([]),
})

const room = z
  .strictObject({
    name: named(text(), 'Room type', 'Oda tipi'),
    price: named(z.number().positive(), 'Price per night', 'Gecelik fiyat').optional(),
    single: named(z.number().positive(), 'Single, per night', 'Tek kişilik, gecelik').optional(),
    double: named(z.number().positive(), 'Double, per night', 'Çift kişilik, gecelik').optional(),
  })
  .refine(
    (value) => (value.price === undefined) !== (value.single === undefined && value.double === undefined),
    { params: { code: 'value.room-price' } },
  )

export const hotel = z.strictObject({
  name: named(line(), 'Name', 'Ad'),
  logo: named(of('logo'), 'Logo', 'Logo').optional(),
  // A larger number is probably in metres.
  distanceKm: named(
    z.number().positive().max(100),
    'Distance from the venue (km)',
    'Sempozyum yerine uzaklık (km)',
    { en: 'In kilometres, such as 0.45.', tr: 'Kilometre olarak, örneğin 0.45.' },
  ),
  booking: named(of('url'), 'Booking address', 'Rezervasyon adresi').optional(),
  currency: currency(),
  rooms: named(z.array(room), 'Rooms', 'Odalar', {
    en: 'May be left out until the prices are known.',
    tr: 'Fiyatlar belli olana dek boş bırakılabilir.',
  }).default([]),
  note: named(text(), 'Note', 'Not').optional(),
})
