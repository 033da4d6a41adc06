// Authors' Word files: what is read from them, which talk they belong to, and what their authors' mistakes are answered with.
import { strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { abstractsOf, withAbstracts } from '../../pipeline/abstracts'
import { plain, type LanguageText } from '../../pipeline/abstracts/abstract'
import { readCorrection, writeCorrection } from '../../pipeline/abstracts/corrections'
import { checkEdition } from '../../pipeline/check'
import { takenFromWords } from '../../pipeline/check/abstracts'
import type { ReadEdition } from '../../pipeline/read'
import { programmeIn } from '../../pipeline/records/programme'
import { abstractBody, paragraph, wordFile } from '../setup/word-file'
import { sample, sampleWith } from './edition'
import { messageOf } from './words'

const folder = 'content/abstracts'

/** The sample with its own abstracts, checked. */
const whole = withAbstracts(sample).then(checkEdition)

/** The sample with these files instead of its own abstracts, checked. */
async function withFiles(files: Record<string, Buffer | string>) {
  const own = Object.fromEntries(sample.list(folder).map((file) => [file, undefined]))
  const added = Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]))
  const checked = checkEdition(await withAbstracts(sampleWith({ ...own, ...added })))
  const problems = checked.problems.filter(({ file }) => file.startsWith(folder))
  return { ...checked, problems, said: problems.map((found) => `${found.severity}: ${messageOf(found).en}`) }
}

const abstractFor = (read: ReadEdition, code: string) =>
  abstractsOf(read).list.find(({ item }) => item.code === code)

const wordsIn = (text: LanguageText | undefined) =>
  text?.blocks.map((block) => ('runs' in block ? plain(block.runs) : block.kind))

test('the samples are read whole, and nothing is wrong with them', async () => {
  const { read, problems } = await whole
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
    paragraph(
      '<w:r><w:instrText> AUTOOPEN </w:instrText></w:r><w:r><w:t>Flax takes up water.</w:t></w:r><m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>',
    ),
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
  expect([texts.tr, texts.en].map(wordsIn)).toEqual([['Keten su alır.'], ['Flax takes up water.x']])
  expect(texts.tr!.keywords).toBe('keten, cam')
  expect(said).toContain(
    'warning: This file has Ayşe Örnek, Ole Eksempel among the authors of 1B-2, the programme does not.',
  )
})

test.each([
  ['P2', 'tracked changes and a comment', 'en', 'which rose from 22 to 34 min', ['g'], 3],
  ['P6', 'only English, from abroad', 'en', 'Fabric of 300 g/m2 was treated', ['2'], 2],
  ['1B-2', 'Greek, scripts and a table, found by the list', 'tr', '2,4 · 10−13 m2 s−1', ['−13', '∞'], 1],
  ['P4', 'two titles for one, found by either', 'tr', '0,4 Pa·s’den 1,9 Pa·s’ye', [], 2],
  ['2B-1', 'a figure of 2000 px and fractions of scripts', 'tr', 'θmaks = 4°–16°', ['0', 'maks'], 2],
  ['3A-1', 'italics in the title, Turkish letters in the name', 'en', 'Below 180 ppm H2O', ['2', '−2'], 2],
  ['3A-2', 'only English, a name of somebody’s own', 'en', '(Xc < 4 %)', ['c', '−1'], 2],
  ['P3', 'a table in each language', 'tr', 'Dopamin, hemen her yüzeyde', ['−1'], 2],
] as const)('%s of the sample: %s', async (code, _, language, words, scripts, authors) => {
  const { read } = await whole
  const abstract = abstractFor(read, code)!
  const { blocks } = abstract.texts[language]!
  const runs = blocks.flatMap((block) => ('runs' in block ? block.runs : []))
  expect(plain(runs)).toContain(words)
  expect(plain(runs)).not.toMatch(/31 min|kontrol edelim/)
  expect(abstract.authors).toHaveLength(authors)
  expect(runs.filter(({ script }) => script).map(({ text }) => text)).toEqual(
    expect.arrayContaining([...scripts]),
  )
})

