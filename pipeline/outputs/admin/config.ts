// The editor's configuration, made from the schemas: every collection, every page in both languages, every letter.
import { z } from 'zod'
import { correctionFile } from '../../abstracts/corrections'
import { ABSTRACTS, itemsOf, LIST_FILE, listed, type Item } from '../../abstracts/match'
import { label } from '../../messages/render'
import type { ReadEdition } from '../../read'
import { metaOf, valuesOfKind } from '../../read/entries/schema-walk'
import { collections, fileOf, type CollectionName } from '../../schemas'
import { currencies } from '../../domain/formats'
import { languageNames, languages, type Language, type Text, inLanguage } from '../../domain/languages'
import { usualPages } from '../../schemas/page'
import type { Connection } from './connection'
import { formField, formFields, type Choice, type Field, type Place } from './fields'
import { bodyField, fileSchema, heads, isText, listField, type FileKind, type TextKind } from './formats'
import { sidebar } from './sidebar'

type File = { name: string; label: string; file: string; fields: Field[] }

export type AdminCollection = {
  name: string
  label: string
  description?: string | undefined
  format: string
  extension: string
  files: File[]
}

type AdminConfig = { locale: Language; collections: AdminCollection[]; [option: string]: unknown }

const itemLabel = ({ code, title }: Item, language: Language) => `${code} ${inLanguage(title, language)}`

const pageLabel = ({ route, frontmatter }: ReadEdition['pages'][number]) =>
  `${frontmatter?.title ?? route} (${route})`

const pagesIn = ({ pages }: ReadEdition, language: Language) =>
  pages.filter((page) => page.language === language)

/** Halls, themes, poster sessions, pages, and the talks of Word files are chosen from the existing ones. */
function choicesOf(read: ReadEdition, language: Language): Place['choices'] {
  const { programme, sessions } = read.data
  const keyed = (list?: readonly { key: string; name: Text }[]) =>
    list?.map(({ key, name }): Choice => ({ label: inLanguage(name, language), value: key }))
  const byPath: Record<string, Choice[] | undefined> = {
    'sessions.0.hall': keyed(programme?.halls),
    'posters.0.theme': keyed(programme?.themes),
    'posters.0.session': sessions
      ?.filter(({ kind }) => kind === 'poster')
      .map(({ code, title = code }) => ({ label: `${inLanguage(title, language)} (${code})`, value: code })),
    'abstractList.0.item': itemsOf(read).map((item) => ({
      label: itemLabel(item, language),
      value: item.id ?? item.code,
    })),
  }
  const byKind: Record<string, Choice[]> = {
    currency: currencies.map((value) => ({ label: value, value })),
    route: pagesIn(read, language).map((page) => ({ label: pageLabel(page), value: page.route })),
  }
  return (path, schema) => byPath[path] ?? byKind[metaOf(schema).kind ?? '']
}

/** New files of a collection go into the folder of the existing ones. */
function folderOf(read: ReadEdition): Place['folder'] {
  return (path, kind) => {
    const name = path.split('.')[0] as CollectionName
    const [found] = valuesOfKind(name in collections ? fileSchema(name) : undefined, read.data[name], [kind])
    const folder = String(found?.value ?? '').replace(/\/?[^/]*$/, '')
    return kind === 'file' ? `static${folder || '/documents'}` : `content/${folder || 'images'}`
  }
}

type Setting = Omit<Place, 'path'>

const collection = (kind: FileKind, name: string, label: string, files: File[]): AdminCollection => ({
  name,
  label,
  format: kind,
  extension: isText(kind) ? 'mdx' : 'yaml',
  files,
})

/** The one field of a file that is a list. */
const listIn = (entry: z.ZodType, label: string, place: Place): Field => ({
  ...formField(listField, z.array(entry), place),
  label,
  required: false,
})

function dataFile(name: CollectionName, setting: Setting): AdminCollection {
  const { entry, many, label: one } = collections[name]
  const { language } = setting
  const title = sidebar[name][language]
  const at = { ...setting, path: name }
  const fields = many
    ? [{ ...listIn(entry, title, at), label_singular: one[language] }]
    : formFields(entry, at)
  const description =
    name === 'sponsors' || name === 'exhibition' ? label('editor.logos')[language] : undefined
  return {
    ...collection(name, name, title, [{ name, label: title, file: fileOf(name), fields }]),
    description,
  }
}

/** A file of text: the fields of its head, and the text itself. */
function textFile(kind: TextKind, file: string, title: string, setting: Setting): File {
  const { language } = setting
  const text: Field = {
    name: bodyField,
    label: label('editor.text')[language],
    widget: 'text',
    required: false,
    // Rendered as Markdown, so characters to be shown literally are escaped with a backslash.
    hint: label(kind === 'abstract' ? 'editor.abstract-hint' : 'editor.text-hint')[language],
  }
  const name = file.replace(/^content\/\w+\/|\.mdx$/g, '').replaceAll('/', '-')
  return { name, label: title, file, fields: [...formFields(heads[kind], { ...setting, path: kind }), text] }
}

function pageFiles(textLanguage: Language, read: ReadEdition, setting: Setting): AdminCollection {
  const files = pagesIn(read, textLanguage).map((page) => {
    const { fields, ...file } = textFile('page', page.file, pageLabel(page), setting)
    // A page that the site needs keeps its template.
    const isFixed = ({ name }: Field) => name === 'template' && page.route in usualPages
    return { ...file, fields: fields.filter((field) => !isFixed(field)) }
  })
  const title = label(`editor.pages-${textLanguage}`)[setting.language]
  return collection('page', `pages-${textLanguage}`, title, files)
}

function letters(read: ReadEdition, setting: Setting): AdminCollection {
  const files = read.letters.map(({ file, title, language }) =>
    textFile('letter', file, `${title} (${languageNames[language][setting.language]})`, setting),
  )
  return collection('letter', 'letters', label('editor.letters')[setting.language], files)
}

/** All abstracts in one language. One without a correction begins with the author’s text (browser/editor.ts). */
function abstractsIn(textLanguage: Language, read: ReadEdition, setting: Setting): AdminCollection {
  const files = itemsOf(read).map((item) => {
    const file = correctionFile(read.edition, item, textLanguage)
    return textFile('abstract', file, itemLabel(item, setting.language), setting)
  })
  const title = label(`editor.abstracts-${textLanguage}`)[setting.language]
  return collection('abstract', `abstracts-${textLanguage}`, title, files)
}

/** Authors' Word files: each is uploaded with the talk or poster to which it belongs. */
function wordFiles(setting: Setting): AdminCollection {
  const [name, title] = ['abstract-files', label('editor.word-files')[setting.language]]
  const list = listIn(listed, title, { ...setting, path: 'abstractList' })
  const [file = {}] = list['fields'] as Field[]
  Object.assign(file, { widget: 'file', media_folder: `/${ABSTRACTS}`, public_folder: ABSTRACTS })
  return collection('abstractList', name, title, [{ name, label: title, file: LIST_FILE, fields: [list] }])
}

/** The configuration of Decap for an edition, in one language of its forms. */
export function adminConfig(read: ReadEdition, language: Language, connection: Connection): AdminConfig {
  const setting: Setting = {
    language,
    optional: false,
    choices: choicesOf(read, language),
    folder: folderOf(read),
  }
  return {
    load_config_file: false,
    ...connection.config,
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
      ...languages.map((textLanguage) => pageFiles(textLanguage, read, setting)),
      letters(read, setting),
      wordFiles(setting),
      ...languages.map((textLanguage) => abstractsIn(textLanguage, read, setting)),
    ],
  }
}
