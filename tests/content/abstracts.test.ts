// Authors' Word files: what is read from them, which talk they belong to, and what their authors' mistakes are answered with.
import { strToU8, zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { abstractsOf, withAbstracts } from '../../pipeline/abstracts'
import { plain, type LanguageText } from '../../pipeline/abstracts/abstract'
import { readCorrection, writeCorrection } from '../../pipeline/abstracts/corrections'
import type { Bilingual, Language } from '../../pipeline/domain/languages'
import { checkEdition } from '../../pipeline/check'
import { takenFromWords } from '../../pipeline/check/abstracts'
import type { ReadEdition } from '../../pipeline/read'
import { programmeIn } from '../../pipeline/records/programme'
import { patternOf, rowsIn } from '../setup/rows'
import { abstractBody, paragraph, wordFile } from '../setup/word-file'
import { sample, sampleWith } from './edition'
import { messageOf } from './words'

const folder = 'content/abstracts'

type Tables = {
  samples: {
    name: string
    code: string
    language: Language
    words: string
    raised: string[]
    authors: number
  }[]
  belongs: { name: string; file: string; title?: string }[]
  advice: { file: string; en: string; tr: string }[]
  unreadable: Record<string, Bilingual>
}
const tables = rowsIn<Tables>('tests/content/abstracts.yaml')

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

test.each(tables.samples)(
  '$code of the sample: $name',
  async ({ code, language, words, raised, authors }) => {
    const { read } = await whole
    const abstract = abstractFor(read, code)!
    const { blocks } = abstract.texts[language]!
    const runs = blocks.flatMap((block) => ('runs' in block ? block.runs : []))
    expect(plain(runs)).toContain(words)
    expect(plain(runs)).not.toMatch(/31 min|kontrol edelim/)
    expect(abstract.authors).toHaveLength(authors)
    const scripts = runs.filter(({ script }) => script).map(({ text }) => text)
    expect(scripts).toEqual(expect.arrayContaining(raised))
  },
)

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

test.each(tables.belongs)('a file belongs to a talk by $name', async ({ file, title }) => {
  const body = title === undefined ? other : abstractBody({ titles: [title] })
  const list = '- { file: scan002.docx, item: 1B-2 }\n'
  const { read } = await withFiles({ [file]: wordFile(body), 'list.yaml': list })
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

test.each(tables.advice)('advice, never a refusal: $file', async ({ file, en, tr }) => {
  const { problems } = await withFiles({ [file]: readFileSync(`tests/content/abstracts/${file}`) })
  const words = problems.map(messageOf)
  expect(words.map((message) => message.en).join(' ')).toBe(en)
  expect(words.map((message) => message.tr).join(' ')).toContain(tr)
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true)
})

const withPart = (name: string, megabytes: number) =>
  wordFile(abstractBody(), { [name]: new Uint8Array(megabytes * 1e6) })

/** The unreadable files of the table, by their names. */
const unreadable: Record<string, () => Buffer> = {
  '.doc with another name': () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'),
  'file that is no document': () => Buffer.from('Hello'),
  'zip without a text': () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })),
  'picture of 40 MB': () => withPart('word/media/a.png', 40),
  'text of 4,000,000 words': () => wordFile(`<w:p><w:r><w:t>${'a '.repeat(4e6)}</w:t></w:r></w:p>`),
  'text of 300,000 paragraphs': () => wordFile('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(3e5)),
  'zip bomb': () => withPart('word/styles.xml', 101),
  'text that is a picture': () => wordFile(paragraph('Scanned')),
}

test.each(Object.entries(tables.unreadable))(
  'a %s keeps nothing else from being published, in one sentence of each language',
  async (name, { en, tr }) => {
    const { problems } = await withFiles({ '1B-2.docx': unreadable[name]!() })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
    const [found] = problems.map(messageOf)
    expect([found?.en, found?.tr]).toEqual([
      expect.stringMatching(patternOf(en)),
      expect.stringMatching(patternOf(tr)),
    ])
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
