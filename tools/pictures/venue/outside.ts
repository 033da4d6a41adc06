import {
  aegean,
  apricot,
  clay,
  deep,
  dune,
  gold,
  mist,
  night,
  pale,
  pine,
  sand,
  walnut,
  wave,
  white,
  wood,
} from '../kit/palette'
import { plant, roundTable, sign } from '../kit/furniture'
import { person } from '../kit/people'
import { box, face, panel, project, slab, standardView, type Place, type View } from '../kit/room'
import { cypress, ferry, glints, palm, tower, tree } from '../kit/scenery'
import { circle, ellipse, polygon, rect, repeat, shape, stroke, type Point } from '../kit/svg'
import { framed } from './frame'
import { bay, day, evening, ferries, gulls, midnight, sky, type Hour } from './outlook'

/** Saw-tooth roof lines of the centre, from x = 150 to 1090, standing on `base`. */
const roof = (base: number, rise: number): Point[] => [
  [150, base],
  [150, base - rise * 0.35],
  ...Array.from({ length: 5 }, (_, i): Point[] => [
    [150 + i * 188, base - rise * 0.35],
    [150 + i * 188 + 150, base - rise],
    [150 + (i + 1) * 188, base - rise * 0.35],
  ]).flat(),
  [1090, base],
]

/** The front of the centre, by day or by night. */
function centre(hour: Hour): string {
  const dark = hour === midnight
  const glass = dark ? '#f2c979' : '#9fd0d6'
  const frame = dark ? '#0b2236' : deep
  return (
    polygon(roof(420, 150), dark ? '#24506a' : aegean) +
    polygon(roof(420, 150), 'url(#weave)', { opacity: dark ? 0.25 : 0.55 }) +
    rect(150, 410, 940, 190, glass) +
    repeat(5, (i) => rect(170 + i * 188, 430, 150, 80, dark ? '#ffe2a3' : '#c9e6e8', { opacity: 0.7 })) +
    repeat(21, (i) => rect(150 + i * 47 - 2, 410, 4, 190, frame)) +
    rect(150, 505, 940, 5, frame) +
    rect(130, 382, 980, 38, dark ? '#163a52' : '#f4ecdd') +
    rect(470, 520, 300, 80, dark ? '#ffe9ba' : '#dff0ef') +
    rect(440, 505, 360, 18, clay) +
    repeat(7, (i) => rect(468 + i * 50, 523, 4, 77, frame))
  )
}

const outdoor: View = { ...standardView, horizon: 560, eye: 1.7 }

/** The front of the centre from the forecourt. */
export function facade(): string {
  const flag = (x: number, fill: string) =>
    rect(x, 250, 5, 360, '#8b959a') + shape(`M${x + 5} 256q18 -9 36 0t34 0v46q-16 9 -34 0t-36 0Z`, fill)
  return framed(
    sky(day, 560),
    circle(1010, 110, 54, day.sun),
    repeat(5, (i) =>
      tower(40 + i * 66, 560, 50, 190 + ((i * 83) % 150), i % 2 ? '#b7d3d6' : '#a5c8cc', '#e6f2ef'),
    ),
    repeat(4, (i) =>
      tower(900 + i * 74, 560, 54, 150 + ((i * 97) % 170), i % 2 ? '#b7d3d6' : '#a5c8cc', '#e6f2ef'),
    ),
    centre(day),
    sign({ ...outdoor, focal: 1000 }, 'BAYRAKLI FUAR VE İŞ MERKEZİ', [0.2, 3.21, 10], deep, {
      size: 0.25,
      weight: 700,
      width: 112,
      tracking: 3,
    }),
    rect(0, 600, 1200, 200, '#d9cbb0'),
    repeat(6, (i) => rect(0, 618 + i * i * 7, 1200, 2 + i * 0.6, '#b9a885', { opacity: 0.6 })),
    repeat(11, (i) =>
      stroke(`M${600 + (i - 5) * 90} 600L${600 + (i - 5) * 260} 800`, '#b9a885', 2, { opacity: 0.5 }),
    ),
    polygon(
      [
        [470, 600],
        [770, 600],
        [1000, 800],
        [240, 800],
      ],
      '#e9dfcd',
      { opacity: 0.7 },
    ),
    flag(150, clay),
    flag(240, aegean),
    flag(330, gold),
    palm(90, 660, 250, walnut, pine),
    palm(1130, 650, 230, walnut, pine),
    palm(980, 630, 170, walnut, '#4f7a5e'),
    rect(0, 654, 160, 26, '#5d7c58', { rx: 12 }),
    rect(1030, 644, 170, 28, '#5d7c58', { rx: 12 }),
    person(outdoor, -1.6, 15, 1, 'walking', { away: true }),
    person(outdoor, 0.6, 14, 5, 'walking', { away: true }),
    person(outdoor, 1.8, 16, 2),
    person(outdoor, -3.4, 9.4, 3, 'talking'),
    person(outdoor, -2.6, 9.3, 6),
    person(outdoor, 3.2, 8.4, 0, 'walking', { away: true }),
    person(outdoor, 0.2, 7.6, 4, 'walking', { away: true }),
  )
}

