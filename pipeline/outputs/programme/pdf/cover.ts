// The first page: which symposium, when and where, and which version of the programme.
import { writeDate, writeDates } from '../../../records/format'
import { inBoth } from '../../../records/localise'
import { words } from '../words'
import { colours, page, sizes } from './document'
import type { Paper, Paragraph } from './paper'
import { noteOf, paragraphsOf, type Printout } from './printout'

/** Height of the laminate drawn at the top of the page. */
const motif = 150

/** Plies at 0°, ±45° and 90°, each a band of fine lines. */
const plies = [
  { lean: 1, gap: 7, ink: 0.9 },
  { lean: 0, gap: 4, ink: 0.55 },
  { lean: -1, gap: 7, ink: 0.75 },
  { lean: 0, gap: 4, ink: 0.4 },
  { lean: 1, gap: 10, ink: 0.6 },
]

function drawLaminate({ doc }: Paper) {
  const ply = motif / plies.length
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
}

/** When and where the symposium takes place, and who organises it. */
function facts({ schedule, say, line, lead }: Printout): Paragraph[] {
  const { symposium, venue } = schedule
  const dates = inBoth((language) => writeDates(symposium.starts, symposium.ends, language))
  return [
    ...paragraphsOf(say(dates), { weight: 'bold', size: 14 }),
    ...paragraphsOf(say(venue.name), { size: sizes.heading, above: 12 }, { size: sizes.heading }),
    { text: venue.address[lead], colour: 'muted', above: 3 },
    { text: line(words.organisedBy), colour: 'deep', weight: 'bold', size: sizes.small, above: 26 },
    ...symposium.organisers.flatMap((name) =>
      paragraphsOf(say(name), { size: 10.5, above: 3 }, { colour: 'muted', size: sizes.small }),
    ),
  ]
}

/** Version, day of its release, time zone and addresses, at the foot of the page. */
function foot(printout: Printout): Paragraph[] {
  const { schedule, line, label, interfaceWords } = printout
  const { symposium, version, released } = schedule
  const site = symposium.url.replace(/^https?:\/\//, '')
  return [
    { text: label('version').replaceAll('{n}', String(version)), colour: 'deep', weight: 'bold' },
    { text: line(inBoth((language) => writeDate(released, language))) },
    ...noteOf(printout, interfaceWords.programme['istanbulTime'] ?? '', 6),
    { text: `${site}  ·  ${symposium.email}`, colour: 'muted', size: sizes.small, above: 6 },
  ]
}

/** Draws the cover on a page of its own. */
export function drawCover(printout: Printout) {
  const { paper, schedule, say, lead } = printout
  paper.newPage()
  paper.artifact('Layout', () => drawLaminate(paper))
  const cover = paper.element(paper.root, 'Sect')
  paper.y = motif + 58
  const programme = say(words.programme).map(({ text }) => text.toLocaleUpperCase(lead))
  paper.block(cover, 'P', [
    { text: programme.join('  ·  '), colour: 'deep', weight: 'bold', size: sizes.heading },
  ])
  const name = paragraphsOf(
    say(schedule.symposium.name),
    { colour: 'deep', weight: 'bold', size: sizes.title, above: 10 },
    { colour: 'muted', size: 15, above: 8 },
  )
  paper.heading(cover, 'H1', name)
  paper.y += 26
  paper.rule(paper.y, 'deep', 0.9, page.left, 120)
  paper.y += 14
  paper.block(cover, 'P', facts(printout))
  const atFoot = foot(printout)
  paper.y = page.height - page.bottom - paper.heightOf(atFoot) - 8
  paper.block(cover, 'P', atFoot)
  cover.end()
}
