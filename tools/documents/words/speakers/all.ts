import { aylinOrneksoy } from './aylin-orneksoy'
import { chiaraEsempio } from './chiara-esempio'
import { henrikEksempelsen } from './henrik-eksempelsen'
import { isilTemsilioglu } from './isil-temsilioglu'
import { ruiExemplo } from './rui-exemplo'
import type { Speaker } from './speaker'

export const speakers: Speaker[] = [
  aylinOrneksoy,
  henrikEksempelsen,
  chiaraEsempio,
  isilTemsilioglu,
  ruiExemplo,
]
