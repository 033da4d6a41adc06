// abstract-booklet.pdf on A5 and A4: everything that is presented, with its abstracts (specification, section 9: fees include it).
import type { ReadEdition } from '../../read'
import { drawGroup } from './abstracts'
import { drawAdvertisements, drawAuthors } from './back'
import type { BookletContent } from './content'
import { drawCommittees, drawContents, drawCover, type ContentsEntry } from './front'
import { groupsOf, placeOfItem } from './groups'
import { Sheet } from './sheet'
import type { PaperSize } from './style'
import { words } from './words'

/** Makes the booklet; the same content gives the same bytes. */
export async function bookletPdf(
  content: BookletContent,
  { edition }: ReadEdition,
  paper: PaperSize,
): Promise<Buffer> {
  const { site, released } = content
  const sheet = new Sheet({
    title: `${site.name.tr} – ${words.title.tr}`,
    author: site.organisers.map(({ tr }) => tr).join(', '),
    date: released,
    paper,
  })
  /** The numbers of pages, known only once everything is drawn. */
  const places = new Map<string, number>()
  const groups = groupsOf(content)
  drawCover(sheet, content)
  if (content.committees.length > 0) {
    drawCommittees(sheet, content)
    places.set('committees', 2)
  }
  const entries: ContentsEntry[] = [
    ...(content.committees.length > 0
      ? [{ goTo: 'committees', level: 0 as const, title: words.committees }]
      : []),
    ...groups.flatMap(({ key, code, title, entries: own }): ContentsEntry[] => [
      { goTo: key, level: 0, code, title },
      ...own
        .filter(({ abstract }) => abstract)
        .map((entry): ContentsEntry => ({
          goTo: placeOfItem(entry.code),
          level: 1,
          code: entry.code,
          title: entry.title,
        })),
    ]),
    { goTo: 'authors', level: 0, title: words.authors },
  ]
  drawContents(sheet, entries, (goTo) => places.get(goTo))
  for (const group of groups) drawGroup(sheet, group, places)
  drawAuthors(sheet, content, places)
  await drawAdvertisements(sheet, content, edition)
  return sheet.bytes()
}
