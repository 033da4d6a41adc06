// A sheet with another programme than that of the content, such as a committee's first one over the sample's, replaces it as a whole:
// a session of the sheet does not continue one that happens to have its code, and what was said of the earlier talks is not true of these.
import type { z } from 'zod'
import { fold, inOneLine } from '../domain/fold'
import { wordingsOf, type Bilingual, type Text } from '../domain/languages'
import { plainTitle } from '../domain/title-marks'
import { firmKey } from '../records/firms'
import type { sponsors } from '../schemas/sponsors'
import type { Values } from './edition-values'
import { fieldsOf } from './fields'
import type { Item } from './programme-items'
import type { KnownSession } from './sessions'

/** With fewer talks, posters or companies on either side, a committee’s list was only begun. */
const FEWEST = 5

/** Whether somebody, or a company, is the sample’s. */
export type IsOfSample = (name: string) => boolean

/**
 * Whether of two lists of titles, both long enough to tell, none is in the other. `names`: people or companies of the content; where most are
 * the sample’s, even a short list replaces it.
 */
export function isAnotherList(
  ofSheet: Text[],
  ofContent: Text[],
  names: string[],
  isOfSample: IsOfSample,
): boolean {
  const fewest = names.filter(isOfSample).length > names.length / 2 ? 1 : FEWEST
  const folded = (titles: Text[]) =>
    titles.flatMap(wordingsOf).map((title) => fold(inOneLine(plainTitle(title))))
  const sheet = new Set(folded(ofSheet))
  return (
    ofSheet.length >= fewest && ofContent.length >= fewest && !folded(ofContent).some((one) => sheet.has(one))
  )
}

/** The sessions whose talks are those of another programme than that of the sheet; none where the sheet does not say when its talks are. */
export function sessionsOfAnother(
  items: Item[],
  sessions: KnownSession[],
  isOfSample: IsOfSample,
): KnownSession[] {
  const withTalks = sessions.filter(({ waits, talks = [] }) => !waits && talks.length > 0)
  const known = withTalks.flatMap(({ talks = [] }) => talks)
  const titles = items.flatMap((item) => (item.type === 'talk' ? item.title : []))
  const isAnother = isAnotherList(
    titles,
    known.map(({ title }) => title),
    namesIn(known),
    isOfSample,
  )
  return items.some(({ day }) => day) && isAnother ? withTalks : []
}

/** Who gives a talk or poster, as the content has it. */
export type Presented = Partial<Record<'authors' | 'presenters', { name: string }[]>>

/** Everybody who gives some talks or posters, as far as the content says. */
export const namesIn = (talks: Presented[]): string[] =>
  talks.flatMap(({ authors = [], presenters = [] }) => [...authors, ...presenters].map(({ name }) => name))

/** What a day is called that no list gives a title. */
export const dayTitle = (at: number): Bilingual => ({ en: `Day ${at + 1}`, tr: `${at + 1}. gün` })

/** Takes the sessions with these codes out of the content, and what the frame of the programme says of them. */
export function clearProgramme(content: Values, codes: ReadonlySet<string>): void {
  const frame = fieldsOf(content.programme)
  const days = frame['days'] as { date: string }[]
  content.sessions = (content.sessions as KnownSession[]).filter(({ code }) => !codes.has(code))
  content.programme = {
    ...frame,
    version: 1,
    released: new Date().toISOString().slice(0, 10),
    days: days.map(({ date }, at) => ({ date, title: dayTitle(at) })),
    changes: [],
  }
}

/** Takes the winners of the earlier posters out of the content. */
export function clearWinners(content: Values): void {
  const { posterAwards, ...frame } = fieldsOf(content.programme)
  const { winners: _, ...awards } = fieldsOf(posterAwards)
  content.programme = { ...frame, ...(posterAwards ? { posterAwards: awards } : {}) }
}

/** Sponsors as they are written: what has a default may be absent. */
type Sponsors = z.input<typeof sponsors>

/** Sponsors without those of the categories. Partners stay; logos and websites of removed firms would only cause warnings. */
export function withoutFirms({ logos, websites, ...rest }: Sponsors): Sponsors {
  const keys = (rest.partners ?? []).map(firmKey)
  const kept = Object.entries({ logos, websites }).flatMap(([field, named]) => {
    const known = Object.entries(named ?? {}).filter(([firm]) => keys.includes(firm))
    return known.length > 0 ? [[field, Object.fromEntries(known)]] : []
  })
  const tiers = rest.tiers.map((tier) => ({ ...tier, firms: [] }))
  return { ...rest, tiers, ...(Object.fromEntries(kept) as Pick<Sponsors, 'logos' | 'websites'>) }
}

/** Takes the earlier sponsors out of the content. */
export function clearSponsors(content: Values): void {
  content.sponsors = withoutFirms(content.sponsors as Sponsors)
}
