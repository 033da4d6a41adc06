// The editor's configuration, made from the schemas: every collection, every page in both languages, every letter.
import { z } from 'zod'
import { correctionFile, correctionHead } from '../../abstracts/corrections'
import { itemsOf, type Item } from '../../abstracts/items'
import { ABSTRACTS, LIST_FILE, listed } from '../../abstracts/match'
import type { ReadEdition } from '../../read'
import { metaOf, valuesOfKind } from '../../read/entries/schema-walk'
import { collections, type CollectionName } from '../../schemas'
import { frontmatter, letterHead, requiredPages } from '../../schemas/page'
import { backendOf, type Connection } from './connection'
import { formField, formFields, type Choice, type Field, type Place } from './fields'
import { bodyField, fileSchema, formatName, listField } from './formats'
import { sidebar, sidebarWords } from './sidebar'
import { currencies, type Language } from '../../schemas/kinds'

type File = { name: string; label: string; file: string; fields: Field[] }

export type AdminCollection = {
  name: string
  label: string
  description?: string
  format: string
  extension: string
  files: File[]
  [option: string]: unknown
}

type AdminConfig = { locale: Language; collections: AdminCollection[]; [option: string]: unknown }

const inWords = (name: unknown, language: Language) =>
  name !== null && typeof name === 'object'
    ? String((name as Record<string, unknown>)[language])
    : String(name)

/** Halls, themes, poster sessions and pages are chosen from the existing ones. */
function choicesOf(read: ReadEdition, language: Language): Place['choices'] {
  const keyed = (list: readonly { key: string; name: unknown }[] | undefined): Choice[] | undefined =>
    list?.map(({ key, name }) => ({ label: inWords(name, language), value: key }))
  const halls = keyed(read.data.programme?.halls)
  const themes = keyed(read.data.programme?.themes)
  const posterSessions = read.data.sessions
    ?.filter(({ kind }) => kind === 'poster')
    .map(({ code, title }) => ({ label: `${inWords(title, language)} (${code})`, value: code }))
  const pages = read.pages
    .filter((page) => page.language === language)
    .map(({ route, frontmatter: head }) => ({ label: `${head?.title ?? route} (${route})`, value: route }))
  return (path, schema) => {
    if (path === 'sessions.0.hall') return halls
    if (path === 'posters.0.theme') return themes
    if (path === 'posters.0.session') return posterSessions
    const { kind } = metaOf(schema)
    if (kind === 'currency') return currencies.map((value) => ({ label: value, value }))
    return kind === 'route' ? pages : undefined
  }
}

/** New files of a collection go into the folder of the existing ones. */
function folderOf(read: ReadEdition): Place['folder'] {
  return (path, kind) => {
    const name = path.split('.')[0] as CollectionName
    const [found] = valuesOfKind(name in collections ? fileSchema(name) : undefined, read.data[name], [kind])
    const folder = String(found?.value ?? '').replace(/\/?[^/]*$/, '')
    if (kind !== 'file') return `content/${folder || 'images'}`
    return `static${folder || '/documents'}`
  }
}

function collectionOf(name: CollectionName, place: Omit<Place, 'path'>): AdminCollection {
  const { file, entry, many } = collections[name]
  const { language } = place
  const label = sidebar[name][language]
  const at = { ...place, path: name }
  const entries = (): Field => ({
    ...formField(listField, z.array(entry), at),
    label,
    label_singular: collections[name].label[language],
    required: false,
  })
  const fields = many ? [entries()] : formFields(entry, at)
  return {
    name,
    label,
    description: name === 'sponsors' || name === 'exhibition' ? sidebarWords.logos[language] : undefined,
    format: formatName(name),
    extension: 'yaml',
    files: [{ name, label, file: `content/${file}`, fields }],
  }
}

/** A file of text: the fields of its head, and the text itself. */
function textFile(
  file: string,
  label: string,
  head: z.ZodObject,
  place: Place,
  hint = sidebarWords.textHint,
): File {
  const text: Field = {
    name: bodyField,
    label: sidebarWords.text[place.language],
    widget: 'text',
    required: false,
    hint: hint[place.language],
  }
  const name = file.replace(/^content\/(pages|letters|abstracts)\/|\.mdx$/g, '').replaceAll('/', '-')
  return { name, label, file, fields: [...formFields(head, place), text] }
}

