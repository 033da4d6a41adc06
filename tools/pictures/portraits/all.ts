import { aylin } from './aylin-orneksoy'
import { bust } from './bust'
import { chiara } from './chiara-esempio'
import { henrik } from './henrik-eksempelsen'
import { isil } from './isil-temsilioglu'
import { rui } from './rui-exemplo'

/** The speakers' portraits by the stem of their file. */
export const portraits: Record<string, () => string> = {
  'aylin-orneksoy': () => bust(aylin),
  'henrik-eksempelsen': () => bust(henrik),
  'chiara-esempio': () => bust(chiara),
  'isil-temsilioglu': () => bust(isil),
  'rui-exemplo': () => bust(rui),
}