const rail = (y: number, colour: string, glass: string) =>
  rect(0, y, 1200, 150, glass, { opacity: 0.28 }) +
  repeat(9, (i) => rect(i * 150, y, 8, 160, colour)) +
  rect(0, y - 8, 1200, 14, colour)

/** The terrace over the bay at dusk. */
export function terrace(): string {
  const view: View = { ...standardView, horizon: 380, eye: 1.8 }
  const bulb = (i: number): readonly [number, number] => [
    i * 75,
    96 + 62 * Math.sin((((i % 8) * 75) / 600) * Math.PI),
  ]
  const table = (x: number, z: number, seed: number): string => {
    const [cx, cy] = project(view, [x, 1.1, z])
    return (
      person(view, x - 0.75, z + 0.2, seed, 'holding') +
      person(view, x + 0.75, z + 0.3, seed + 3, 'talking', { mirror: true }) +
      roundTable(view, x, z, 0.42, 1.1, sand, false) +
      circle(cx, cy - 12, 30, gold, { opacity: 0.25 }) +
      rect(cx - 7, cy - 24, 14, 22, '#ffe2a3', { rx: 3 })
    )
  }
  return framed(
    bay(evening, 380, 620, [330, 330]),
    ferries(390, '#1b2440', '#e9cfae', '#6a5f7d'),
    rail(470, '#2a2c48', '#e69a66'),
    rect(0, 620, 1200, 180, '#6d4f4a'),
    repeat(6, (i) => rect(0, 632 + i * i * 6, 1200, 3, '#4d3838', { opacity: 0.7 })),
    [0, 1]
      .map((i) => stroke(`M${i * 600} 96Q${i * 600 + 300} 220 ${i * 600 + 600} 96`, '#2a2c48', 3))
      .join(''),
    repeat(17, (i) => {
      const [x, y] = bulb(i)
      return circle(x, y + 6, 20, '#ffd79a', { opacity: 0.25 }) + circle(x, y + 6, 9, '#ffe9ba')
    }),
    table(-2.3, 6.4, 1),
    table(2.4, 6.2, 4),
    table(0.1, 4.9, 7),
    plant(view, -3.6, 5.6, 1.6),
    plant(view, 3.7, 5.4, 1.6, '#8a3b4f'),
  )
}

