// The editor's configuration, made from the schemas: every collection, every page in both languages, every letter.
import { z } from 'zod'
import { correctionFile } from '../../abstracts/corrections'
import { itemsOf, type Item } from '../../abstracts/items'
import { ABSTRACTS, LIST_FILE, listed } from '../../abstracts/match'
import type { ReadEdition } from '../../read'
import { metaOf, valuesOfKind } from '../../read/entries/schema-walk'
import { collections, type CollectionName } from '../../schemas'
import { requiredPages } from '../../schemas/page'
import { backendOf, type Connection } from './connection'
import { formField, formFields, type Choice, type Field, type Place } from './fields'
import { bodyField, fileSchema, formatName, isText, listField, type FileKind, type TextKind } from './formats'
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

/** What all fields of a configuration have in common. */
type Setting = Omit<Place, 'path'>

const collectionOfFiles = (name: string, label: string, kind: FileKind, files: File[]): AdminCollection => ({
  name,
  label,
  format: formatName(kind),
  extension: isText(kind) ? 'mdx' : 'yaml',
  files,
})

function dataFile(name: CollectionName, setting: Setting): AdminCollection {
  const { file, entry, many, label: one } = collections[name]
  const { language } = setting
  const label = sidebar[name][language]
  const at = { ...setting, path: name }
  const entries = (): Field => ({
    ...formField(listField, z.array(entry), at),
    label,
    label_singular: one[language],
    required: false,
  })
  const fields = many ? [entries()] : formFields(entry, at)
  const description = name === 'sponsors' || name === 'exhibition' ? sidebarWords.logos[language] : undefined
  return {
    ...collectionOfFiles(name, label, name, [{ name, label, file: `content/${file}`, fields }]),
    description,
  }
}

/** A file of text: the fields of its head, and the text itself. */
function textFile(kind: TextKind, file: string, label: string, setting: Setting): File {
  const { language } = setting
  const text: Field = {
    name: bodyField,
    label: sidebarWords.text[language],
    widget: 'text',
    required: false,
    hint: sidebarWords[kind === 'abstract' ? 'abstractHint' : 'textHint'][language],
  }
  const name = file.replace(/^content\/\w+\/|\.mdx$/g, '').replaceAll('/', '-')
  return { name, label, file, fields: [...formFields(fileSchema(kind), { ...setting, path: kind }), text] }
}

function pagesIn(textLanguage: Language, read: ReadEdition, setting: Setting): AdminCollection {
  const files = read.pages
    .filter((page) => page.language === textLanguage)
    .map(({ file, route, frontmatter: head }) => {
      const template = requiredPages[route]
      const choices: Place['choices'] = (path, schema) =>
        path === 'page.template' && template
          ? [{ label: template, value: template }]
          : setting.choices(path, schema)
      return textFile('page', file, `${head?.title ?? route} (${route})`, { ...setting, choices })
    })
  const label = sidebarWords.pages[textLanguage][setting.language]
  return collectionOfFiles(`pages-${textLanguage}`, label, 'page', files)
}

function letters(read: ReadEdition, setting: Setting): AdminCollection {
  const files = read.letters.map(({ file, title, language }) =>
    textFile('letter', file, `${title} (${sidebarWords.inLanguage[language][setting.language]})`, setting),
  )
  return collectionOfFiles('letters', sidebarWords.letters[setting.language], 'letter', files)
}

const itemLabel = ({ code, title }: Item, language: Language) => `${code} ${inWords(title, language)}`

/**
 * The abstracts of all talks and posters in one language. One without a correction begins with the author's text
 * (authors-texts.ts).
 */
function abstractsIn(textLanguage: Language, read: ReadEdition, setting: Setting): AdminCollection {
  const files = itemsOf(read).map((item) => {
    const file = correctionFile(read.edition, item, textLanguage)
    return textFile('abstract', file, itemLabel(item, setting.language), setting)
  })
  const label = sidebarWords.abstracts[textLanguage][setting.language]
  return collectionOfFiles(`abstracts-${textLanguage}`, label, 'abstract', files)
}

/** Authors' Word files: each is uploaded with the talk or poster to which it belongs. */
function wordFiles(read: ReadEdition, setting: Setting): AdminCollection {
  const { language } = setting
  const [name, label] = ['abstract-files', sidebarWords.wordFiles[language]]
  const items = itemsOf(read).map((item) => ({
    label: itemLabel(item, language),
    value: item.id ?? item.code,
  }))
  const choices: Place['choices'] = (path) => (path.endsWith('.item') ? items : undefined)
  const list = formField(listField, z.array(listed), { ...setting, choices, path: 'abstractList' })
  const [file] = list['fields'] as Field[]
  Object.assign(file!, { widget: 'file', media_folder: `/${ABSTRACTS}`, public_folder: ABSTRACTS })
  const fields = [{ ...list, label, required: false }]
  return collectionOfFiles(name, label, 'abstractList', [{ name, label, file: LIST_FILE, fields }])
}

/** Decap's configuration in one language of its interface. */
export function adminConfig(read: ReadEdition, language: Language, connection: Connection): AdminConfig {
  const setting: Setting = {
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
      ...(Object.keys(sidebar) as CollectionName[]).map((name) => dataFile(name, setting)),
      pagesIn('en', read, setting),
      pagesIn('tr', read, setting),
      letters(read, setting),
      wordFiles(read, setting),
      abstractsIn('en', read, setting),
      abstractsIn('tr', read, setting),
    ],
  }
}
