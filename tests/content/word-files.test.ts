// Word files as authors send them: what they see is what is read, or it is named. One test a kind.
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
import { wordFile } from '../setup/word-file'

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

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const bold = (text: string) => p(run(text, '<w:b/>'), '<w:jc w:val="center"/>')
const label = (text: string) => p(run(text, '<w:b/>'))
const raised = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')
const field = (code: string, result = '') => {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  return `${mark('begin')}<w:r><w:instrText>${code}</w:instrText></w:r>${result && mark('separate') + run(result)}${mark('end')}`
}
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`

const english =
  'Laminates of this kind carry load in structures that have to be light, and their damping ratio decides how long they may stay in service. Specimens were made at 120 °C and 0.7 MPa and kept at 23 °C and 50 % relative humidity for two days before the tests.'
const turkish =
  'Bu tür tabakalı malzemeler, hafif olması gereken yapılarda yük taşır; ne kadar hizmette kalabileceklerini sönüm oranı belirler. Numuneler 120 °C sıcaklıkta ve 0,7 MPa basınçta üretilmiş, deneylerden önce iki gün bekletilmiştir. Sonuçlar bir sınır değer vermektedir ve bu değer daha önce bilinmiyordu.'
const title = 'Damping of flax and glass laminates in moist air'
const turkishTitle = 'Keten ve cam laminatların nemli havada sönümü'
const head =
  bold(title) +
  p(run('Ayşe Örnek') + raised('1') + run(', J.-P. Exemple') + raised('2')) +
  p(raised('1') + run('Örnek University, İzmir')) +
  p(raised('2') + run('Université de Valmont'))

const marked = ({ text, script }: Run) => (script ? `<${script} ${text}>` : text)
const said = (block: Block | undefined) =>
  block && 'runs' in block ? block.runs.map(marked).join('') : block?.kind

/** What is read of a paragraph of an English text, and what is remarked. */
async function paragraphs(content: string, parts: Record<string, Uint8Array> = {}) {
  const word = await read(wordFile(head + label('Abstract') + p(run(english)) + content, parts))
  const blocks = word.texts.en!.blocks.slice(1)
  return { blocks, said: blocks.map(said), remarks: word.remarks.map(({ code, after }) => [code, after]) }
}

const symbol = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'

test.each([
  [
    'letters in the font Symbol',
    run('7 ') + run('m', symbol) + run('m, ') + run('\uf0b1', symbol) + run('45'),
    '7 μm, ±45',
  ],
  [
    'inserted symbols',
    '<w:r><w:sym w:font="Symbol" w:char="F06D"/><w:sym w:font="Wingdings" w:char="F0E0"/></w:r>',
    'μ→',
  ],
  [
    'raised and lowered text',
    run('10') + run('−3', '<w:position w:val="6"/>') + run(' H') + run('2', '<w:position w:val="-4"/>'),
    '10<sup −3> H<sub 2>',
  ],
  ['a line break of old versions', `${run('one')}<w:r><w:cr/></w:r>${run('two')}`, 'one two'],
  ['a field', run('as ') + field(' REF _Ref1 \\h ', 'Figure 3') + run(' shows'), 'as Figure 3 shows'],
  [
    'a field within a field’s code',
    field(` IF ${'</w:instrText></w:r>'}${field(' PAGE ', '7')}<w:r><w:instrText> = 7 `, 'yes'),
    'yes',
  ],
  [
    'a simple field',
    `${run('Figure ')}<w:fldSimple w:instr=" SEQ Figure ">${run('3')}</w:fldSimple>`,
    'Figure 3',
  ],
  ['a symbol that is a field', field(' SYMBOL 109 \\f "Symbol" ', 'm') + run('m'), 'μm'],
])('as its author sees it: %s', async (_, content, text) => {
  const { said, remarks } = await paragraphs(p(content))
  expect(said).toEqual([text])
  expect(remarks).toEqual([])
})

const namespaces = ['wp', 'pic', 'a', 'c', 'dgm', 'wps', 'mc']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ')

const drawing = (content: string) =>
  `<w:r ${namespaces}><w:drawing><wp:inline><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

