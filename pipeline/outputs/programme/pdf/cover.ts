// The first page: which symposium, when and where, and which version of the programme.
import { writeDate, writeDates } from '../../../records/format'
import { bilingual, inBoth } from '../../../records/localise'
import type { Telling } from './edition'
import type { Element, Paper, Paragraph } from './paper'
import { paragraphsOf, textOf } from './paragraphs'
import { colours, page, sizes } from './style'

/** Height of the laminate drawn at the top of the page, points. */
const motif = 150

/** Plies at 0°, ±45° and 90°, each a band of fine lines. */
function drawLaminate(paper: Paper) {
  const { doc } = paper
  paper.artifact('Layout', () => {
    const ply = motif / 5
    const plies = [
      { lean: 1, gap: 7, ink: 0.9 },
      { lean: 0, gap: 4, ink: 0.55 },
      { lean: -1, gap: 7, ink: 0.75 },
      { lean: 0, gap: 4, ink: 0.4 },
      { lean: 1, gap: 10, ink: 0.6 },
    ]
    plies.forEach(({ lean, gap, ink }, index) => {
      const top = index * ply
      doc.save()
      doc.rect(0, top, page.width, ply).clip()
      doc.lineWidth(0.7).strokeColor(colours.deep, ink)
      if (lean === 0)
        for (let y = top + gap / 2; y < top + ply; y += gap) doc.moveTo(0, y).lineTo(page.width, y)
      else
        for (let x = -ply; x < page.width + ply; x += gap) {
          doc.moveTo(lean > 0 ? x : x + ply, top + ply).lineTo(lean > 0 ? x + ply : x, top)
        }
      doc.stroke()
      doc.restore()
    })
    doc.rect(0, motif, page.width, 5).fill(colours.deep)
  })
}

/** The name of the symposium. In the first language it is the document's main heading. */
function drawName(paper: Paper, cover: Element, { schedule, say }: Telling) {
  paragraphsOf(
    say(schedule.symposium.name),
    { colour: 'deep', weight: 'bold', size: sizes.title, above: 10 },
    { colour: 'muted', size: 15, above: 8 },
  ).forEach((paragraph, index) => paper.block(cover, index === 0 ? 'H1' : 'P', [paragraph]))
}

/** When and where it takes place. */
function whenAndWhere({ schedule, say, lead }: Telling): Paragraph[] {
  const { symposium, venue } = schedule
  const dates = inBoth((language) => writeDates(symposium.starts, symposium.ends, language))
  return [
    ...paragraphsOf(say(dates), { weight: 'bold', size: 14 }),
    ...paragraphsOf(say(venue.name), { size: sizes.heading, above: 12 }, { size: sizes.heading }),
    { text: venue.address[lead], colour: 'muted', above: 3 },
  ]
}

/** Who organises it. */
function organisers({ schedule, say, own, word }: Telling): Paragraph[] {
  return [
    { text: word(own.organisedBy), colour: 'deep', weight: 'bold', size: sizes.small, above: 26 },
    ...schedule.symposium.organisers.flatMap((name) =>
      paragraphsOf(say(name), { size: 10.5, above: 3 }, { colour: 'muted', size: sizes.small }),
    ),
  ]
}

/** Version, day of its release, time zone and addresses, at the foot of the page. */
function foot(telling: Telling): Paragraph[] {
  const { schedule, line, word, interfaceWords } = telling
  const { symposium, version, released } = schedule
  const versionWords = word(interfaceWords.programme['version']).replaceAll('{n}', String(version))
  const site = symposium.url.replace(/^https?:\/\//, '')
  return [
    { text: versionWords, colour: 'deep', weight: 'bold' },
    { text: line(inBoth((language) => writeDate(released, language))) },
    ...textOf(telling, bilingual(interfaceWords.programme['istanbulTime'] ?? ''), sizes.small, 6),
    { text: `${site}  ·  ${symposium.email}`, colour: 'muted', size: sizes.small, above: 6 },
  ]
}

/** Draws the cover on a page of its own. */
export function drawCover(paper: Paper, telling: Telling) {
  const { say, own, lead } = telling
  paper.newPage()
  drawLaminate(paper)
  const cover = paper.element(paper.root, 'Sect')
  paper.y = motif + 58
  const programme = say(own.programme).map(({ text }) => text.toLocaleUpperCase(lead))
  paper.block(cover, 'P', [
    { text: programme.join('  ·  '), colour: 'deep', weight: 'bold', size: sizes.heading },
  ])
  drawName(paper, cover, telling)
  paper.y += 26
  paper.rule(paper.y, 'deep', 0.9, page.left, 120)
  paper.y += 14
  paper.block(cover, 'P', [...whenAndWhere(telling), ...organisers(telling)])
  const atFoot = foot(telling)
  paper.y = page.height - page.bottom - paper.heightOf(atFoot) - 8
  paper.block(cover, 'P', atFoot)
  cover.end()
}