/** The gulf from the upper floor: ferries, gulls, the far shore. */
export function gulf(): string {
  return framed(
    bay(day, 340, 800, [930, 120]),
    polygon(
      [
        [0, 420],
        [560, 344],
        [1200, 420],
        [1200, 470],
        [0, 520],
      ],
      wave,
      { opacity: 0.3 },
    ),
    ferry(700, 470, 330, night, '#faf7f1', wave),
    ferry(150, 392, 110, clay, '#faf7f1', wave),
    polygon(
      [
        [706, 476],
        [1040, 476],
        [1180, 492],
        [660, 490],
      ],
      '#dff0ef',
      { opacity: 0.6 },
    ),
    shape('M330 560L396 420V560Z', '#faf7f1') +
      shape('M404 440Q448 510 440 560H404Z', apricot) +
      shape('M318 566H462L446 590H340Z', deep),
    glints(1200, 480, 700, '#c9e6e8', 26, 9),
    gulls(white, [
      [220, 170, 34],
      [330, 220, 22],
      [560, 130, 26],
      [690, 210, 16],
      [1040, 240, 28],
    ]),
    polygon(
      [
        [0, 700],
        [1200, 660],
        [1200, 800],
        [0, 800],
      ],
      '#d9cbb0',
    ),
    polygon(
      [
        [0, 700],
        [1200, 660],
        [1200, 674],
        [0, 716],
      ],
      '#f4ecdd',
    ),
    repeat(5, (i) => palm(90 + i * 255, 770 - i * 9, 220 - (i % 2) * 40, walnut, i % 2 ? pine : '#4f7a5e')),
    repeat(6, (i) => ellipse(190 + i * 200, 792 - i * 4, 80, 26, '#5d7c58')),
  )
}

/** The metro stop Salhane with a train coming in. */
export function metro(): string {
  const view: View = { ...standardView, eye: 1.7, horizon: 400 }
  return framed(
    rect(0, 0, 1200, 800, '#d3e8e8'),
    repeat(5, (i) =>
      tower(330 + i * 60, 420, 46, 130 + ((i * 71) % 120), i % 2 ? '#a5c8cc' : '#b7d3d6', '#e6f2ef'),
    ),
    slab(view, [-8, -1.1, 1], 6.6, 30, '#6f7a7e'),
    repeat(12, (i) => slab(view, [-7.4, -1.09, 3 + i * 1.8], 5, 0.3, '#556065')),
    face(
      view,
      [
        [-5.2, -1, 1],
        [-5.05, -1, 1],
        [-5.05, -1, 30],
        [-5.2, -1, 30],
      ],
      '#c9d1d4',
    ),
    face(
      view,
      [
        [-3.4, -1, 1],
        [-3.25, -1, 1],
        [-3.25, -1, 30],
        [-3.4, -1, 30],
      ],
      '#c9d1d4',
    ),
    box(view, [-5.6, -0.7, 9], [3.1, 3.1, 16], '#eef3f3'),
    panel(view, [-5.4, 0.9, 8.98], 2.7, 1.1, '#23343f'),
    panel(view, [-5.6, -0.2, 8.97], 3.1, 0.5, clay),
    panel(view, [-5.6, -0.7, 8.98], 3.1, 0.4, '#3a464d'),
    face(
      view,
      [
        [-2.5, -0.2, 9],
        [-2.5, -0.2, 25],
        [-2.5, 0.3, 25],
        [-2.5, 0.3, 9],
      ],
      clay,
    ),
    repeat(6, (i) =>
      face(
        view,
        [
          [-2.49, 0.7, 9.6 + i * 2.5],
          [-2.49, 0.7, 11.4 + i * 2.5],
          [-2.49, 1.8, 11.4 + i * 2.5],
          [-2.49, 1.8, 9.6 + i * 2.5],
        ],
        '#5aa2b0',
      ),
    ),
    [-5.1, -3.2]
      .map((x) => {
        const [px, py] = project(view, [x, 0.45, 8.95])
        return circle(px, py, 9, '#ffe9ba')
      })
      .join(''),
    sign(view, 'Halkapınar', [-4.05, 2.08, 8.95], gold, { size: 0.22, weight: 700 }),
    slab(view, [-2.2, 0, 1], 12, 29, '#d5cbb8'),
    slab(view, [-2.2, 0.002, 1], 0.35, 29, gold),
    slab(view, [-1.85, 0.002, 1], 0.12, 29, '#faf7f1'),
    repeat(9, (i) => slab(view, [-1.7, 0.002, 2 + i * 1.6], 11, 0.04, '#a89c86', { opacity: 0.5 })),
    panel(view, [3.2, 0, 14], 8, 4, '#e9dfcd'),
    panel(view, [3.2, 0, 13.99], 8, 1.1, aegean),
    face(
      view,
      [
        [4.6, 0, 1],
        [4.6, 0, 14],
        [4.6, 4, 14],
        [4.6, 4, 1],
      ],
      '#e2d3b8',
    ),
    face(
      view,
      [
        [4.6, 1.3, 3],
        [4.6, 1.3, 12],
        [4.6, 2.7, 12],
        [4.6, 2.7, 3],
      ],
      wave,
    ),
    face(
      view,
      [
        [4.58, 1.3, 3],
        [4.58, 1.3, 12],
        [4.58, 2.7, 12],
        [4.58, 2.7, 3],
      ],
      'url(#weave)',
      { opacity: 0.5 },
    ),
    face(
      view,
      [
        [-3.4, 4, 1.2],
        [5, 4, 1.2],
        [5, 4, 28],
        [-3.4, 4, 28],
      ],
      '#f4ecdd',
    ),
    repeat(8, (i) => slab(view, [-3.4, 3.98, 3 + i * 3], 8.4, 0.3, '#c9bb9f')),
    repeat(4, (i) => box(view, [2.6, 0, 19 - i * 4.4], [0.28, 4, 0.28], deep)),
    box(view, [-0.9, 2.7, 8], [3.2, 0.75, 0.12], deep),
    panel(view, [-0.78, 2.78, 7.98], 0.6, 0.6, clay),
    sign(view, 'M', [-0.48, 2.9, 7.95], white, { size: 0.5, weight: 800 }),
    sign(view, 'Salhane', [1, 2.9, 7.95], white, { size: 0.56, weight: 700 }),
    repeat(2, (i) =>
      rect(project(view, [-0.5 + i * 2.4, 4, 8])[0], project(view, [0, 4, 8])[1], 4, 62, deep),
    ),
    box(view, [3, 0, 9.5], [0.5, 0.45, 2.2], wood),
    person(view, -0.6, 11.5, 4),
    person(view, 0.6, 9.8, 8, 'holding'),
    person(view, 1.6, 10.2, 2),
    person(view, -0.9, 6.6, 6, 'walking', { away: true }),
    person(view, 1.7, 5.6, 3, 'talking'),
    person(view, 2.5, 5.5, 0, 'standing'),
  )
}

