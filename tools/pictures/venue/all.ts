import { akdeniz } from './akdeniz'
import { anadolu } from './anadolu'
import { bladeStand } from './blade-stand'
import { carbonStand } from './carbon-stand'
import { coffee } from './coffee'
import { entrance } from './entrance'
import { exhibitionFloor } from './exhibition-floor'
import { facade } from './facade'
import { foyer } from './foyer'
import { gala } from './gala'
import { gulf } from './gulf'
import { lunch } from './lunch'
import { metro } from './metro'
import { nightView } from './night-view'
import { posters } from './posters'
import { registration } from './registration'
import { rooftop } from './rooftop'
import { stage } from './stage'
import { staircase } from './staircase'
import { terrace } from './terrace'
import { workshop } from './workshop'

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
