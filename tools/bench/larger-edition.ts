// Multiplies the sessions, people and pictures of the sample edition, to see what a build costs as a symposium grows.
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, stringify } from 'yaml'

type Entry = Record<string, unknown>

const copyOfPicture = (path: string, copy: number) => path.replace(/(\.\w+)$/, `-${copy}$1`)

const withItsKey = (entry: Entry, copy: number) => ({ ...entry, key: `${String(entry['key'])}-${copy}` })

/** How the n-th copy of an entry is changed where fields must be unique in its list. */
const lists: Record<string, (entry: Entry, copy: number, length: number) => Entry> = {
  // A hall holds only one session at a time, so each copy is in a year of its own.
  'sessions.yaml': (entry, copy) => ({
    ...entry,
    code: `${String(entry['code'])}x${copy}`,
    date: String(entry['date']).replace(/^\d{4}/, (year) => String(Number(year) + copy)),
  }),
  'posters.yaml': (entry, copy, length) => ({
    ...entry,
    number: Number(entry['number']) + copy * length,
    title: `${typeof entry['title'] === 'string' ? entry['title'] : (entry['title'] as { en: string }).en} ${copy}`,
  }),
  'hotels.yaml': (entry, copy) => ({ ...entry, name: `${String(entry['name'])} ${copy}` }),
  'key-dates.yaml': withItsKey,
  'committees.yaml': withItsKey,
  'speakers.yaml': (entry, copy) => ({
    ...entry,
    name: `${String(entry['name'])} ${copy}`,
    photo: copyOfPicture(String(entry['photo']), copy),
  }),
}

/** Copies a picture. A byte appended to each copy makes it a different picture, which the build encodes again. */
function copyPicture(content: string, path: string, copies: number): void {
  for (let copy = 1; copy <= copies; copy++) {
    const file = join(content, copyOfPicture(path, copy))
    copyFileSync(join(content, path), file)
    appendFileSync(file, String(copy))
  }
}

/** Adds pages of text, each in both languages. `root` is a copy of the project, never the project itself. */
export function addPages(root: string, pages: number): void {
  const folder = join(root, 'content/pages')
  for (let page = 1; page <= pages / 2; page++) {
    mkdirSync(join(folder, `further-${page}`))
    for (const language of ['en', 'tr']) {
      const text = readFileSync(join(folder, `conference/${language}.mdx`), 'utf8')
        .replace(/^(title|description): (['"]?)/gm, `$&${page} `)
        .replace(/^<\w+ \/>$/gm, '')
      writeFileSync(join(folder, `further-${page}/${language}.mdx`), text)
    }
  }
}

/** Multiplies the long lists of an edition in place. `root` is a copy of the project, never the project itself. */
export function enlarge(root: string, times: number): void {
  for (const [name, vary] of Object.entries(lists)) {
    const file = join(root, 'content/data', name)
    const entries = parseDocument(readFileSync(file, 'utf8')).toJS() as Entry[]
    const copies = Array.from({ length: times - 1 }, (_, copy) =>
      entries.map((entry) => vary(entry, copy + 1, entries.length)),
    )
    writeFileSync(file, stringify([...entries, ...copies.flat()], { aliasDuplicateObjects: false }))
    for (const { photo } of entries) {
      if (typeof photo === 'string') copyPicture(join(root, 'content'), photo, times - 1)
    }
  }
}
