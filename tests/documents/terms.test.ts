// Guides and documents keep to the terms of docs/terms.yaml, as the check asks of content.
import { readdirSync, readFileSync } from 'node:fs'
import { rowsIn } from '../setup/rows'
import { anyOf, ignoringCase } from '../../pipeline/domain/fold'
import { languages } from '../../pipeline/domain/languages'
import { messagesFile } from '../../pipeline/messages/catalogue'
import { pagesOf } from '../setup/pdf-text'
import { partOf, wordsOf } from './open'

const terms = rowsIn<{ avoid?: string[] }[]>('docs/terms.yaml')
const avoided = terms.flatMap(({ avoid = [] }) => avoid.map(ignoringCase))
const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(avoided)})(?![\\p{L}\\d])`, 'gu')

const avoidedIn = (text: string) => ignoringCase(text.replace(/\s+/g, ' ')).match(pattern) ?? []

test('a term is found across lines and whatever its case', () => {
  expect(avoidedIn('Öğle yemeği, Kahve\nMolası')).toHaveLength(1)
  expect(avoidedIn('Kahve arası')).toEqual([])
})

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)

const plugins = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory())
const folders = ['.', 'docs', 'content', 'admin', ...plugins.map(({ name }) => `plugins/${name}`)]

test.each(folders.flatMap((folder) => filesOf(folder, /\.md$/)))('%s', (file) => {
  // Code names fields, such as `firms: []`.
  const prose = readFileSync(file, 'utf8')
    .replace(/^ *```.*?^ *```/gms, '')
    .replace(/`[^`]*`/g, '')
  expect(avoidedIn(prose)).toEqual([])
})

test.each(languages)('messages in %s', (language) => {
  // Code names fields, such as “firms”; so do the codes of messages.
  const messages = readFileSync(messagesFile(language), 'utf8').replace(/^#.*$|^ *[\w-]+:|“[^”]*”/gm, '')
  expect(avoidedIn(messages)).toEqual([])
  // In content, “firm” may be an adjective.
  expect(messages).not.toMatch(/\bfirms?\b/i)
})

/** Files of speakers are their own words. */
const documents = readdirSync('static/documents').filter((name) => /\.(docx|pptx|pdf)$/.test(name))

test.each(documents)('%s', async (name) => {
  const part = name.endsWith('.docx') ? 'word/document.xml' : 'ppt/slides/slide1.xml'
  const text = name.endsWith('.pdf')
    ? (await pagesOf(readFileSync(`static/documents/${name}`))).join(' ')
    : wordsOf(partOf(name, part).replace(/<\/[aw]:p>/g, ' '))
  expect(text.length).toBeGreaterThan(300)
  expect(avoidedIn(text)).toEqual([])
})