/** The roof garden with its solar panels. */
export function rooftop(): string {
  const view: View = { ...standardView, horizon: 340, eye: 2 }
  const solar = ([x, , z]: Place): string =>
    face(
      view,
      [
        [x, 0.35, z],
        [x + 1.7, 0.35, z],
        [x + 1.7, 1.15, z + 0.9],
        [x, 1.15, z + 0.9],
      ],
      '#1d3f66',
    ) +
    repeat(3, (i) =>
      face(
        view,
        [
          [x + 0.42 * (i + 1), 0.35, z],
          [x + 0.42 * (i + 1) + 0.03, 0.35, z],
          [x + 0.42 * (i + 1) + 0.03, 1.15, z + 0.9],
          [x + 0.42 * (i + 1), 1.15, z + 0.9],
        ],
        mist,
      ),
    ) +
    face(
      view,
      [
        [x, 0.75, z + 0.45],
        [x + 1.7, 0.75, z + 0.45],
        [x + 1.7, 0.78, z + 0.48],
        [x, 0.78, z + 0.48],
      ],
      mist,
    )
  const planter = (x: number, z: number, width: number): string =>
    box(view, [x, 0, z], [width, 0.5, 0.7], clay) +
    repeat(Math.round(width / 0.35), (i) => {
      const [px, py] = project(view, [x + 0.2 + i * 0.35, 0.55, z + 0.3])
      const s = 260 / z
      return ellipse(px, py - s * 0.4, s, s * (0.8 + (i % 3) * 0.25), i % 2 ? pine : '#5d7c58')
    })
  return framed(
    bay(day, 340, 470, [260, 120]),
    gulls(white, [
      [700, 130, 24],
      [780, 170, 16],
      [430, 220, 14],
    ]),
    repeat(5, (i) =>
      tower(880 + i * 66, 420, 52, 190 + ((i * 89) % 170), i % 2 ? '#7fb1b6' : '#9cc6c8', '#dff0ef'),
    ),
    rail(376, deep, '#bfe0e4'),
    rect(0, 470, 1200, 330, '#d8c8aa'),
    repeat(9, (i) => rect(0, 482 + i * i * 4.4, 1200, 3, '#b8a47f', { opacity: 0.6 })),
    repeat(5, (i) => solar([-7.2 + i * 2.1, 0, 10])),
    repeat(3, (i) => solar([-5.4 + i * 2.1, 0, 7.6])),
    planter(2.2, 10, 4.4),
    cypress(850, 500, 130, pine),
    cypress(930, 506, 150, pine),
    tree(1050, 520, 210, walnut, pine, '#5d7c58'),
    box(view, [1.5, 0, 7.4], [2.6, 0.45, 0.7], wood),
    person(view, 1.2, 8.3, 5),
    person(view, 2.2, 8.5, 1, 'talking', { mirror: true }),
    planter(-3.6, 4.9, 2.2),
    box(view, [2.1, 0, 5], [1.7, 0.45, 0.6], wood),
    person(view, -0.5, 5.3, 2, 'pointing'),
    person(view, -1.3, 5.2, 3, 'holding'),
    person(view, 0.9, 4.6, 6, 'standing', { away: true }),
  )
}

