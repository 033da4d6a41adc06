// Word files as authors send them (word-files.yaml): what they see is what is read, or it is named. One test a kind.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { parse } from 'yaml'
import { withAbstracts } from '../../pipeline/abstracts'
import { plain, type Block, type Run, type WordAbstract } from '../../pipeline/abstracts/abstract'
import { keptIn, unkept, type KeptFiles } from '../../pipeline/kept-files'
import { textParts } from '../../pipeline/records/abstract-text'
import { drawingsOf } from '../../pipeline/outputs/pdf/formula-outlines'
import type { Edition } from '../../pipeline/read/edition'
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

const table = parse(readFileSync('tests/content/word-files.yaml', 'utf8')) as {
  shown: Shown
  named: { code: string; xml: string }[]
  equations: Shown
  whole: Record<string, string>
  heads: Record<string, { xml: string } & Record<string, string | string[]>>
  texts: Record<string, string>
}

const { title = '', turkishTitle = '', english = '', turkish = '' } = table.texts

/** A text with those of the table in place of their names in braces. */
const filled = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => filled(table.texts[name] ?? ''))

const inShorthand = (text: string, parts?: Record<string, Uint8Array>) =>
  wordFile(wordXml(filled(text)), parts)

const ofWord = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

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

test('a text box follows its paragraph, once', async () => {
  const box = '<txbxContent><p>Highlights: dry.</p></txbxContent>'
  const { said, remarks } = await paragraphs(
    `<p><r>Before.</r><r><mc:AlternateContent><mc:Choice Requires="wps"><drawing><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></drawing></mc:Choice><mc:Fallback><pict><v:shape><v:textbox>${box}</v:textbox></v:shape></pict></mc:Fallback></mc:AlternateContent></r></p><p>After.</p>`,
  )
  expect(said).toEqual(['Before.', 'Highlights: dry.', 'After.'])
  expect(remarks).toEqual([])
})

test('changes that are not accepted yet are taken as accepted', async () => {
  const { said } = await paragraphs(
    '<p><pPr><rPr><del/></rPr></pPr><r>It rose</r></p>' +
      '<p><del><r><delText>fell</delText></r></del><r> again.</r><moveFrom><r>moved</r></moveFrom></p>',
  )
  expect(said).toEqual(['It rose again.'])
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

test('numbers of lists, and lists within lists', async () => {
  const level = (at: number, format: string, text: string) =>
    `<lvl ilvl="${at}"><start val="1"/><numFmt val="${format}"/><lvlText val="${text}"/></lvl>`
  const item = (text: string, at: number) =>
    `<p><pPr><numPr><ilvl val="${at}"/><numId val="1"/></numPr></pPr>${text}</p>`
  const levels = level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)') + level(2, 'decimal', '[%3]')
  const numbering = `<numbering ${ofWord}><abstractNum abstractNumId="0">${levels}</abstractNum><num numId="1"><abstractNumId val="0"/></num></numbering>`
  const { blocks } = await paragraphs(
    item('first', 0) + item('within', 1) + item('second', 0) + item('reference', 2),
    { 'word/numbering.xml': strToU8(wordXml(numbering)) },
  )
  expect(blocks).toMatchObject([
    { kind: 'item', number: 1 },
    { kind: 'item', number: 1, format: 'a', level: 1 },
    { kind: 'item', number: 2 },
    { kind: 'paragraph' },
  ])
  expect(said(blocks[3])).toBe('[1] reference')
})

test('footnotes are printed below the text', async () => {
  const notes = `<footnotes ${ofWord}><footnote id="5"><p>By volume.</p></footnote></footnotes>`
  const { said, remarks } = await paragraphs(
    '<p><r>The fraction</r><r><footnoteReference id="5"/></r><r> was 52 %.</r></p>',
    { 'word/footnotes.xml': strToU8(wordXml(notes)) },
  )
  expect(said).toEqual(['The fraction<sup 1> was 52 %.', '<sup 1> By volume.'])
  expect(remarks).toEqual([['footnote', expect.stringMatching(/The fraction$/)]])
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

test('of a paper only the abstract is printed', async () => {
  const { texts, remarks } = await read(
    inShorthand(
      '{head}<p>Abstract—{english}</p><p>Index Terms—a, b</p><p><b>1. INTRODUCTION</b></p><p>{english}</p>',
    ),
  )
  expect(texts.en?.blocks.map(said)).toEqual([english])
  expect(remarks).toEqual([{ code: 'not-abstract', after: '', words: '1. INTRODUCTION …' }])
})

test.each(Object.entries(table.heads))(
  'what is above and beside the text: %s',
  async (_, { xml, ...found }) => {
    const { titles, authors, affiliations, texts, remarks } = await read(inShorthand(xml))
    const { blocks, keywords } = Object.values(texts)[0]!
    const all = {
      titles,
      authors: authors.map(({ name, marks }) => `${name} ${marks}`.trim()),
      affiliations: affiliations.map(({ mark, text }) => `${mark} ${text}`),
      keywords,
      said: blocks.map(said),
      remarks: remarks.map(({ words }) => words),
    }
    const wanted = Object.entries(found).map(([part, value]) => [
      part,
      JSON.parse(filled(JSON.stringify(value))),
    ])
    expect(all).toMatchObject({ remarks: [], ...(Object.fromEntries(wanted) as object) })
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
