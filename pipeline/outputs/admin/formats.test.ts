import { parse } from 'yaml'
import { checkEdition, isSound } from '../../check'
import { editionOnDisk } from '../../edition-on-disk'
import { editionWith, readEdition } from '../../read'
import { collectionNames, fileOf } from '../../schemas'
import { formatOf, type FormData } from './formats'

const edition = editionOnDisk(process.cwd())
const textOf = (path: string) => edition.read(path) ?? ''
const mdx = (folder: string) => edition.list(folder).filter((path) => path.endsWith('.mdx'))

type Entry = Record<string, unknown>
const entriesOf = (form: FormData) => form['entries'] as Entry[]

describe('the editor writes back what it has read', () => {
  test.each(collectionNames)('%s: the same text', (name) => {
    const source = textOf(fileOf(name))
    const format = formatOf(name)
    expect(format.toFile(format.fromFile(source))).toBe(source)
  })

  test.each(collectionNames)('%s: the same data even if the file is written from scratch', (name) => {
    const source = textOf(fileOf(name))
    const form = formatOf(name).fromFile(source)
    const written = formatOf(name).toFile(form)
    const { data } = readEdition(editionWith(edition, { [fileOf(name)]: written }))
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
    expect(format.toFile({ ...begun, keywords: 'flax', body: 'Text.' })).toBe(
      '---\nkeywords: flax\n---\n\nText.\n',
    )
    expect(format.toFile({ ...begun, body: 'Text.' })).toBe('---\n---\n\nText.\n')
  })

  test('the list of Word files, which begins with the first upload', () => {
    const format = formatOf('abstractList')
    const form = { ...format.fromFile(''), entries: [{ file: 'content/abstracts/scan.docx', item: '1A-2' }] }
    expect(format.toFile(form)).toBe('- { file: content/abstracts/scan.docx, item: 1A-2 }\n')
  })

  test('the halls of a session: a list in the form, in the file only if there are several', () => {
    const format = formatOf('sessions')
    const form = format.fromFile(textOf(fileOf('sessions')))
    const opening = entriesOf(form).find(({ code }) => code === 'opening')!
    expect(opening['hall']).toEqual(['anadolu'])
    opening['hall'] = ['anadolu', 'akdeniz']
    const sessions = parse(format.toFile(form)) as Entry[]
    expect(sessions.find(({ code }) => code === 'opening')!['hall']).toEqual(['anadolu', 'akdeniz'])
    expect(sessions.find(({ code }) => code === '2B')!['hall']).toBe('akdeniz')
  })

  test('the head of a page: comments and quotation marks stay when another field changes', () => {
    const source = textOf('content/pages/contact/en.mdx').replace(
      /^title: (.*)$/m,
      '# Checked by the office.\ntitle: "$1" # short',
    )
    const format = formatOf('page')
    const written = format.toFile({ ...format.fromFile(source), lead: 'Write to us.' })
    expect(written).toBe(source.replace(/^lead: .*$/m, 'lead: Write to us.'))
  })

  test('a whole edition that went through the editor is as sound as before', () => {
    const files = Object.fromEntries(
      collectionNames.map((name) => {
        const format = formatOf(name)
        return [fileOf(name), format.toFile(format.fromFile(textOf(fileOf(name))))]
      }),
    )
    expect(isSound(checkEdition(editionWith(edition, files)).problems)).toBe(
      isSound(checkEdition(edition).problems),
    )
  })
})

