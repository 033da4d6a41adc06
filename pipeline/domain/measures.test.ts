import { keepMeasures, splitMeasures } from './measures'

/** With “_” for each no-break space. */
const kept = (text: string) => keepMeasures(text).replaceAll('\u00a0', '_')

test('a letter before a hyphen is kept with its word', () => {
  expect(splitMeasures('Her şey e-postayla yapılır, in X-ray tomography')).toEqual([
    'Her şey ',
    'e-postayla',
    ' yapılır, in ',
    'X-ray',
    ' tomography',
  ])
})

test.each([
  ['cured at 95 °C, then 4 h at 140 °C', 'cured at 95_°C, then 4_h at 140_°C'],
  ['was 52 ± 2, 48 ± 2 and 47 ± 3 MPa', 'was 52_±_2, 48_±_2 and 47_±_3_MPa'],
  ['180 ppm; 126 kJ/mol; 300 g/m2; 5 mPa·s', '180_ppm; 126_kJ/mol; 300_g/m2; 5_mPa·s'],
  ['from 78 ± 3 to 64 ± 2 kJ mol−1', 'from 78_±_3 to 64_±_2_kJ_mol−1'],
  ['D = 2.4 · 10−13 m2 s−1.', 'D_=_2.4_·_10−13_m2_s−1.'],
  ['below the laser (Xc < 4 %)', 'below the laser (Xc_<_4_%)'],
  ['% 5, 25 °C’deki, 1,8 m’lik; 12 punto', '% 5, 25_°C’deki, 1,8_m’lik; 12_punto'],
  ['70 × 100 cm; mol oranı 1 : 0,9', '70_×_100_cm; mol oranı 1_:_0,9'],
  ['Bearings up to 5 m², 10 MB, 6,000 TL', 'Bearings up to 5_m², 10_MB, 6,000_TL'],
  ['12 ptarmigans, 500 words, 3 hours, 2 Ekim, PA12 m', '12 ptarmigans, 500 words, 3 hours, 2 Ekim, PA12 m'],
  ['Fuar Caddesi No: 1, Örnek Sokak No: 6/3', 'Fuar Caddesi No:_1, Örnek Sokak No:_6/3'],
  ['A4 and B5: 4 to 6 pages', 'A4 and B5: 4 to 6 pages'],
])('%s', (text, expected) => {
  expect(kept(text)).toBe(expected)
  expect(keepMeasures(text)).toHaveLength(text.length)
  expect(splitMeasures(text).join('')).toBe(text)
})
