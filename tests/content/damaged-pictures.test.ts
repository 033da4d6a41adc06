// A picture whose middle is damaged begins and ends well; the build would die of it with a stack trace.
import { checkEdition } from '../../pipeline/check'
import { withDamageKnown } from '../../pipeline/check/files/pictures'
import { data, sample, sampleWith, source } from './edition'

/** The file with some bytes in its middle written over. */
function damaged(path: string): Buffer {
  const bytes = Buffer.from(sample.bytes(path) ?? '')
  const middle = Math.floor(bytes.length / 2)
  return bytes.fill(0xff, middle, middle + 300)
}

const lineOf = (file: string, piece: string) =>
  source(file)
    .split('\n')
    .findIndex((line) => line.includes(piece)) + 1

const portrait = 'content/images/speakers/aylin-orneksoy.jpg'
const logo = 'content/images/logos/karbonay.png'

test.each([
  [portrait, data('speakers'), 'aylin-orneksoy.jpg'],
  ['static/7.jpg', data('venue'), 'galleryImages:'],
  [logo, data('sponsors'), 'Pultrüzyon, Karbonay'],
])('%s, damaged in its middle, is told where it is named', async (path, file, piece) => {
  const edition = await withDamageKnown(sampleWith({ [path]: damaged(path) }))
  const problems = checkEdition(edition).problems.filter((problem) => problem.file === file)
  expect(problems[0]).toMatchObject({
    severity: 'error',
    line: lineOf(file, piece),
    message: {
      en: `The picture ${path} cannot be drawn: it is damaged.`,
      tr: `${path} görseli açılamıyor: dosya bozulmuş.`,
    },
    advice: { en: 'Copy or upload it once more.' },
  })
})

test('the pictures of the sample can be drawn', async () => {
  expect([...((await withDamageKnown(sample)).damaged ?? [])]).toEqual([])
})
