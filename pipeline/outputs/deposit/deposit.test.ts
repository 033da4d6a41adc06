// What agencies are sent is valid by their own schemas, and what they send back is found in the content.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/2019'
import addFormats from 'ajv-formats'
import { validateXML } from 'xmllint-wasm'
import { XMLParser } from 'fast-xml-parser'
import { sampleWith } from '../../../tests/content/edition'
import { withReturnedDois } from '../../../tools/deposit/returned-dois'
import { withAbstracts } from '../../abstracts'
import { readEdition, type ReadEdition } from '../../read'
import { depositFiles, missingParts } from '.'
import { depositOf } from './deposit'

/** Crossref’s schemas as published, in its bundle 0.3.1: they say nothing of a licence, and so are not part of the project. */
const SCHEMAS = join('..', 'shared', 'schemas', 'crossref-5.3.1')

const at = new Date('2025-10-06T09:00:00Z')

let read: ReadEdition
let files: Record<string, string>

/** The sample with these files, and its Word files read. */
const reading = async (changed: Record<string, string>): Promise<ReadEdition> =>
  readEdition(await withAbstracts(sampleWith(changed)))

beforeAll(async () => {
  read = await reading({})
  files = depositFiles(read, at) as Record<string, string>
})

test('each record is valid by DataCite’s schema', () => {
  const ajv = new Ajv({ strict: false, logger: false })
  addFormats(ajv)
  const isValid = ajv.compile(JSON.parse(readFileSync('tests/schemas/datacite-v4.5.json', 'utf8')) as object)
  const records = Object.entries(files).filter(([path]) => path.startsWith('datacite/'))
  expect(records).toHaveLength(depositOf(read).contributions.length + 1)
  for (const [path, text] of records) {
    isValid(JSON.parse(text))
    expect([path, isValid.errors]).toEqual([path, null])
  }
})

test('names are taken apart, and the DOI is made from what a talk keeps', () => {
  const { doi_batch: batch } = new XMLParser({ isArray: (name) => name === 'person_name' }).parse(
    files['crossref.xml'] ?? '',
  ) as { doi_batch: { body: { conference: { conference_paper: Record<string, object>[] } } } }
  const papers = batch.body.conference.conference_paper
  const paper = papers.find(({ titles }) => JSON.stringify(titles).includes('Low-temperature cure'))
  expect(papers).toHaveLength(120)
  expect(paper).toMatchObject({
    contributors: { person_name: [{ given_name: 'Zeynep', surname: 'Akçınarlı' }, {}, {}] },
    doi_data: {
      doi: '10.5555/composites2025.low-temperature-cure-37c1',
      resource: 'https://composites2025.example.org/program/low-temperature-cure-37c1',
    },
  })
})

const ifThere = existsSync(SCHEMAS) ? test : test.skip

ifThere(`the deposit is valid by Crossref’s schema (needs ${SCHEMAS})`, async () => {
  // The bundle has a copy of what is on the web.
  const offline = (text: string) => text.replace('http://www.w3.org/Math/XMLSchema', 'standard-modules')
  const names = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.xsd'),
  )
  const schemas = names.map((fileName) => ({
    fileName,
    contents: offline(readFileSync(join(SCHEMAS, fileName), 'utf8')),
  }))
  const isMain = ({ fileName }: { fileName: string }) => fileName === 'crossref5.3.1.xsd'
  const { errors } = await validateXML({
    xml: { fileName: 'crossref.xml', contents: files['crossref.xml'] ?? '' },
    schema: schemas.filter(isMain),
    preload: schemas.filter((schema) => !isMain(schema)),
    initialMemoryPages: 512,
    maxMemoryPages: 4096,
  })
  expect(errors).toEqual([])
})

test.each([
  ['the imprint', /^proceedings:\n(?: .*\n)+/m, ['deposit.no-proceedings']],
  ['the publisher', /^ {2}publisher: .*\n/m, ['deposit.no-publisher']],
  ['the prefix', /^ {2}doiPrefix: .*\n/m, ['deposit.no-prefix']],
])('without %s, what is missing is named with its line', async (_, part, codes) => {
  const site = read.edition.read('content/site.yaml') ?? ''
  const found = missingParts(await reading({ 'content/site.yaml': site.replace(part, '') }))
  expect(found.map(({ code }) => code)).toEqual(codes)
  for (const { file, line } of found) expect([file, line > 1]).toEqual(['content/site.yaml', true])
})

describe('what comes back', () => {
  const taken = (source: string) => withReturnedDois(read, depositOf(read), '/tmp/dois.csv', source)

  test('goes into the content, and from there into citations', async () => {
    const { problems, files: written } = taken(
      [
        'id;code;title;url;doi',
        'booklet;;Abstracts;https://x.example/;10.5281/zenodo.1',
        'cure-kinetics-of-0e8e;1A-3;"Cure; kinetics";https://x.example/;10.5281/zenodo.2',
      ].join('\r\n'),
    )
    expect(problems).toEqual([])
    const after = depositOf(await reading(written))
    expect([after.doi, after.contributions.find(({ code }) => code === '1A-3')?.doi]).toEqual([
      '10.5281/zenodo.1',
      '10.5281/zenodo.2',
    ])
  })

  test('of a report, what was registered', () => {
    const record = (status: string, id: string) =>
      `<record_diagnostic status="${status}">\n<doi>10.5555/composites2025.${id}</doi></record_diagnostic>\n`
    const source = `<doi_batch_diagnostic>\n${record('Success', 'cure-kinetics-of-0e8e')}${record('Failure', 'booklet')}</doi_batch_diagnostic>`
    const { problems, files: written, count } = taken(source)
    expect([problems, count, Object.keys(written)]).toEqual([[], 1, ['content/data/sessions.yaml']])
  })

  test('if a line is not understood, nothing is written, and it is named', () => {
    const { problems, files: written } = taken(
      'cure-kinetics-of-0e8e,10.5281/zenodo.2\nflax-and-glass-6958,10.5281/zenodo.2\nnobody,10.5281/zenodo.3\n',
    )
    expect(problems.map(({ code, line, values }) => [code, line, values?.['doi']])).toEqual([
      ['deposit.doi-twice', 2, '10.5281/zenodo.2'],
      ['deposit.unknown-doi', 3, '10.5281/zenodo.3'],
    ])
    expect(written).toEqual({})
    expect(taken('nothing').problems.map(({ code }) => code)).toEqual(['deposit.no-dois'])
  })
})
