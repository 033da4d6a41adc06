// Every firm that sponsors.yaml and exhibition.yaml name.
import type { ReadEdition } from '../../read'
import type { Text } from '../../schemas/kinds'
import { soundFields } from '../findings'

/** A firm of one of the lists, and its place in the file. */
export type FirmNamed = { name: 'sponsors' | 'exhibition'; firm: Text; path: PropertyKey[] }

/** The firms of all lists that could be read, those of sponsors.yaml first; one that stands in several comes with each. */
export function firmsNamed(read: ReadEdition): FirmNamed[] {
  const { partners, tiers: categories } = soundFields(read, 'sponsors')
  const { tiers, exhibitors } = soundFields(read, 'exhibition')
  const listed = (name: FirmNamed['name'], firms: Text[] = [], ...path: PropertyKey[]) =>
    firms.map((firm, index): FirmNamed => ({ name, firm, path: [...path, index] }))
  const inTiers = (name: FirmNamed['name'], list: { firms: Text[] }[] = []) =>
    list.flatMap(({ firms }, tier) => listed(name, firms, 'tiers', tier, 'firms'))
  return [
    ...listed('sponsors', partners, 'partners'),
    ...inTiers('sponsors', categories),
    ...inTiers('exhibition', tiers),
    ...listed('exhibition', exhibitors, 'exhibitors'),
  ]
}