test.each([
  ['struck-out', run('by 20 %', '<w:dstrike/>')],
  ['hidden', run('ask the laboratory', '<w:vanish/>')],
  ['equation', field(' EQ \\f(a,b) ')],
  [
    'equation',
    '<w:r><w:object><v:shape><v:imagedata r:id="rId9"/></v:shape><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>',
  ],
  ['chart', drawing('<c:chart/>')],
  ['picture', drawing('<pic:pic><pic:blipFill><a:blip r:link="rId9"/></pic:blipFill></pic:pic>')],
  ['diagram', drawing('<dgm:relIds/>')],
  ['drawing', drawing('<wps:wsp/>')],
  ['broken-reference', field(' REF x ', 'Error! Reference source not found.')],
  ['symbol', '<w:r><w:sym w:font="Wingdings" w:char="F001"/></w:r>'],
  ['unknown', '<w:unheardOf><w:r><w:t>strange words</w:t></w:r></w:unheardOf>'],
])('what is not shown is named with the words before it: %s', async (code, content) => {
  const { remarks } = await paragraphs(p(run('The strength rose ') + content + run(' in air.')))
  expect(remarks).toEqual([[code, expect.stringContaining('The strength rose') as string]])
})

test('a text box follows its paragraph, once', async () => {
  const box = `<w:txbxContent>${p(run('Highlights: dry.'))}</w:txbxContent>`
  const versions = `<mc:AlternateContent><mc:Choice Requires="wps">${drawing(`<wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp>`).replace(/^<w:r[^>]*>|<.w:r>$/g, '')}</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`
  const { said, remarks } = await paragraphs(
    p(`${run('Before.')}<w:r ${namespaces}>${versions}</w:r>`) + p(run('After.')),
  )
  expect(said).toEqual(['Before.', 'Highlights: dry.', 'After.'])
  expect(remarks).toEqual([])
})

test('changes that are not accepted yet are taken as accepted', async () => {
  const joined = p('<w:r><w:t>It rose</w:t></w:r>', '<w:rPr><w:del/></w:rPr>')
  const moved = '<w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom>'
  const { said } = await paragraphs(
    joined + p(`<w:del><w:r><w:delText>fell</w:delText></w:r></w:del>${run(' again.')}${moved}`),
  )
  expect(said).toEqual(['It rose again.'])
})