describe('cleaning up form data', () => {
  const speakers = () => {
    const format = formatOf('speakers')
    return { format, form: format.fromFile(textOf('content/data/speakers.yaml')) }
  }

  test('an optional field that was emptied is left out', () => {
    const { format, form } = speakers()
    entriesOf(form)[0]!['lectureNotes'] = ''
    entriesOf(form)[1]!['abstract'] = null
    const [first, second] = parse(format.toFile(form)) as Entry[]
    expect(first).not.toHaveProperty('lectureNotes')
    expect(second).not.toHaveProperty('abstract')
  })

  test('a text that both languages share becomes one plain string', () => {
    const { format, form } = speakers()
    entriesOf(form)[0]!['affiliation'] = { en: 'Egekıyı', tr: 'Egekıyı ' }
    expect((parse(format.toFile(form)) as Entry[])[0]!['affiliation']).toBe('Egekıyı')
  })

  test('an emptied group of optional fields is left out as a whole', () => {
    const format = formatOf('fees')
    const form = format.fromFile(textOf('content/data/fees.yaml'))
    const [category] = form['categories'] as Entry[]
    category!['earlyBird'] = { amount: '', currency: null }
    const [written] = (parse(format.toFile(form)) as { categories: Entry[] }).categories
    expect(written).not.toHaveProperty('earlyBird')
  })

  test('times are written in quotation marks; dates and telephone numbers stay texts', () => {
    const format = formatOf('sessions')
    const form = format.fromFile(textOf('content/data/sessions.yaml'))
    entriesOf(form).push({
      code: '99A',
      kind: 'session',
      title: { en: 'New', tr: 'Yeni' },
      date: '2025-10-04',
      hall: 'anadolu',
      start: '19:30',
      end: '20:00',
      chairs: [],
      talks: [
        {
          title: { en: 'T', tr: 'T' },
          kind: 'talk',
          minutes: 25,
          presenters: [{ name: 'N', affiliation: { en: '', tr: '' } }],
        },
      ],
    })
    const written = format.toFile(form)
    expect(written).toContain("start: '19:30'")
    expect(written).toMatch(/date: 2025-10-04\n.*hall: anadolu\n.*start: '19:30'/)
    const added = (parse(written) as Entry[]).at(-1)!
    expect(added).toEqual({
      code: '99A',
      title: { en: 'New', tr: 'Yeni' },
      date: '2025-10-04',
      hall: 'anadolu',
      start: '19:30',
      end: '20:00',
      talks: [{ title: 'T', minutes: 25, presenters: [{ name: 'N' }] }],
    })
  })

  test('one changed word changes one line', () => {
    const { format, form } = speakers()
    const before = format.toFile(form).split('\n')
    entriesOf(form)[2]!['name'] = 'Dr. Chiara Esempio-Prova'
    const after = format.toFile(form).split('\n')
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      '- name: Dr. Chiara Esempio-Prova',
    ])
  })

  test('adding a firm changes only its line; a new bus line is laid out like the others', () => {
    const added = (name: 'sponsors' | 'venue', change: (form: Entry) => void) => {
      const source = textOf(`content/data/${name}.yaml`)
      const format = formatOf(name)
      const form = format.fromFile(source)
      change(form)
      const before = source.split('\n')
      return format
        .toFile(form)
        .split('\n')
        .filter((line) => !before.includes(line))
    }
    const withFirm = added('sponsors', (form) => {
      const [gold] = form['tiers'] as { firms: unknown[] }[]
      gold!.firms.push({ en: 'Acme', tr: 'Acme' })
    })
    expect(withFirm).toEqual(['    firms: [Egeply Kompozit, Körfez Reçine, Nordlam Composites, Acme]'])
    const withLine = added('venue', (form) =>
      (form['busLines'] as Entry[]).push({ number: '5', route: 'A – B', terminus: 'B' }),
    )
    expect(withLine).toEqual(["  - { number: '5', route: A – B, terminus: B }"])
  })

  test('entries added to a list that a new edition left empty stand one per line, above the pattern', () => {
    const format = formatOf('posters')
    const source = '# Posters\n\n[]\n\n# From the last edition\n# - number: 40\n'
    const poster = { number: 1, title: { en: 'T', tr: 'T' }, theme: 'x', presenters: [{ name: 'N' }] }
    const form = format.fromFile(source)

    const written = format.toFile({ ...form, entries: [poster] })
    expect(written).toMatch(/^# Posters\n\n- number: 1\n {2}title: T\n/)
    expect(written).toMatch(/\n\n# From the last edition\n# - number: 40\n$/)
  })

  test('entries that change places keep their layout', () => {
    const { format, form } = speakers()
    const lines = format.toFile(form).split('\n').sort()
    entriesOf(form).reverse()
    expect(format.toFile(form).split('\n').filter(Boolean).sort()).toEqual(lines.filter(Boolean))
  })

  test('a page without an optional field in its head, and with Windows line ends', () => {
    const format = formatOf('page')
    const form = format.fromFile(textOf('content/pages/contact/en.mdx'))
    const written = format.toFile({ ...form, lead: '', body: 'One.\r\n\r\nTwo.' })
    expect(written).not.toContain('lead:')
    expect(written.endsWith('---\n\nOne.\n\nTwo.\n')).toBe(true)
  })
})
