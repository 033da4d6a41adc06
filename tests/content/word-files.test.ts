// Word files as authors send them (word-files.yaml): what they see is what is read, or it is named. One test a kind.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { withAbstracts } from '../../pipeline/abstracts'
import { plain, type Block, type Run, type WordAbstract } from '../../pipeline/abstracts/abstract'
import { keptIn, unkept, type KeptFiles } from '../../pipeline/kept-files'
import { textParts } from '../../pipeline/records/abstract-text'
import { drawingsOf } from '../../pipeline/outputs/pdf/formula-outlines'
import type { Edition } from '../../pipeline/read/edition'
import { patternOf, rowsIn } from '../setup/rows'
import { wordFile, wordXml } from '../setup/word-file'

/** An edition of nothing but Word files. */
const editionOf = (files: Record<string, Buffer>): Edition => ({
  list: () => Object.keys(files),
  bytes: (path) => files[path],
  read: () => undefined,
  exists: (path) => path in files,
})

async function read(file: Buffer, kept: KeptFiles = unkept): Promise<WordAbstract> {
  const { words } = await withAbstracts(editionOf({ 'content/abstracts/a.docx': file }), kept)
  return words!.get('content/abstracts/a.docx') as WordAbstract
}

type Shown = Record<string, [xml: string, words: string]>

const table = rowsIn<{
  shown: Shown
  named: { code: string; xml: string }[]
  passages: Record<
    string,
    { xml: string; said: string[]; remarks?: string[]; blocks?: object[]; parts?: Record<string, string> }
  >
  equations: Shown
  whole: Record<string, string>
  heads: Record<string, { xml: string } & Record<string, string | string[]>>
  texts: Record<string, string>
}>('tests/content/word-files.yaml')

const { title = '', turkishTitle = '', english = '', turkish = '' } = table.texts

/** A text with those of the table in place of their names in braces. */
const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => filled(table.texts[name] ?? ''))

const inShorthand = (text: string, parts?: Record<string, Uint8Array>) =>
  wordFile(wordXml(filled(text)), parts)

const marked = ({ text, script }: Run) => (script ? `<${script} ${text}>` : text)
const said = (block: Block | undefined) =>
  block && 'runs' in block ? block.runs.map(marked).join('') : block?.kind

/** What is read of a part of an English text, and what is remarked. */
async function paragraphs(content: string, parts: Record<string, Uint8Array> = {}) {
  const word = await read(inShorthand(`{head}<p><b>Abstract</b></p><p>{english}</p>${content}`, parts))
  const blocks = word.texts.en!.blocks.slice(1)
  return { blocks, said: blocks.map(said), remarks: word.remarks.map(({ code, after }) => [code, after]) }
}

test.each(Object.entries(table.shown))('as its author sees it: %s', async (_, [xml, words]) => {
  const { said, remarks } = await paragraphs(`<p>${xml}</p>`)
  expect(said).toEqual(words.split(' / '))
  expect(remarks).toEqual([])
})

test.each(table.named)(
  'what is not shown is named with the words before it: $code',
  async ({ code, xml }) => {
    const { remarks } = await paragraphs(`<p><r>The strength rose </r>${xml}<r> in air.</r></p>`)
    expect(remarks).toEqual([[code, expect.stringContaining('The strength rose') as string]])
  },
)

test.each(Object.entries(table.passages))('%s', async (_, { xml, parts = {}, remarks = [], ...found }) => {
  const added = Object.entries(parts).map(([name, part]) => [name, strToU8(wordXml(part))] as const)
  const passage = await paragraphs(xml, Object.fromEntries(added))
  expect(passage).toMatchObject(found)
  expect(passage.remarks.map((remark) => remark.join(': '))).toEqual(
    remarks.map((remark) => expect.stringMatching(patternOf(remark)) as string),
  )
})