test('cells: merged ones are repeated, and their lines stay apart', async () => {
  const content = table(
    row(cell(p(run('Fibre'))), cell(p(run('Property')) + p(run('(unit)')))),
    row(cell(p(run('Glass')), '<w:vMerge w:val="restart"/>'), cell(p(run('30')))),
    row(cell(p(''), '<w:vMerge/>'), cell(p(run('50')))),
    row(cell(p(run('not measured')), '<w:gridSpan w:val="2"/>')),
  )
  const { blocks } = await paragraphs(content)
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

const numbering = (levels: string) =>
  strToU8(
    `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  )

test('numbers of lists, and lists within lists', async () => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
  const item = (text: string, at: number) =>
    p(run(text), `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr>`)
  const { blocks } = await paragraphs(
    item('first', 0) + item('within', 1) + item('second', 0) + item('reference', 2),
    {
      'word/numbering.xml': numbering(
        level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%2)') + level(2, 'decimal', '[%3]'),
      ),
    },
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
  const notes =
    '<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="5"><w:p><w:r><w:t>By volume.</w:t></w:r></w:p></w:footnote></w:footnotes>'
  const { said, remarks } = await paragraphs(
    p(`${run('The fraction')}<w:r><w:footnoteReference w:id="5"/></w:r>${run(' was 52 %.')}`),
    { 'word/footnotes.xml': strToU8(notes) },
  )
  expect(said).toEqual(['The fraction<sup 1> was 52 %.', '<sup 1> By volume.'])
  expect(remarks).toEqual([['footnote', expect.stringMatching(/The fraction$/)]])
})

const m = (tag: string, ...content: string[]) => `<m:${tag}>${content.join('')}</m:${tag}>`
const letters = (text: string) => m('r', m('t', text))

test.each([
  [
    'a fraction',
    letters('σ=') +
      m('f', m('num', letters('F')), m('den', m('sSub', m('e', letters('A')), m('sub', letters('0'))))),
    'σ = F/A₀',
  ],
  [
    'a root',
    m(
      'rad',
      m('radPr', '<m:degHide m:val="1"/>'),
      m('deg'),
      m('e', m('sSup', m('e', letters('x')), m('sup', letters('2')))),
    ),
    '√(x²)',
  ],
  ['brackets', m('d', m('e', letters('1−V'))), '(1 − V)'],
  [
    'a sum with limits',
    m(
      'nary',
      m('naryPr', '<m:chr m:val="∑"/>'),
      m('sub', letters('i=1')),
      m('sup', letters('n')),
      m('e', letters('k')),
    ),
    '∑_(i = 1)^nk',
  ],
  [
    'a function',
    m('func', m('fName', m('r', m('rPr', '<m:sty m:val="p"/>'), m('t', 'sin'))), m('e', letters('θ'))),
    'sin θ',
  ],
  [
    'a matrix',
    m(
      'm',
      m('mr', m('e', letters('a')), m('e', letters('b'))),
      m('mr', m('e', letters('c')), m('e', letters('d'))),
    ),
    'a b; c d',
  ],
  ['an accent', m('acc', m('accPr', '<m:chr m:val="̅"/>'), m('e', letters('x'))), 'x¯'],
])('an equation is MathML, plain words and a drawing: %s', async (_, content, words) => {
  const { blocks, remarks } = await paragraphs(p(run('with ') + m('oMath', content) + run('.')))
  expect(blocks.map(said)).toEqual([`with ${words}.`])
  expect(remarks).toEqual([])
  const formula = blocks
    .flatMap((block) => ('runs' in block ? block.runs : []))
    .find((one) => one.formula)!.formula!
  expect(formula.tag).toBe('math')
  const [drawn] = (await drawingsOf([formula])).values()
  expect(drawn!.svg.length).toBeGreaterThan(0)
  expect(drawn!.width).toBeGreaterThan(0.5)
})

test('an equation on a line of its own stays on one', async () => {
  const { blocks } = await paragraphs(
    p(run('gives') + m('oMathPara', m('oMath', letters('a=b'))) + run('so far.')),
  )
  expect(blocks.map(said)).toEqual(['gives', 'a = b', 'so far.'])
})

test.each<[string, string]>([
  [
    'no labels and nothing bold',
    p(run(title)) +
      p(run(turkishTitle)) +
      p(run('Ayşe Örnek, J.-P. Exemple')) +
      p(run('Örnek University')) +
      p(run(english)) +
      p(run(turkish)),
  ],
  [
    'dashes after the labels',
    head +
      p(run(turkishTitle, '<w:b/>')) +
      p(run(`Abstract—${english}`)) +
      p(run('Index Terms—a, b')) +
      p(run(`ÖZET – ${turkish}`)) +
      p(run('Anahtar Kelimeler — x, y')),
  ],
  [
    'bold labels before their texts',
    bold(turkishTitle) +
      head +
      p(run('Özet ', '<w:b/>') + run(turkish)) +
      p(run('Anahtar kelimeler ', '<w:b/>') + run('x, y')) +
      p(run('Abstract ', '<w:b/>') + run(english)) +
      p(run('Keywords ', '<w:b/>') + run('a, b')),
  ],
  [
    'both languages side by side',
    head +
      bold(turkishTitle) +
      table(
        row(cell(label('ÖZET')), cell(label('ABSTRACT'))),
        row(
          cell(p(run(turkish)) + p(run('Anahtar kelimeler: x, y'))),
          cell(p(run(english)) + p(run('Keywords: a, b'))),
        ),
      ),
  ],
  [
    'a title below the label',
    head +
      label('Abstract') +
      p(run(english)) +
      p(run('Keywords: a, b')) +
      label('Özet') +
      p(run(turkishTitle)) +
      p(run(turkish)) +
      p(run('Anahtar kelimeler: x, y')),
  ],
  [
    'title and authors again above the second text',
    head +
      label('Abstract') +
      p(run(english)) +
      p(run('Keywords: a, b')) +
      bold(turkishTitle) +
      p(run('Ayşe Örnek') + raised('1')) +
      label('Özet') +
      p(run(turkish)) +
      p(run('Anahtar kelimeler: x, y')),
  ],
  [
    'references below',
    `${head}${bold(turkishTitle)}${label('Abstract')}${p(run(english))}${label('Özet')}${p(run(turkish))}${label('Kaynaklar')}${p(run('[1] A. Örnek, Dergi 12 (2020) 1–9.'))}`,
  ],
])('a file unlike the template has both texts: %s', async (_, body) => {
  const { titles, authors, texts } = await read(wordFile(body))
  expect(new Set(titles)).toEqual(new Set([title, turkishTitle]))
  expect(authors.map(({ name }) => name)).toEqual(['Ayşe Örnek', 'J.-P. Exemple'])
  expect(texts.en?.blocks.map(said)).toEqual([english])
  expect(texts.tr?.blocks.map(said)).toEqual([turkish])
  if (body.includes('x, y')) expect([texts.en?.keywords, texts.tr?.keywords]).toEqual(['a, b', 'x, y'])
})

test('of a paper only the abstract is printed', async () => {
  const { texts, remarks } = await read(
    wordFile(
      `${head}${p(run(`Abstract—${english}`))}${p(run('Index Terms—a, b'))}${label('1. INTRODUCTION')}${p(run(english))}`,
    ),
  )
  expect(texts.en?.blocks.map(said)).toEqual([english])
  expect(remarks).toEqual([{ code: 'not-abstract', after: '', words: '1. INTRODUCTION …' }])
})

test('two abstracts in a file are two', async () => {
  const other =
    bold('Creep of hemp ropes in salt water') +
    p(run('Ole Eksempel') + raised('1')) +
    p(raised('1') + run('Nordhavn University'))
  const one = label('Abstract') + p(run(english)) + p(run('Keywords: a, b'))
  const word = await read(wordFile(head + one + other + one))
  expect([word, ...word.others!].map(({ titles, authors }) => [titles, authors.length])).toEqual([
    [[title], 2],
    [['Creep of hemp ropes in salt water'], 1],
  ])
})

test('authors without marks: names and institutions in one line or in turns', async () => {
  const lines = [
    'Ayşe Örnek, Örnek Kompozit A.Ş., İzmir',
    'Ole Eksempel',
    'Nordhavn University',
    'ole@example.org',
  ]
  const { authors, affiliations } = await read(
    wordFile(bold(title) + lines.map((line) => p(run(line))).join('') + label('Abstract') + p(run(english))),
  )
  expect(authors).toEqual([
    { name: 'Ayşe Örnek', marks: '1' },
    { name: 'Ole Eksempel', marks: '2' },
  ])
  expect(affiliations.map(({ text }) => text)).toEqual(['Örnek Kompozit A.Ş., İzmir', 'Nordhavn University'])
})

test('what is said to the committee above a text is named, keywords above it are keywords', async () => {
  const { authors, affiliations, texts, remarks } = await read(
    wordFile(
      bold(title) +
        p(run('Ayşe Örnek1, Can Deneme2')) +
        p(run('1Örnek University, İzmir, ORCID: 0000-0002-1825-0097')) +
        p(run('2Deneme Inc.')) +
        p(run('Received: 12 March 2025')) +
        p(run('Presentation type: Oral')) +
        p(run('Keywords: ') + run('flax, glass')) +
        label('Abstract') +
        p(run(english)),
    ),
  )
  expect(authors.map(({ name, marks }) => `${name} ${marks}`)).toEqual(['Ayşe Örnek 1', 'Can Deneme 2'])
  expect(affiliations.map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    '1 Örnek University, İzmir',
    '2 Deneme Inc.',
  ])
  expect(texts.en!.keywords).toBe('flax, glass')
  expect(remarks.map(({ words }) => words)).toEqual(['Received: 12 March 2025', 'Presentation type: Oral'])
})

test('in a form, the title of the second language is no sentence of the first text', async () => {
  const { titles, texts } = await read(
    wordFile(
      p(run(`Bildiri Başlığı: ${turkishTitle}`)) +
        p(run('Yazarlar: Ayşe Örnek')) +
        p(run(`Özet: ${turkish}`)) +
        p(run('Anahtar Sözcükler: keten')) +
        p(run(`Title: ${title}`)) +
        p(run(`Abstract: ${english}`)),
    ),
  )
  expect(titles).toEqual([turkishTitle, title])
  expect(texts.tr!.blocks.map(said)).toEqual([turkish])
})

test('a file is read once, and again if what was kept of it is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  let times = 0
  const counted: KeptFiles = (content, make) => keptIn(folder, 'code')(content, () => ((times += 1), make()))
  const file = wordFile(head + label('Abstract') + p(run(english)))
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
