// What site.yaml says of the edition more than once, and its address. Each may be meant and is a warning.
import type { ReadEdition } from '../../read'
import { correctTheWrongOne } from '../../read/advice'
import { both, type Problem, type Found } from '../../read/problem'
import { inLanguage } from '../../records/localise'
import { languages, type Language } from '../../schemas/kinds'
import { networks } from '../../schemas/site'
import { warningIn } from '../problem-in'
import { yearsIn } from './years'

/** 6th, 6. */
const ordinalIn = (text: string, language: Language) => {
  const [, number] =
    (language === 'en' ? /\b(\d+)(?:st|nd|rd|th)\b/ : /(?<!\d)(\d+)\.(?=\s)/).exec(text) ?? []
  return number === undefined ? undefined : Number(number)
}

/** The year of the event stands in its short name and at the foot of every page, its number in its name. */
function numbers(read: ReadEdition): Problem[] {
  const { site } = read.data
  if (!site) return []
  const year = Number(site.starts.slice(0, 4))
  const named = languages.flatMap((language) => ordinalIn(inLanguage(site.name, language), language) ?? [])
  const other = named.find((number) => number !== site.edition)
  const inShortName = languages.flatMap((language) => yearsIn(inLanguage(site.shortName, language)))
  return [
    other === undefined
      ? []
      : warningIn(read, 'site', ['edition'], {
          message: both(
            `The edition is ${site.edition} here, and ${other} in the name.`,
            `Burada ${site.edition}. etkinlik yazıyor, adında ise ${other}.`,
          ),
          advice: correctTheWrongOne,
        }),
    inShortName.length === 0 || inShortName.includes(year)
      ? []
      : warningIn(read, 'site', ['shortName'], {
          message: both(
            `The short name says ${inShortName[0]}; the symposium is in ${year} (starts).`,
            `Kısa adda ${inShortName[0]} yazıyor; sempozyum ${year} yılında (starts).`,
          ),
          advice: correctTheWrongOne,
        }),
    // A site that opens the year before may say so.
    site.copyrightYear === year || site.copyrightYear === year - 1
      ? []
      : warningIn(read, 'site', ['copyrightYear'], {
          message: both(
            `The copyright year is ${site.copyrightYear}; the symposium is in ${year} (starts).`,
            `Telif yılı ${site.copyrightYear}; sempozyum ${year} yılında (starts).`,
          ),
          advice: correctTheWrongOne,
        }),
  ].flat()
}

/** Whatever stands behind the site's name would come twice in each of its addresses. */
function address(read: ReadEdition): Found {
  const url = read.data.site?.url
  const [end] = /(?:\/(?:(?:en|tr)\/?|(?:index|default)\.\w+))?(?:\/?[?#].*)?$/i.exec(url ?? '') ?? []
  if (!url || !end) return []
  const meant = url.slice(0, -end.length)
  return warningIn(read, 'site', ['url'], {
    message: both(`“${end}” is no part of the site’s address.`, `“${end}” sitenin adresine ait değil.`),
    advice: both(
      `Write ${meant}: the site adds its languages and pages by itself.`,
      `${meant} yazın: Dilleri ve sayfaları site kendisi ekler.`,
    ),
    meant: { from: url, to: meant },
  })
}

/** Networks whose address names another one: the icon would lead to it. */
const exchangedNetworks = (read: ReadEdition): Problem[] =>
  (read.data.site?.networks ?? []).flatMap(({ network, url }, index) => {
    const { host } = new URL(url)
    const other = networks.find((name) => name.length > 1 && name !== network && host.includes(name))
    if (!other) return []
    return warningIn(read, 'site', ['networks', index, 'network'], {
      message: both(
        `The network is ${network}, its address that of ${other}.`,
        `Ağ ${network}, adresi ise ${other} adresi.`,
      ),
      advice: correctTheWrongOne,
    })
  })

/** The edition's number and year in its names, the end of the site's address, and its networks. */
export const checkSite = (read: ReadEdition): Problem[] =>
  [numbers(read), address(read), exchangedNetworks(read)].flat()
