// Authors' Word files: what is read from them, which talk they belong to, and what their authors' mistakes are answered with.
import { strToU8, zipSync } from 'fflate'
import { abstractsOf, withAbstracts } from '../../pipeline/abstracts'
import { plain, type LanguageText } from '../../pipeline/abstracts/abstract'
import { readCorrection, writeCorrection } from '../../pipeline/abstracts/corrections'
import { checkEdition } from '../../pipeline/check'
import type { ReadEdition } from '../../pipeline/read'
import { abstractBody, paragraph, wordFile } from '../setup/word-file'
import { sample, sampleWith } from './edition'

const folder = 'content/abstracts'

/** The sample with these files instead of its own abstracts, checked. */
async function withFiles(files: Record<string, Buffer | string>) {
  const own = Object.fromEntries(sample.list(folder).map((file) => [file, undefined]))
  const added = Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]))
  const checked = checkEdition(await withAbstracts(sampleWith({ ...own, ...added })))
  const problems = checked.problems.filter(({ file }) => file.startsWith(folder))
  return { ...checked, problems, said: problems.map(({ severity, message }) => `${severity}: ${message.en}`) }
}

const abstractFor = (read: ReadEdition, code: string) =>
  abstractsOf(read).list.find(({ item }) => item.code === code)

const wordsIn = (text: LanguageText | undefined) =>
  text?.blocks.map((block) => ('runs' in block ? plain(block.runs) : block.kind))

test('the samples are read whole, and nothing is wrong with them', async () => {
  const { read, problems } = checkEdition(await withAbstracts(sample))
  expect(problems).toEqual([])
  const { authors, affiliations, texts, figure } = abstractFor(read, '1A-1')!
  expect(authors).toEqual([
    { name: 'Zeynep Akçınarlı', marks: '1' },
    { name: 'Emre Poyrazeli', marks: '1' },
    { name: 'Deniz Örnekyazar', marks: '1,2' },
  ])
  expect(affiliations[1]).toEqual({ mark: '2', text: 'Örnek Kompozit A.Ş., İzmir, Türkiye' })
  expect(texts.tr?.keywords).toBe('anhidrit epoksi, gizil hızlandırıcı, elyaf sarma, kürlenme kinetiği')
  const method = texts.en!.blocks[1]!
  expect('runs' in method && method.runs).toEqual(
    expect.arrayContaining([
      { text: 'α', italic: true },
      { text: '−1', script: 'sup' },
      { text: 'f', script: 'sub' },
    ]),
  )
  const table = texts.en!.blocks.find(({ kind }) => kind === 'table')
  expect(table && 'rows' in table && table.rows[3]!.map(plain)).toEqual(['1.0, 4 h at 95 °C', '118 ± 1'])
  expect(figure).toMatchObject({
    picture: { width: 1040, alt: expect.stringContaining('Two peaks') as string },
    captions: { en: 'Heat flow with and without the salt', tr: 'Tuzlu ve tuzsuz karışımların ısı akışı' },
  })
})

test('insertions are kept; deletions, comments and fields are not', async () => {
  const edited = paragraph(
    '<w:r><w:t>The fibre </w:t></w:r><w:del w:id="1"><w:r><w:delText>never </w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>always</w:t></w:r></w:ins><w:commentReference w:id="0"/><w:r><w:instrText> AUTOOPEN </w:instrText></w:r><w:r><w:t> holds.</w:t></w:r>',
  )
  const { read } = await withFiles({ '1B-2.docx': wordFile(abstractBody({ english: edited })) })
  expect(wordsIn(abstractFor(read, '1B-2')!.texts.en)).toEqual(['The fibre always holds.'])
})

test('of a file unlike the template all parts are found, and what is left out is said', async () => {
  const bold = (text: string) => paragraph(`<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`)
  const body = [
    bold('Flax and glass'),
    paragraph(''),
    bold('Keten ve cam'),
    bold('Ayşe Örnek¹ and Ole Eksempel²'),
    paragraph('1 Örnek University, Türkiye'),
    paragraph('2 Nordhavn University, Denmark'),
    paragraph('ÖZET: Keten su alır.'),
    paragraph('Anahtar Kelimeler'),
    paragraph('keten, cam'),
    paragraph('ABSTRACT'),
    paragraph('<w:r><w:t>Flax takes up water.</w:t></w:r><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>'),
  ].join('')
  const { read, said } = await withFiles({ '1B-2.docx': wordFile(body) })
  const { titles, authors, affiliations, texts } = abstractFor(read, '1B-2')!
  expect(titles).toEqual(['Flax and glass', 'Keten ve cam'])
  expect(authors).toEqual([
    { name: 'Ayşe Örnek', marks: '1' },
    { name: 'Ole Eksempel', marks: '2' },
  ])
  expect(affiliations.map(({ text }) => text)).toEqual([
    'Örnek University, Türkiye',
    'Nordhavn University, Denmark',
  ])
  expect([texts.tr, texts.en].map(wordsIn)).toEqual([['Keten su alır.'], ['Flax takes up water.']])
  expect(texts.tr!.keywords).toBe('keten, cam')
  expect(said).toContain('warning: An equation of this file is not shown.')
})

test('a correction by the committee replaces the text in its language only', async () => {
  const { read, said } = await withFiles({
    '1B-2.docx': wordFile(abstractBody()),
    '1B-2/en.mdx': '---\nkeywords: flax, glass\n---\n\nFlax takes up H<sub>2</sub>O.\n',
    '9Z-9/en.mdx': '---\nkeywords: flax\n---\n\nFor nobody.\n',
  })
  const { texts } = abstractFor(read, '1B-2')!
  expect(texts.en).toEqual({
    blocks: [
      {
        kind: 'paragraph',
        runs: [{ text: 'Flax takes up H' }, { text: '2', script: 'sub' }, { text: 'O.' }],
      },
    ],
    keywords: 'flax, glass',
  })
  expect(wordsIn(texts.tr)).toEqual(['Keten su alır, cam almaz.'])
  expect(said).toEqual(['warning: It is not known to which talk or poster this abstract belongs.'])
})

