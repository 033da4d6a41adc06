// What the booklet contains: everything from which it is made, as plain values, so that the same content is recognised.
import { extname } from 'node:path/posix'
import sharp from 'sharp'
import type { z } from 'zod'
import { designOf, type Design } from '../design'
import { abstractsOf, type ItemAbstract } from '../../abstracts'
import { runsOf, type Formula, type Picture } from '../../abstracts/abstract'
import type { ReadEdition } from '../../read'
import { writeHours } from '../../domain/format'
import { bilingual, inBoth, type Bilingual, type Language, type Text } from '../../domain/languages'
import { label } from '../../messages/render'
import { proceedingsOf, type Proceedings, type ScheduledEntry } from '../../records/contributions'
import { factsOf } from '../../records/facts'
import { logoPath } from '../../records/firms'
import { letterOf, type letterRecord } from '../../records/page'
import type { Colour } from '../../records/palette'
import type { EditionData } from '../../schemas'
import { scheduleOf, type Schedule } from '../../records/schedule'
import type { MeaningfulKey } from '../../schemas/meaningful-keys'
import type { Drawings } from '../pdf/formula'
import type { Printout } from '../pdf/texts'
import { colourOf, dateOf, writtenCode } from '../programme/pdf/printout'
import type { KeptFiles } from '../../kept-files'

/** The tier of the firms that advertise in the booklet. */
const ADVERTISERS: MeaningfulKey<'sponsorTiers'> = 'abstract-booklet-advertisement'

/** Pixels: sharp on A4. */
const WIDE = 1800

/** The page of a firm. Without a picture, the firm is named. */
type Advertisement = { name: Bilingual; website: string | undefined; picture?: Picture; isWholePage: boolean }

/** Pages of firms: content/images/advertisements/<name of its logo>.jpg fills a page; without it the logo is shown. */
function advertisementsOf({ edition, data }: ReadEdition, drawn: KeptFiles): Promise<Advertisement[]> {
  const { tiers, logos, websites } = (data as EditionData).sponsors
  const firms = tiers.filter(({ key }) => key === ADVERTISERS).flatMap((tier) => tier.firms)
  return Promise.all(
    firms.map(async (firm): Promise<Advertisement> => {
      const logo = `content/${logoPath(firm, logos, edition)}`
      const artwork = ['.jpg', '.png']
        .map((ending) => logo.replace('/logos/', '/advertisements/').replace(extname(logo), ending))
        .find((file) => edition.exists(file))
      const source = edition.bytes(artwork ?? logo)
      const name = bilingual(firm)
      const website = websites[name.en]
      if (!source) return { name, website, isWholePage: false }
      const jpeg = await drawn(['advertisement', source.toString('base64')], () =>
        sharp(source, { density: 300 })
          .resize({ width: WIDE, withoutEnlargement: true })
          .flatten({ background: 'white' })
          .jpeg({ quality: 88 })
          .toBuffer(),
      )
      const { width, height } = await sharp(jpeg).metadata()
      const picture: Picture = { jpeg: jpeg.toString('base64'), width, height, alt: name.tr }
      return { name, website, picture, isWholePage: artwork !== undefined }
    }),
  )
}

/** The welcome letter in each language, and who signed it. */
type Preface = {
  title: Bilingual
  letters: (z.infer<typeof letterRecord> & { language: Language })[]
  signatures: { name: string; role: Bilingual }[]
}

function prefaceOf(read: ReadEdition): Preface {
  const data = read.data as EditionData
  const letters = read.letters
    .filter(({ key }) => key === 'welcome')
    .map((letter) => ({
      language: letter.language,
      ...letterOf(letter, factsOf(read.data, letter.language)),
    }))
  const signatures = data.site.welcomeSignatures.map(({ name, role }) => ({ name, role: bilingual(role) }))
  const title = inBoth((language) => letters.find((one) => one.language === language)?.title ?? '')
  return { title, letters, signatures }
}

/** Everything that the booklet prints. */
export type BookletContent = {
  schedule: Schedule
  design: Design
  title: Bilingual
  /** The leading one first. */
  languages: [Language, Language]
  labels: EditionData['interface']
  proceedings: EditionData['site']['proceedings']
  /** How the booklet is cited. */
  cited: Record<Language, Proceedings>
  preface: Preface
  committees: EditionData['committees']
  abstracts: ItemAbstract[]
  advertisements: Advertisement[]
}

/** The content of the booklet of a sound edition. */
export async function bookletContent(read: ReadEdition, drawn: KeptFiles): Promise<BookletContent> {
  const data = read.data as EditionData
  const languages: [Language, Language] = ['tr', 'en']
  return {
    schedule: scheduleOf(read),
    design: designOf(read),
    title: label('document.abstract-booklet'),
    languages,
    labels: data.interface,
    proceedings: data.site.proceedings,
    cited: inBoth((language) => proceedingsOf(read, language)),
    preface: prefaceOf(read),
    committees: data.committees,
    abstracts: abstractsOf(read).list,
    advertisements: await advertisementsOf(read, drawn),
  }
}

/** All equations of the abstracts. */
export const formulasOf = ({ abstracts }: BookletContent): Formula[] =>
  abstracts
    .flatMap(({ texts }) => Object.values(texts).flatMap(({ blocks }) => runsOf(blocks).flat()))
    .flatMap(({ formula }) => formula ?? [])

export type Booklet = Printout & BookletContent & { drawings: Drawings }

export type Entry = ScheduledEntry & { abstractText: ItemAbstract | undefined }

/** A session, or all posters, with everything that is presented in it. */
export type Group = {
  place: string
  code: string
  title: Text
  /** That of its hall. */
  colour?: Colour
  facts: string[]
  entries: Entry[]
}

/** The name of the place of an abstract, to which others link. */
export const placeOf = ({ code }: { code: string }): string => `abstract-${code}`

/** The sessions in the order of the programme, then the posters by number: all in which something is presented. */
export function groupsOf({ schedule, abstracts, line, word, label, lead }: Booklet): Group[] {
  const byCode = new Map(abstracts.map((abstract) => [abstract.item.code, abstract]))
  const entriesOf = (entries: ScheduledEntry[]) =>
    entries.map((entry) => ({ ...entry, abstractText: byCode.get(entry.code) }))
  const sessions = schedule.days.flatMap((day) =>
    day.sessions.map((session): Group => {
      const { code, title, date, start, end, place, chairs, talks } = session
      const names = chairs.map((name) => name[lead]).join(', ')
      return {
        place: `session-${code}`,
        code: writtenCode(session),
        title,
        colour: colourOf(schedule, session),
        facts: [
          [line(dateOf(date)), writeHours(start, end), ...(place ? [line(place)] : [])].join('  ·  '),
          ...(names ? [`${label(chairs.length > 1 ? 'chairs' : 'chair')}: ${names}`] : []),
        ],
        entries: entriesOf(talks),
      }
    }),
  )
  const posters: Group = {
    place: 'posters',
    code: '',
    title: word('posters'),
    facts: [],
    entries: entriesOf(schedule.posters),
  }
  return [...sessions, posters].filter(({ entries }) => entries.length > 0)
}