function pagesIn(textLanguage: Language, read: ReadEdition, place: Omit<Place, 'path'>): AdminCollection {
  const files = read.pages
    .filter((page) => page.language === textLanguage)
    .map(({ file, route, frontmatter: head }) => {
      const template = requiredPages[route]
      const choices: Place['choices'] = (path, schema) =>
        path === 'page.template' && template
          ? [{ label: template, value: template }]
          : place.choices(path, schema)
      const label = `${head?.title ?? route} (${route})`
      return textFile(file, label, frontmatter, { ...place, choices, path: 'page' })
    })
  const label = sidebarWords.pages[textLanguage][place.language]
  return { name: `pages-${textLanguage}`, label, format: formatName('page'), extension: 'mdx', files }
}

function letters(read: ReadEdition, place: Omit<Place, 'path'>): AdminCollection {
  const files = read.letters.map(({ file, title, language }) => {
    const label = `${title} (${sidebarWords.inLanguage[language][place.language]})`
    return textFile(file, label, letterHead, { ...place, path: 'letter' })
  })
  const label = sidebarWords.letters[place.language]
  return { name: 'letters', label, format: formatName('letter'), extension: 'mdx', files }
}

const itemLabel = ({ code, title }: Item, language: Language) => `${code} ${inWords(title, language)}`

/** The abstracts of all talks and posters in one language. One without a correction begins with the author's text (authors-texts.ts). */
function abstractsIn(textLanguage: Language, read: ReadEdition, place: Omit<Place, 'path'>): AdminCollection {
  const { language } = place
  const files = itemsOf(read).map((item) =>
    textFile(
      correctionFile(read.edition, item, textLanguage),
      itemLabel(item, language),
      correctionHead,
      { ...place, path: 'abstract' },
      sidebarWords.abstractHint,
    ),
  )
  const label = sidebarWords.abstracts[textLanguage][language]
  return { name: `abstracts-${textLanguage}`, label, format: formatName('abstract'), extension: 'mdx', files }
}

/** Authors' Word files: each is uploaded with the talk or poster to which it belongs. */
function wordFiles(read: ReadEdition, place: Omit<Place, 'path'>): AdminCollection {
  const items = itemsOf(read).map((item) => ({
    label: itemLabel(item, place.language),
    value: item.id ?? item.code,
  }))
  const [name, label] = ['abstract-files', sidebarWords.wordFiles[place.language]]
  const at: Place = {
    ...place,
    path: 'abstractList',
    choices: (path) => (path.endsWith('.item') ? items : undefined),
  }
  const field: Field = { ...formField(listField, z.array(listed), at), label, required: false }
  const [file] = field['fields'] as Field[]
  Object.assign(file!, { widget: 'file', media_folder: `/${ABSTRACTS}`, public_folder: ABSTRACTS })
  return {
    name,
    label,
    format: formatName('abstractList'),
    extension: 'yaml',
    files: [{ name, label, file: LIST_FILE, fields: [field] }],
  }
}

/** Decap's configuration in one language of its interface. */
export function adminConfig(read: ReadEdition, language: Language, connection: Connection): AdminConfig {
  const place = {
    language,
    optional: false,
    choices: choicesOf(read, language),
    folder: folderOf(read),
  }
  return {
    load_config_file: false,
    ...backendOf(connection),
    locale: language,
    site_url: read.data.site?.url,
    display_url: read.data.site?.url,
    show_preview_links: false,
    // A file uploaded outside of a field is a firm's logo, which is found by the firm's name.
    media_folder: 'content/images/logos',
    public_folder: 'images/logos',
    slug: { encoding: 'unicode', clean_accents: false },
    editor: { preview: false },
    collections: [
      ...(Object.keys(sidebar) as CollectionName[]).map((name) => collectionOf(name, place)),
      pagesIn('en', read, place),
      pagesIn('tr', read, place),
      letters(read, place),
      wordFiles(read, place),
      abstractsIn('en', read, place),
      abstractsIn('tr', read, place),
    ],
  }
}
