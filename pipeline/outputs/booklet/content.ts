// What the booklet contains: everything from which it is made, as plain values, so that the same content is recognised.
import { extname } from 'node:path/posix'
import { abstractsOf, type ItemAbstract } from '../../abstracts'
import type { ReadEdition } from '../../read'
import { inBoth, bilingual, withTitle } from '../../records/localise'
import { logoPath } from '../../records/logo-file'
import { programmeOf } from '../../records/programme'
import type { EditionData } from '../../schemas'
import type { Bilingual, Text } from '../../schemas/kinds'

export type Advertisement = {
  name: Bilingual
  website: string | undefined
  picture: string
  isWholePage: boolean
}

/** The tier of the firms that advertise in the booklet. */
const isOfBooklet = ({ key, name }: { key: string; name: Text }) =>
  /booklet/i.test(`${key} ${bilingual(name).en}`)

/** Pages of firms: content/images/advertisements/<name of its logo>.jpg fills a page; without it the logo is shown. */
function advertisementsOf({ edition, data }: ReadEdition): Advertisement[] {
  const { tiers, logos, websites } = data.sponsors!
  return tiers.filter(isOfBooklet).flatMap(({ firms }) =>
    firms.map((firm) => {
      const logo = `content/${logoPath(firm, logos)}`
      const artwork = ['.jpg', '.png']
        .map((ending) => logo.replace('/logos/', '/advertisements/').replace(extname(logo), ending))
        .find((file) => edition.exists(file))
      const name = bilingual(firm)
      return {
        name,
        website: websites[name.en],
        picture: artwork ?? logo,
        isWholePage: artwork !== undefined,
      }
    }),
  )
}

/** Everything that is printed, apart from the pictures of advertisements. */
export function bookletContent(read: ReadEdition) {
  const data = read.data as EditionData
  const { name, shortName, starts, ends, city, organisers } = data.site
  return {
    site: {
      name: bilingual(name),
      shortName: bilingual(shortName),
      city: bilingual(city),
      organisers: organisers.map((organiser) => bilingual(organiser.name)),
      starts,
      ends,
    },
    venue: bilingual(data.venue.name),
    released: data.programme.released,
    programme: inBoth((language) => programmeOf(read, language)),
    committees: data.committees.map(({ title, members }) => ({
      title: bilingual(title),
      members: members.map((member) => ({
        name: withTitle(member.name, 'tr'),
        title: bilingual(member.title),
      })),
    })),
    abstracts: abstractsOf(read).list,
    advertisements: advertisementsOf(read),
  }
}

export type BookletContent = ReturnType<typeof bookletContent>
export type { ItemAbstract }