/** The centre by night, mirrored in the wet forecourt. */
export function nightView(): string {
  return framed(
    sky(midnight, 600),
    circle(970, 120, 46, midnight.sun),
    circle(952, 110, 42, '#12283f'),
    repeat(26, (i) =>
      circle((i * 197) % 1200, 20 + ((i * 83) % 230), 1.6 + (i % 3) * 0.6, '#dfe8f2', { opacity: 0.7 }),
    ),
    repeat(6, (i) =>
      tower(10 + i * 62, 600, 48, 230 + ((i * 83) % 170), i % 2 ? '#1d3b55' : '#23465f', '#e3b04b55'),
    ),
    repeat(5, (i) =>
      tower(880 + i * 66, 600, 52, 200 + ((i * 97) % 190), i % 2 ? '#1d3b55' : '#23465f', '#e3b04b55'),
    ),
    centre(midnight),
    sign({ ...outdoor, focal: 1000 }, 'BAYRAKLI FUAR VE İŞ MERKEZİ', [0.2, 3.21, 10], '#ffe9ba', {
      size: 0.25,
      weight: 700,
      width: 112,
      tracking: 3,
    }),
    rect(0, 600, 1200, 200, '#0f2438'),
    repeat(20, (i) => rect(156 + i * 47, 604, 30, 60 + ((i * 37) % 80), '#f2c979', { opacity: 0.16 })),
    repeat(7, (i) => rect(470 + i * 43, 604, 40, 150, '#ffe9ba', { opacity: 0.14 })),
    repeat(14, (i) =>
      rect((i * 173) % 1160, 626 + ((i * 47) % 160), 60 + ((i * 31) % 90), 3, '#f2c979', {
        opacity: 0.4,
        rx: 2,
      }),
    ),
    palm(80, 664, 250, '#16222e', '#16303a'),
    palm(1136, 654, 240, '#16222e', '#16303a'),
    repeat(4, (i) => {
      const x = 220 + i * 250
      return (
        rect(x, 560, 5, 130, '#0b1826') +
        circle(x + 2, 556, 34, '#ffe2a3', { opacity: 0.16 }) +
        circle(x + 2, 556, 11, '#ffe9ba')
      )
    }),
    person(outdoor, -1.2, 12.5, 1, 'walking', { away: true }),
    person(outdoor, -0.4, 12.3, 5, 'walking', { away: true }),
    person(outdoor, 2.3, 10.2, 2, 'walking'),
    person(outdoor, -3.2, 9, 3, 'talking'),
    person(outdoor, -2.4, 8.9, 4),
  )
}
