import { createHash } from 'node:crypto'
import { sample, sampleData } from '../../../tests/setup/editions'
import type { OutputFiles } from '../output-files'
import { programmeFiles } from './index'

const hashes = (files: OutputFiles) =>
  Object.entries(files).map(([path, bytes]) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`)

test('all files are there', async () => {
  const { sessions, programme } = sampleData()
  const paths = Object.keys(await programmeFiles(sample()))
  const days = [...new Set([...programme.days, ...sessions].map(({ date }) => date))]
  const calendars = [
    'programme',
    'key-dates',
    ...days.map((date) => `day-${date}`),
    ...programme.halls.map(({ key }) => `hall-${key}`),
    ...sessions.map(({ code }) => `session-${code}`),
  ]
  expect([...paths].sort()).toEqual(
    [
      'programyeni.pdf',
      'programme-en.pdf',
      'programme-tr.pdf',
      'schedule.json',
      'schedule.xml',
      'schemas/schedule.schema.json',
      'changes-en.atom',
      'changes-tr.atom',
      ...calendars.flatMap((name) => [`calendars/en/${name}.ics`, `calendars/tr/${name}.ics`]),
    ].sort(),
  )
})

test('for a site in a folder of its host, every address in every file begins with that folder', async () => {
  const { site } = sampleData()
  const files = await programmeFiles(sample(), { prefix: '/symposium' })
  const texts = Object.entries(files).flatMap(([path, text]) => (path.endsWith('.pdf') ? [] : [String(text)]))
  // Undo the folding of long lines in calendars.
  const addresses = texts.flatMap((text) =>
    [...text.replaceAll('\r\n ', '').matchAll(new RegExp(`${site.url}[^"<\\s]*`, 'g'))].map(
      ([address]) => address,
    ),
  )
  expect(addresses).toContain(`${site.url}/symposium/program#2B`)
  expect(addresses.filter((address) => !address.startsWith(`${site.url}/symposium`))).toEqual([])
})

test('the same content gives the same bytes', async () => {
  expect(hashes(await programmeFiles(sample()))).toEqual(hashes(await programmeFiles(sample())))
})