test('cells: merged ones are repeated, and their lines stay apart', async () => {
  const { blocks } = await paragraphs(
    `<tbl>
    <tr><tc><p>Fibre</p></tc><tc><p>Property</p><p>(unit)</p></tc></tr>
    <tr><tc><tcPr><vMerge val="restart"/></tcPr><p>Glass</p></tc><tc><p>30</p></tc></tr>
    <tr><tc><tcPr><vMerge/></tcPr><p></p></tc><tc><p>50</p></tc></tr>
    <tr><tc><tcPr><gridSpan val="2"/></tcPr><p>not measured</p></tc></tr>
    </tbl>`,
  )
  const [found] = blocks
  expect(found?.kind === 'table' && found.rows.map((cells) => cells.map(plain))).toEqual([
    ['Fibre', 'Property\n(unit)'],
    ['Glass', '30'],
    ['Glass', '50'],
    ['not measured', 'not measured'],
  ])
  const item = { id: undefined, code: '1A-1', title, presenters: [], authors: [] }
  const text = {
    item,
    titles: [],
    authors: [],
    affiliations: [],
    figure: undefined,
    texts: { en: { blocks, keywords: '' } },
  }
  const page = JSON.stringify(textParts(text, 'en', 'Keywords'))
  expect(page).toContain('["tr",["td",{"rowSpan":2,"colSpan":1},"Glass"],["td","30"]],["tr",["td","50"]]')
  expect(page).toContain('"Property",["br"],"(unit)"')
})

test.each(Object.entries(table.equations))(
  'an equation is MathML, plain words and a drawing: %s',
  async (_, [xml, words]) => {
    const { blocks, remarks } = await paragraphs(`<p><r>with </r><m:oMath>${xml}</m:oMath><r>.</r></p>`)
    expect(blocks.map(said)).toEqual([`with ${words}.`])
    expect(remarks).toEqual([])
    const runs = blocks.flatMap((block) => ('runs' in block ? block.runs : []))
    const { formula } = runs.find((one) => one.formula)!
    expect(formula?.tag).toBe('math')
    const [drawn] = (await drawingsOf([formula!])).values()
    expect(drawn!.svg.length).toBeGreaterThan(0)
    expect(drawn!.width).toBeGreaterThan(0.5)
  },
)

test.each(Object.entries(table.whole))('a file unlike the template has both texts: %s', async (_, body) => {
  const { titles, authors, texts } = await read(inShorthand(body))
  expect(new Set(titles)).toEqual(new Set([title, turkishTitle]))
  expect(authors.map(({ name }) => name)).toEqual(['Ayşe Örnek', 'J.-P. Exemple'])
  expect(texts.en?.blocks.map(said)).toEqual([english])
  expect(texts.tr?.blocks.map(said)).toEqual([turkish])
  if (body.includes('x, y')) expect([texts.en?.keywords, texts.tr?.keywords]).toEqual(['a, b', 'x, y'])
})

test.each(Object.entries(table.heads))(
  'what is above and beside the text: %s',
  async (_, { xml, ...found }) => {
    const { titles, authors, affiliations, texts, remarks } = await read(inShorthand(xml))
    const [first, second] = Object.values(texts)
    const all = {
      titles,
      authors: authors.map(({ name, marks }) => `${name} ${marks}`.trim()),
      affiliations: affiliations.map(({ mark, text }) => `${mark} ${text}`),
      keywords: [first, second].flatMap((text) => text?.keywords || []).join('; '),
      said: first?.blocks.map(said),
      other: second?.blocks.map(said),
      remarks: remarks.map(({ words }) => words),
    }
    expect(all).toMatchObject({ remarks: [], ...(JSON.parse(filled(JSON.stringify(found))) as object) })
  },
)

test('a file is read once, and again if what was kept of it is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  let times = 0
  const counted: KeptFiles = (content, make) => keptIn(folder, 'code')(content, () => ((times += 1), make()))
  const file = inShorthand('{head}<p><b>Abstract</b></p><p>{english}</p>')
  const first = await read(file, counted)
  expect(await read(file, counted)).toEqual(first)
  expect(times).toBe(1)
  const [kept] = readdirSync(folder)
  writeFileSync(join(folder, kept!), readFileSync(join(folder, kept!)).subarray(0, 400))
  expect(await read(file, counted)).toEqual(first)
  expect(times).toBe(2)
})

const outside = '../shared/real-files/words'

// Files of authors that are not part of the project.
;(existsSync(outside) ? test : test.skip)(
  'every Word file from outside is read or refused with a reason',
  async () => {
    for (const name of readdirSync(outside).filter((file) => file.endsWith('.docx'))) {
      const word = await read(readFileSync(join(outside, name)))
      expect('texts' in word ? Object.keys(word.texts).length : word).toBeTruthy()
    }
  },
)
