import { bladeStand, carbonStand, exhibitionFloor, posters } from './exhibition'
import { akdeniz, anadolu, stage, workshop } from './halls'
import { entrance, foyer, registration, staircase } from './lobby'
import { facade, gulf, metro, nightView, rooftop, terrace } from './outside'
import { coffee, gala, lunch } from './social'

/** The venue's pictures in the order of the gallery: `/1.jpg` is the first. */
export const venue: readonly (() => string)[] = [
  facade,
  entrance,
  foyer,
  registration,
  anadolu,
  akdeniz,
  stage,
  workshop,
  exhibitionFloor,
  carbonStand,
  bladeStand,
  posters,
  coffee,
  lunch,
  terrace,
  gulf,
  metro,
  staircase,
  rooftop,
  gala,
  nightView,
]
