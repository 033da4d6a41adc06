import { parse } from 'yaml'
import { editionOnDisk } from '../../edition-on-disk'
import { editionWith, readEdition } from '../../read'
import { collectionNames, fileOf, type CollectionName } from '../../schemas'
import { formatOf, type FormData } from './formats'

const edition = editionOnDisk(process.cwd())
const textOf = (path: string) => edition.read(path) ?? ''
const mdx = (folder: string) => edition.list(folder).filter((path) => path.endsWith('.mdx'))

type Entry = Record<string, unknown>
const entriesOf = (form: FormData) => form['entries'] as Entry[]

/** A collection's file as the form writes it back after a change. */
function written(name: CollectionName, change: (form: FormData) => void): string {
  const format = formatOf(name)
  const form = format.fromFile(textOf(fileOf(name)))
  change(form)
  return format.toFile(form)
}

/** The same file's entries, or its one entry. */
const saved = (name: CollectionName, change: (form: FormData) => void) =>
  parse(written(name, change)) as unknown

describe('the editor writes back what it has read', () => {
  test.each(collectionNames)('%s: the same text, or the same data if it is written from scratch', (name) => {
    const source = textOf(fileOf(name))
    expect(written(name, () => undefined)).toBe(source)
    const fromScratch = formatOf(name).toFile(formatOf(name).fromFile(source))
    const { data } = readEdition(editionWith(edition, { [fileOf(name)]: fromScratch }))
    expect(data[name]).toEqual(readEdition(edition).data[name])
  })

  test.each([...mdx('content/pages'), ...mdx('content/letters')])('%s', (path) => {
    const format = formatOf(path.startsWith('content/letters') ? 'letter' : 'page')
    const source = textOf(path)
    expect(format.toFile(format.fromFile(source))).toBe(source)
    const { head: _, ...form } = format.fromFile(source)
    expect(format.fromFile(format.toFile(form))).toEqual(format.fromFile(source))
  })

  test('a corrected abstract', () => {
    const format = formatOf('abstract')
    const source = '---\n# From the author, by mail.\nkeywords: flax, glass\n---\n\nCO<sub>2</sub> of *V*.\n'
    expect(format.toFile(format.fromFile(source))).toBe(source)
    const begun = format.fromFile('')
    const tagged = format.toFile({ ...begun, keywords: 'flax', body: 'Text.' })
    expect(tagged).toBe('---\nkeywords: flax\n---\n\nText.\n')
    expect(format.toFile({ ...begun, body: 'Text.' })).toBe('---\n---\n\nText.\n')
  })

  test('the list of Word files, which begins with the first upload', () => {
    const format = formatOf('abstractList')
    const form = { ...format.fromFile(''), entries: [{ file: 'content/abstracts/scan.docx', item: '1A-2' }] }
    expect(format.toFile(form)).toBe('- { file: content/abstracts/scan.docx, item: 1A-2 }\n')
  })

  test('the halls of a session: a list in the form, in the file only if there are several', () => {
    const sessions = saved('sessions', (form) => {
      const opening = entriesOf(form).find(({ code }) => code === 'opening')!
      expect(opening['hall']).toEqual(['anadolu'])
      opening['hall'] = ['anadolu', 'akdeniz']
    }) as Entry[]
    expect(sessions.find(({ code }) => code === 'opening')!['hall']).toEqual(['anadolu', 'akdeniz'])
    expect(sessions.find(({ code }) => code === '2B')!['hall']).toBe('akdeniz')
  })

  test('the head of a page: comments and quotation marks stay when another field changes', () => {
    const source = textOf('content/pages/contact/en.mdx').replace(
      /^title: (.*)$/m,
      '# Checked by the office.\ntitle: "$1" # short',
    )
    const format = formatOf('page')
    const changed = format.toFile({ ...format.fromFile(source), lead: 'Write to us.' })
    expect(changed).toBe(source.replace(/^lead: .*$/m, 'lead: Write to us.'))
  })
})

