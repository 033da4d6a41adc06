import { aegean, clay, deep } from '../kit/palette'
import { standardView } from '../kit/room'
import { polygon, rect, repeat, type Point } from '../kit/svg'
import { midnight, type Hour } from '../kit/outlook'

/** Saw-tooth roof lines of the centre, from x = 150 to 1090, above `base`. */
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
export function centre(hour: Hour): string {
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

/** The view of somebody standing on the forecourt. */
export const outdoor = { ...standardView, horizon: 560, eye: 1.7 }
