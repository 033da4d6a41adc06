import { each, polygon, rect, shape, stroke } from '../kit/svg'
import { regular, waves } from '../kit/figures'
import { aegean, clay, deep, gold, ink, wave } from '../kit/palette'
import { beside, type Logo } from './compose'

const flask =
  polygon(regular(6, 50, 50, 50), deep) +
  polygon(regular(6, 50, 50, 44), '#ffffff') +
  shape('M42 18h16v20l18 33a5 5 0 0 1-4 8H28a5 5 0 0 1-4-8L42 38Z', deep) +
  shape('M31 67q5-5 9.500 0t9.500 0 9.500 0 9.500 0l4 7H27Z', '#8fd0d0') +
  stroke(waves(35, 58, 10, 5, 3), '#ffffff', 2.4) +
  rect(38, 16, 24, 5, gold, { rx: 2.5 })

const bundle = [
  ['#a9d0d1', 70],
  [wave, 52],
  [aegean, 34],
] as const

const stack =
  each(bundle, ([fill, y]) => shape(`M50 ${y - 20}L98 ${y} 50 ${y + 20} 2 ${y}Z`, fill)) +
  shape('M50 -4L98 16 50 36 2 16Z', clay) +
  stroke('M34 2.700l48 20M18 9.300l48 20M66 2.700l-48 20M82 9.300l-48 20', '#ffffff', 1.6, { opacity: 0.6 })

/** The two organisers: the chamber of chemical engineers and the makers' association. */
export const organisers: Logo[] = [
  beside('images/organisers/chamber.png', flask, { size: 160 }, [
    { text: 'EKMO', size: 74, weight: 800, width: 112, fill: deep },
    { text: 'Ege Kimya Mühendisleri Odası', size: 20, weight: 600, width: 88, fill: ink, gap: 6 },
    { text: 'Aegean Chamber of Chemical Engineers', size: 15, weight: 450, width: 86, fill: ink, gap: 5 },
  ]),
  beside('images/organisers/association.png', stack, { size: 160 }, [
    { text: 'KÜD', size: 78, weight: 900, width: 125, fill: aegean },
    { text: 'Kompozit Üreticileri Derneği', size: 20, weight: 600, width: 90, fill: ink, gap: 6 },
    { text: 'Composite Manufacturers’ Association', size: 16.5, weight: 450, width: 90, fill: ink, gap: 5 },
  ]),
]