describe('cleaning up form data', () => {
  test('an emptied field is left out, an emptied group as a whole; a text that both languages share is one string', () => {
    const speakers = saved('speakers', (form) => {
      const [first, second] = entriesOf(form)
      Object.assign(first!, { lectureNotes: '', affiliation: { en: 'Egekıyı', tr: 'Egekıyı ' } })
      second!['abstract'] = null
    }) as Entry[]
    expect(speakers[0]).not.toHaveProperty('lectureNotes')
    expect(speakers[0]).toMatchObject({ affiliation: 'Egekıyı' })
    expect(speakers[1]).not.toHaveProperty('abstract')
    const fees = saved('fees', (form) => {
      const [category] = form['categories'] as Entry[]
      category!['earlyBird'] = { amount: '', currency: null }
    }) as { categories: Entry[] }
    expect(fees.categories[0]).not.toHaveProperty('earlyBird')
  })

  test('times are written in quotation marks, dates stay texts, and what a shape assumes is not written', () => {
    const added = { code: '99A', date: '2025-10-04', hall: 'anadolu', start: '19:30' }
    const presenters = [{ name: 'N', affiliation: { en: '', tr: '' } }]
    const title = { en: 'T', tr: 'T' }
    const text = written('sessions', (form) => {
      const talks = [{ title, kind: 'talk', minutes: 25, presenters }]
      entriesOf(form).push({ ...added, kind: 'session', chairs: [], talks })
    })
    expect(text).toMatch(/date: 2025-10-04\n.*hall: anadolu\n.*start: '19:30'/)
    const talks = [{ title: 'T', minutes: 25, presenters: [{ name: 'N' }] }]
    expect((parse(text) as Entry[]).at(-1)).toEqual({ ...added, talks })
  })

  test.each<[what: string, name: CollectionName, change: (form: FormData) => void, line: string]>([
    [
      'one changed word',
      'speakers',
      (form) => (entriesOf(form)[2]!['name'] = 'Dr. Chiara Esempio-Prova'),
      '- name: Dr. Chiara Esempio-Prova',
    ],
    [
      'another firm',
      'sponsors',
      (form) => (form['tiers'] as { firms: unknown[] }[])[0]!.firms.push({ en: 'Acme', tr: 'Acme' }),
      '    firms: [Egeply Kompozit, Körfez Reçine, Nordlam Composites, Acme]',
    ],
    [
      'another bus line, laid out like the others,',
      'venue',
      (form) => (form['busLines'] as Entry[]).push({ number: '5', route: 'A – B', terminus: 'B' }),
      "  - { number: '5', route: A – B, terminus: B }",
    ],
  ])('%s changes one line', (_, name, change, line) => {
    const before = textOf(fileOf(name)).split('\n')
    const lines = written(name, change).split('\n')
    expect(lines.filter((one) => !before.includes(one))).toEqual([line])
  })

  test('entries added to a list that a new edition left empty are one per line, above the pattern', () => {
    const format = formatOf('posters')
    const form = format.fromFile('# Posters\n\n[]\n\n# From the last edition\n# - number: 40\n')
    const poster = { number: 1, title: { en: 'T', tr: 'T' }, theme: 'x', presenters: [{ name: 'N' }] }
    const text = format.toFile({ ...form, entries: [poster] })
    expect(text).toMatch(/^# Posters\n\n- number: 1\n {2}title: T\n/)
    expect(text).toMatch(/\n\n# From the last edition\n# - number: 40\n$/)
  })

  test('entries that change places keep their layout', () => {
    const sorted = (text: string) => text.split('\n').filter(Boolean).sort()
    const text = written('speakers', (form) => entriesOf(form).reverse())
    expect(sorted(text)).toEqual(sorted(textOf(fileOf('speakers'))))
  })

  test('a page without an optional field in its head, and with Windows line ends', () => {
    const format = formatOf('page')
    const form = format.fromFile(textOf('content/pages/contact/en.mdx'))
    const text = format.toFile({ ...form, lead: '', body: 'One.\r\n\r\nTwo.' })
    expect(text).not.toContain('lead:')
    expect(text.endsWith('---\n\nOne.\n\nTwo.\n')).toBe(true)
  })
})