test('a correction by the committee replaces the text in its language only', async () => {
  const { read, said } = await withFiles({
    '1B-2.docx': wordFile(abstractBody()),
    '1B-2/en.mdx': '---\nkeywords: flax, glass\n---\n\nFlax takes up H<sub>2</sub>O.\n',
    '9Z-9/en.mdx': '---\nkeywords: flax\n---\n\nFor nobody.\n',
  })
  const { texts } = abstractFor(read, '1B-2')!
  const runs = [{ text: 'Flax takes up H' }, { text: '2', script: 'sub' }, { text: 'O.' }]
  expect(texts.en).toEqual({ blocks: [{ kind: 'paragraph', runs }], keywords: 'flax, glass' })
  expect(wordsIn(texts.tr)).toEqual(['Keten su alır, cam almaz.'])
  expect(said).toEqual([
    'warning: Which talk or poster does this abstract belong to? Until that is known, it is not printed.',
  ])
})

test('authors whom the programme does not have are taken from the file of a presenter, and reported', async () => {
  const body = abstractBody().replace('Şebnem Ovacıklıer¹', 'Ş. Ovacıklıer¹, J.-P. Exemple¹, Ö. F. Deneme¹')
  const { read, said } = await withFiles({ '1B-2.docx': wordFile(body) })
  const talk = programmeIn(read, 'en')
    .days.flatMap(({ sessions }) => sessions.flatMap(({ talks }) => talks))
    .find(({ code }) => code === '1B-2')!
  expect(talk.authors.map(({ name, presents }) => [name, presents])).toEqual([
    ['Şebnem Ovacıklıer', true],
    ['J.-P. Exemple', false],
    ['Ö. F. Deneme', false],
  ])
  expect(said).toEqual([])
  expect(takenFromWords(read).map(({ message }) => message.en)).toEqual([
    'The programme does not have all authors of 1B-2; from this file it takes J.-P. Exemple, Ö. F. Deneme.',
  ])
})

test('a file whose name and title say two talks is asked about', async () => {
  const { read, said } = await withFiles({ '1A-3.docx': wordFile(abstractBody()) })
  expect(abstractFor(read, '1B-2')).toBeDefined()
  expect(said).toEqual([
    'warning: The name of this file says 1A-3, its title is that of 1B-2. It is printed as 1B-2.',
  ])
})

test('two abstracts in a file each go to their talk', async () => {
  const english = paragraph('Flax takes up water and glass does not, as everybody knows. '.repeat(6))
  const second = abstractBody({
    english,
    titles: ['Frontal polymerisation of thick glass-fibre laminates: how thin may the hot plate be?'],
  })
  const { read, said } = await withFiles({ 'both.docx': wordFile(abstractBody({ english }) + second) })
  expect([abstractFor(read, '1B-2'), abstractFor(read, '1A-4')]).not.toContain(undefined)
  expect(said.join()).toContain('This file holds two abstracts or more')
})

const other = abstractBody({ titles: ['Something else entirely'] })

test.each([
  ['its code', '1B-2_final.docx', other],
  ['its presenter’s surname', 'Ovaciklier ozet.docx', other],
  ['the list', 'scan002.docx', other],
  [
    'its title, corrected since',
    'scan001.docx',
    abstractBody({ titles: ['Flax–glass hybrid laminates under moisture cycles'] }),
  ],
])('a file belongs to a talk by %s', async (_, name, body) => {
  const list = '- { file: scan002.docx, item: 1B-2 }\n'
  const { read } = await withFiles({ [name]: wordFile(body), 'list.yaml': list })
  expect(abstractFor(read, '1B-2')).toBeDefined()
})

test('a file that belongs to none is reported, as are two files for one talk and one of another format', async () => {
  const { said } = await withFiles({
    '1B-2.docx': wordFile(abstractBody()),
    'ovaciklier.docx': wordFile(abstractBody()),
    'scan.docx': wordFile(other),
    'ozet.pdf': '%PDF-',
  })
  expect(said).toEqual([
    'warning: This file and 1B-2.docx are both for 1B-2; 1B-2.docx is printed.',
    'warning: This PDF file is not read, so its abstract is not printed.',
    'warning: Which talk or poster does this abstract belong to? Until that is known, it is not printed.',
  ])
})

