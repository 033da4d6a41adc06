import { circle, each, rect, shape, stroke } from '../kit/svg'
import { arc, waves } from '../kit/figures'
import { clay, gold, night, olive, pine, wave } from '../kit/palette'
import { above, beside, type Logo } from './compose'

const sails =
  shape('M46 4Q84 40 80 84H46Z', '#1c4e63') +
  shape('M40 26Q36 60 14 84H40Z', wave) +
  stroke('M8 95H92', gold, 5)

const arches =
  each([clay, night, clay], (fill, i) => shape(`M${4 + i * 33} 70V34a13 13 0 0 1 26 0v36Z`, fill)) +
  stroke(waves(2, 82, 24, 9, 4), wave, 5) +
  stroke(waves(2, 95, 24, 9, 4), wave, 5)

const pomegranate =
  circle(50, 58, 36, '#9c2f4a') +
  shape('M36 26l4-18 10 9 10-9 4 18Z', '#9c2f4a') +
  stroke(arc(50, 58, 24, 110, 200), '#e6a9b3', 5) +
  shape('M56 20Q70 0 96 6Q90 30 62 28Z', olive) +
  rect(48.5, 12, 3, 12, pine)

/** The three hotels of the accommodation page. */
export const hotels: Logo[] = [
  beside('images/hotels/imbat-business.png', sails, { size: 150 }, [
    { text: 'İMBAT', size: 76, weight: 600, width: 100, tracking: 4, fill: '#1c4e63' },
    { text: 'BUSINESS HOTEL', size: 25, weight: 500, width: 100, tracking: 3, fill: '#1c4e63', gap: 6 },
  ]),
  above('images/hotels/kordon-deniz.png', arches, { size: 108, gap: 14 }, [
    { text: 'Kordon Deniz', size: 56, weight: 350, width: 108, fill: night },
    { text: 'HOTEL', size: 24, weight: 600, width: 110, tracking: 14, fill: clay, gap: 4 },
  ]),
  beside('images/hotels/smyrna-garden.png', pomegranate, { size: 150 }, [
    { text: 'Smyrna', size: 62, weight: 400, width: 100, italic: true, fill: '#7d2239' },
    { text: 'Garden', size: 62, weight: 400, width: 100, italic: true, fill: pine, gap: -4 },
    { text: 'HOTEL', size: 24, weight: 600, tracking: 12, fill: pine, gap: 8 },
  ]),
]
