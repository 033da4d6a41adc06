import { mix } from './palette'
import { blocks, disc, glints, gull, hills, tower } from './scenery'
import { each, rect, repeat } from './svg'
import { wide } from './frame'

/** A time of day, as colours from the sky down to the water. */
export interface Hour {
  sky: readonly string[]
  far: string
  near: string
  city: string
  sea: string
  glint: string
  sun: string
}

/** Clear morning light. */
export const day: Hour = {
  sky: ['#bfe0e4', '#d3eaea', '#e6f2ef'],
  far: '#8db9bf',
  near: '#6ba3ab',
  city: '#e9dfcd',
  sea: '#3c92a0',
  glint: '#a9d6d9',
  sun: '#fff3cf',
}

/** After sunset. */
export const evening: Hour = {
  sky: ['#2b4a68', '#6a5f7d', '#b9736a', '#e69a66', '#f3c58f'],
  far: '#7a5a72',
  near: '#53496a',
  city: '#3b3f60',
  sea: '#3d5478',
  glint: '#f3b583',
  sun: '#ffd79a',
}

/** A clear night. */
export const midnight: Hour = {
  sky: ['#0c1b30', '#12283f', '#1b3a55', '#274f6a'],
  far: '#1d3b55',
  near: '#173149',
  city: '#22405c',
  sea: '#0f2a42',
  glint: '#e3b04b',
  sun: '#f2ead2',
}

/** Sky in flat layers, from the top of the picture to the horizon. */
export const sky = ({ sky: layers }: Hour, horizon: number) =>
  each(layers, (fill, i) => rect(0, (horizon * i) / layers.length, wide, horizon / layers.length + 1, fill))

/** The bay of İzmir with the far shore, as a backdrop. */
export function bay(
  hour: Hour,
  horizon: number,
  bottom: number,
  sunAt: readonly [number, number] = [860, 150],
): string {
  const lit = hour === midnight ? '#e3b04b' : mix(hour.city, '#ffffff', 0.35)
  return (
    sky(hour, horizon) +
    disc(sunAt[0], sunAt[1], 38, hour.sun) +
    hills(wide, horizon, [60, 110, 84, 130, 100, 150, 96, 120, 70], hour.far) +
    hills(wide, horizon, [30, 44, 36, 60, 40, 66, 50, 40, 60], hour.near) +
    blocks(
      0,
      wide,
      horizon,
      [8, 30],
      [hour.city, mix(hour.city, hour.near, 0.4), mix(hour.city, hour.near, 0.7)],
      5,
    ) +
    repeat(6, (i) =>
      tower(150 + i * 46, horizon, 32, 56 + ((i * 41) % 70), mix(hour.city, hour.near, (i % 3) * 0.25), lit),
    ) +
    rect(0, horizon, wide, bottom - horizon, hour.sea) +
    rect(0, horizon, wide, 5, mix(hour.sea, '#ffffff', 0.2)) +
    glints(wide, horizon, bottom, hour.glint, 46)
  )
}

/** Gulls, each given as x, y and half its span in pixels. */
export const gulls = (colour: string, spots: readonly (readonly [number, number, number])[]) =>
  each(spots, ([x, y, size]) => gull(x, y, size, colour))
