import { parse } from 'yaml'
import { merged, rowsIn } from '../../../tests/setup/rows'
import { sample as edition } from '../../../tests/content/edition'
import { editionWith, readEdition } from '../../read'
import { collectionNames, fileOf, type CollectionName } from '../../schemas'
import { formatOf, type FormData } from './formats'

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

  type Row = { name: string; collection: CollectionName; change: object; lines: string[] }

  test.each(rowsIn<Row[]>('pipeline/outputs/admin/formats.yaml'))(
    '$name',
    ({ collection, change, lines }) => {
      const format = formatOf(collection)
      const before = textOf(fileOf(collection))
      const left = before.split('\n')
      const isNew = (line: string) => {
        const at = left.indexOf(line)
        left.splice(at, at < 0 ? 0 : 1)
        return at < 0
      }
      const after = format.toFile(merged(format.fromFile(before), change))
      expect(after.split('\n').filter(isNew)).toEqual(lines)
    },
  )

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
