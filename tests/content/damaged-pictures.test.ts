// A picture damaged in the middle looks sound at both ends; without this check, the build would fail on it with a stack trace.
import sharp from 'sharp'
import { checkEdition } from '../../pipeline/check'
import { withPicturesTried } from '../../pipeline/check/files/file-fault'
import { data, sample, sampleWith, source } from './edition'
import { adviceIn, messageOf } from './words'

/** The bytes of a file, some of them overwritten in the middle. */
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
const logo = 'content/images/logos/tekstra_dokuma.png'

test.each([
  [portrait, data('speakers'), 'aylin-orneksoy.jpg'],
  ['static/7.jpg', data('venue'), 'galleryImages:'],
  [logo, data('sponsors'), 'Polimera, Tekstra Dokuma'],
])('%s, damaged in the middle, is reported where the content names it', async (path, file, piece) => {
  const edition = await withPicturesTried(sampleWith({ [path]: damaged(path) }))
  const problems = checkEdition(edition).problems.filter((problem) => problem.file === file)
  expect(problems[0]).toMatchObject({
    severity: 'error',
    line: lineOf(file, piece),
    code: 'files.damaged',
    values: { path },
  })
})

test.each([
  [portrait, 599, 'at least 1200 pixels'],
  ['content/images/hero.jpg', 799, 'at least 1600 pixels'],
  [logo, 319, 'at least 640 pixels'],
  ['static/7.jpg', 599, 'at least 1200 pixels'],
])('%s, only %i pixels wide, is reported as blurred', async (path, width, size) => {
  const small = await sharp(sample.bytes(path)).resize({ width }).toBuffer()
  const { problems } = checkEdition(await withPicturesTried(sampleWith({ [path]: small })))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ code: 'files.too-small', severity: 'warning', file: path })
  expect(problems.map((found) => messageOf(found).en)[0]).toContain(`only ${width} pixels wide`)
  expect(problems.map((found) => adviceIn(found).en)[0]).toContain(size)
})

test('a white logo on a transparent ground is reported, for it would be an empty card', async () => {
  const ground = { width: 900, height: 300, channels: 4 as const, background: '#ffffff00' }
  const bar = { create: { ...ground, width: 600, height: 100, background: '#ffffff' } }
  const white = await sharp({ create: ground })
    .composite([{ input: bar }])
    .png()
    .toBuffer()
  const { problems } = checkEdition(await withPicturesTried(sampleWith({ [logo]: white })))
  expect(problems.map(({ code, severity, file }) => [code, severity, file])).toEqual([
    ['files.white', 'warning', logo],
  ])
})

test('the pictures of the sample can be decoded and are large enough', async () => {
  const edition = await withPicturesTried(sample)
  expect(edition.drawn?.size).toBeGreaterThan(40)
  expect(checkEdition(edition).problems).toEqual([])
})