describe('a file belongs to a talk', () => {
  const other = abstractBody({ titles: ['Something else entirely'] })
  test.each([
    ['by its code', '1B-2_final.docx', other, ''],
    [
      'by its title, corrected since',
      'scan001.docx',
      abstractBody({ titles: ['Flax–glass hybrid laminates under moisture cycles'] }),
      '',
    ],
    ['by its presenter’s surname', 'Ovaciklier ozet.docx', other, ''],
    ['by the list', 'scan002.docx', other, '- { file: scan002.docx, item: 1B-2 }\n'],
  ])('%s', async (_, name, body, list) => {
    const { read } = await withFiles({ [name]: wordFile(body), ...(list && { 'list.yaml': list }) })
    expect(abstractFor(read, '1B-2')).toBeDefined()
  })

  test('or it is reported; so are two files for one talk', async () => {
    const { said } = await withFiles({
      '1B-2.docx': wordFile(abstractBody()),
      'ovaciklier.docx': wordFile(abstractBody()),
      'scan.docx': wordFile(other),
    })
    expect(said).toEqual([
      'error: This file and 1B-2.docx are both for 1B-2.',
      'warning: It is not known to which talk or poster this abstract belongs.',
    ])
  })
})

describe('advice, never a refusal', () => {
  test('a text beyond 500 words: the page and the sentence', async () => {
    const long =
      paragraph(`${'one two three four five. '.repeat(100)}`) +
      paragraph('<w:r><w:br w:type="page"/><w:t>Here the limit is passed.</w:t></w:r>')
    const { said, problems } = await withFiles({ '1B-2.docx': wordFile(abstractBody({ english: long })) })
    expect(said).toEqual([
      'warning: The English text has 505 words, 5 too many: the limit is passed on page 2, in “Here the limit is passed.”.',
    ])
    expect(problems[0]!.message.tr).toContain('505 sözcük, 5 sözcük fazla: Sınır 2. sayfada')
  })

  test('a language that is missing, if an author is from Türkiye', async () => {
    const foreign = abstractBody({
      titles: ['Something else'],
      turkish: '',
      people: ['Ole Eksempel¹', '¹ Nordhavn University, Denmark'],
    })
    const { said } = await withFiles({
      '1B-2.docx': wordFile(abstractBody({ turkish: '' })),
      '1B-3.docx': wordFile(foreign),
    })
    expect(said).toEqual(['warning: The Turkish text is missing, although an author is from Türkiye.'])
  })

  test('another page than the template’s', async () => {
    const page =
      '<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/>'
    const body = abstractBody().replaceAll(
      '<w:r><w:t',
      '<w:r><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/></w:rPr><w:t',
    )
    const { said } = await withFiles({ '1B-2.docx': wordFile(body, { page }) })
    expect(said).toEqual([
      'warning: It is not set as in the template: the paper is 216 × 279 mm, not A4; the margins (top, right, bottom, left) are 2.5 / 2.5 / 2.5 / 2.5 cm, not 5 / 4 / 5 / 4; the text is in Calibri 11 pt, not Times New Roman 12 pt.',
    ])
  })
})

describe('what cannot be read is an error, in one sentence of each language', () => {
  const zeros = (megabytes: number) => new Uint8Array(megabytes * 1e6)
  test.each([
    [
      'a .doc with another name',
      Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
      /old Word format/,
      /eski Word biçiminde/,
    ],
    ['no document at all', Buffer.from('Hello'), /cannot be opened/, /açılamıyor/],
    [
      'a zip without a text',
      Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
      /cannot be opened/,
      /açılamıyor/,
    ],
    [
      'a picture of 40 MB',
      wordFile(abstractBody(), { parts: { 'word/media/a.png': zeros(40) } }),
      /picture in this file has 40 MB/,
      /görsel 40 MB/,
    ],
    [
      'a zip bomb',
      wordFile(abstractBody(), { parts: { 'word/styles.xml': zeros(300) } }),
      /would have 300 MB/,
      /300 MB/,
    ],
    ['a text that is a picture', wordFile(paragraph('Scanned')), /No abstract was found/, /özet bulunamadı/],
  ])('%s', async (_, file, english, turkish) => {
    const { problems } = await withFiles({ '1B-2.docx': file })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({
      severity: 'error',
      message: { en: expect.stringMatching(english) as string, tr: expect.stringMatching(turkish) as string },
    })
  })
})

test('files of other formats are not read, which is said', async () => {
  const { said } = await withFiles({ 'ozet.pdf': '%PDF-' })
  expect(said).toEqual(['warning: This file is not read: abstracts are Word files (.docx).'])
})

test('an author’s text, written as a correction to begin with, is read as the same text', async () => {
  const { read } = checkEdition(await withAbstracts(sample))
  const nasty: LanguageText = {
    keywords: 'a: b, #1',
    blocks: [
      '1. Cooling {fast} to <5 K',
      '- 3 * 4 * 5',
      '# snake_case [1] and ~a~ | b &lt; \\',
      '0.5 phr',
    ].map((text) => ({ kind: 'paragraph', runs: [{ text }] })),
  }
  for (const text of [nasty, ...abstractsOf(read).list.flatMap(({ texts }) => Object.values(texts))]) {
    const again = readCorrection(writeCorrection(text), `${folder}/1A-1/en.mdx`)
    expect(again).toMatchObject({ text, problems: [] })
  }
})