test.each([
  [
    'too-long.docx',
    'The English text has 545 words, 45 too many: from “by a fifth. Each fibre was weighed, coated, …” on page 2.',
    '545 sözcük, 45 sözcük fazla: 2. sayfada',
  ],
  [
    'other-layout.docx',
    'The layout differs from the template: the paper is 216 × 279 mm, not A4; the margins (top, right, bottom, left) are 2.5 / 2.5 / 2.5 / 2.5 cm, not 5 / 4 / 5 / 4; the text is in Calibri 11 pt, not Times New Roman 12 pt; the title (page 1) is not bold; the title (page 1) is not centred.',
    'kâğıt 216 × 279 mm, A4 değil',
  ],
  [
    'only-english.docx',
    'The Turkish text is missing. Authors from Türkiye write in both languages, all others in English.',
    'Türkçe metin yok.',
  ],
  [
    'equation-and-footnote.docx',
    'The footnotes in this file are printed below the text.',
    'dipnotlar metnin altında',
  ],
])('advice, never a refusal: %s', async (name, english, turkish) => {
  const { problems } = await withFiles({ [name]: readFileSync(`tests/content/abstracts/${name}`) })
  expect(problems.map((found) => messageOf(found).en).join(' ')).toBe(english)
  expect(problems.map((found) => messageOf(found).tr).join(' ')).toContain(turkish)
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true)
})

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1e6)
const withPart = (name: string, content: Uint8Array) => wordFile(abstractBody(), { [name]: content })

test.each([
  [
    '.doc with another name',
    Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
    /old Word format.*\n.*eski Word biçiminde/,
  ],
  ['file that is no document', Buffer.from('Hello'), /cannot be opened.*\n.*açılamıyor/],
  ['zip without a text', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), /cannot be opened.*\n.*açılamıyor/],
  [
    'picture of 40 MB',
    withPart('word/media/a.png', zeros(40)),
    /picture in this file is 40 MB.*\n.*görsel 40 MB/,
  ],
  [
    'text of 4,000,000 words',
    wordFile(`<w:p><w:r><w:t>${'a '.repeat(4e6)}</w:t></w:r></w:p>`),
    /4000000 words.*, too many.*\n.*çok fazla/,
  ],
  [
    'text of 300,000 paragraphs',
    wordFile('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(3e5)),
    /would be 10 MB.*\n.* 10 MB/,
  ],
  ['zip bomb', withPart('word/styles.xml', zeros(300)), /would be 300 MB.*\n.* 300 MB/],
  ['text that is a picture', wordFile(paragraph('Scanned')), /No abstract was found.*\n.*özet bulunamadı/],
])(
  'a %s keeps nothing else from being published, in one sentence of each language',
  async (_, file, sentences) => {
    const { problems } = await withFiles({ '1B-2.docx': file })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
    expect(problems.map((found) => Object.values(messageOf(found)).join('\n'))[0]).toMatch(sentences)
  },
)

test('an author’s text, written as a correction to begin with, is read as the same text', async () => {
  const { read } = await whole
  const nasty: LanguageText = {
    keywords: 'a: b, #1',
    blocks: [
      '1. Cooling {fast} to <5 K',
      '- 3 * 4 * 5',
      '# snake_case [1] and ~a~ | b &lt; \\',
      '0.5 phr',
    ].map((text) => ({ kind: 'paragraph', runs: [{ text }] })),
  }
  const lists: LanguageText = {
    keywords: '',
    blocks: [
      { kind: 'item', runs: [{ text: 'first' }], number: 1 },
      { kind: 'item', runs: [{ text: 'within it' }], level: 1 },
      { kind: 'item', runs: [{ text: 'second' }], number: 2 },
    ],
  }
  for (const text of [nasty, lists, ...abstractsOf(read).list.flatMap(({ texts }) => Object.values(texts))]) {
    const again = readCorrection(writeCorrection(text), `${folder}/1A-1/en.mdx`)
    expect(again).toMatchObject({ text, problems: [] })
  }
})
