// The first page: whose programme this is, when and where, and which version.
import { writeDate, writeDates } from '../../../records/format'
import { bilingual, inBoth } from '../../../records/localise'
import type { Telling } from './edition'
import type { Paper, Paragraph } from './paper'
import { colours, page, sizes } from './style'

/** Height of the drawn laminate at the head of the page, points. */
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

/** Draws the cover on a page of its own. */
export function drawCover(paper: Paper, { schedule, say, own, lead, interfaceWords, word }: Telling) {
  const { symposium, venue, version, released } = schedule
  const { root } = paper
  paper.newPage()
  drawLaminate(paper)
  const cover = paper.element(root, 'Sect')
  paper.y = motif + 58
  const programme = say(own.programme).map(({ text }) => text.toLocaleUpperCase(lead === 'tr' ? 'tr' : 'en'))
  paper.block(cover, 'P', [
    { runs: [{ text: programme.join('  ·  '), colour: 'deep' }], weight: 'bold', size: sizes.heading },
  ])
  say(symposium.name).forEach(({ text, language }, index) =>
    paper.block(cover, index === 0 ? 'H1' : 'P', [
      index === 0
        ? { runs: [{ text, colour: 'deep' }], weight: 'bold', size: sizes.title, above: 10, language }
        : { runs: [{ text, colour: 'muted' }], size: 15, above: 8, language },
    ]),
  )
  paper.y += 26
  paper.rule(paper.y, 'deep', 0.9, page.left, 120)
  paper.y += 14
  const dates = say(inBoth((language) => writeDates(symposium.starts, symposium.ends, language))).map(
    ({ text, language }): Paragraph => ({ runs: [{ text }], weight: 'bold', size: 14, language }),
  )
  const places = say(venue.name).map(({ text, language }, index): Paragraph => ({
    runs: [{ text }],
    size: sizes.heading,
    above: index === 0 ? 12 : 0,
    language,
  }))
  paper.block(cover, 'P', [
    ...dates,
    ...places,
    { runs: [{ text: venue.address[lead], colour: 'muted' }], above: 3 },
    {
      runs: [{ text: word(own.organisedBy), colour: 'deep' }],
      weight: 'bold',
      size: sizes.small,
      above: 26,
    },
    ...symposium.organisers.flatMap((name) =>
      say(name).map(({ text, language }, index): Paragraph => ({
        runs: [{ text, colour: index === 0 ? 'ink' : 'muted' }],
        size: index === 0 ? 10.5 : sizes.small,
        above: index === 0 ? 3 : 0,
        language,
      })),
    ),
  ])
  const number = (text: string) => text.replaceAll('{n}', String(version))
  const foot: Paragraph[] = [
    { runs: [{ text: number(word(interfaceWords.programme['version'])), colour: 'deep' }], weight: 'bold' },
    {
      runs: [
        {
          text: say(inBoth((language) => writeDate(released, language)))
            .map(({ text }) => text)
            .join(' / '),
        },
      ],
    },
    ...say(bilingual(interfaceWords.programme['istanbulTime'] ?? '')).map(
      ({ text, language }, index): Paragraph => ({
        runs: [{ text, colour: 'muted' }],
        size: sizes.small,
        above: index === 0 ? 6 : 0,
        language,
      }),
    ),
    {
      runs: [
        { text: `${symposium.url.replace(/^https?:\/\//, '')}  ·  ${symposium.email}`, colour: 'muted' },
      ],
      size: sizes.small,
      above: 6,
    },
  ]
  paper.y = page.height - page.bottom - paper.heightOf(foot) - 8
  paper.block(cover, 'P', foot)
  cover.end()
}
