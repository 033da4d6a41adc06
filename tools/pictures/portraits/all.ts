import { aylin } from './aylin-orneksoy'
import { bust } from './bust'
import { chiara } from './chiara-esempio'
import { henrik } from './henrik-eksempelsen'
import { isil } from './isil-temsilioglu'
import { rui } from './rui-exemplo'

/** The portraits of the speakers, by the names of their files without extension. */
export const portraits: Record<string, () => string> = {
  'aylin-orneksoy': () => bust(aylin),
  'henrik-eksempelsen': () => bust(henrik),
  'chiara-esempio': () => bust(chiara),
  'isil-temsilioglu': () => bust(isil),
  'rui-exemplo': () => bust(rui),
}
