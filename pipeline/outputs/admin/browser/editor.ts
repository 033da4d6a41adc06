// Runs on the page /admin: gives Decap the formats of content/, and runs the check before anything is saved.
import { fileKinds, formatOf, isText, kindOf, type FileKind, type Format } from '../formats'
import { refusalOfFile, refusalOfValue } from '../refusal'
import { turkish } from './turkish'
import type { Language } from '../../../domain/languages'

const formats = new Map<FileKind, Format>(fileKinds.map((kind) => [kind, formatOf(kind)]))

/** Decap's own text field, with a check by the field's schema of what was written. */
function checkedString(cms: NonNullable<Window['CMS']>, language: Language) {
  const { control: StringControl, preview } = cms.getWidget('string')
  class CheckedString extends StringControl {
    isValid = () => {
      const { field, value } = this.props
      const message = refusalOfValue(String(field.get('at')), value, language)
      return message
        ? { error: { type: 'CUSTOM', message: `${String(field.get('label'))}: ${message}` } }
        : true
    }
  }
  cms.registerWidget('checked-string', CheckedString, preview)
}

function refuseBeforeSaving({ entry }: { entry: DecapEntry }, language: Language) {
  const path = entry.get('path') ?? ''
  const kind = kindOf(path)
  const source = kind && formats.get(kind)?.toFile(entry.get('data').toJS())
  const refusal = source === undefined ? undefined : refusalOfFile(path, source, language)
  if (refusal) throw new Error(refusal)
}

async function json<Value = unknown>(address: string): Promise<Record<string, Value>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Record<string, Value>
}

/** Makes abstracts that nobody has corrected yet, so that they have no file, open with the author's text. */
function beginWithAuthorsTexts(backend: ReturnType<NonNullable<Window['CMS']>['getBackend']>, file: string) {
  const { init } = backend
  let texts: Promise<Record<string, string>> | undefined
  backend.init = (...options) => {
    const made = init(...options)
    const getEntry = made.getEntry.bind(made)
    made.getEntry = async (path) => {
      const entry = await getEntry(path)
      return entry.data ? entry : { ...entry, data: (await (texts ??= json(file)))[path] ?? '' }
    }
    return made
  }
}

async function start(language: Language, folder: string) {
  const cms = window.CMS
  if (!cms) throw new Error('decap-cms.js did not load.')
  for (const [kind, format] of formats) cms.registerCustomFormat(kind, isText(kind) ? 'mdx' : 'yaml', format)
  checkedString(cms, language)
  cms.registerLocale('tr', turkish(cms.getLocale('tr') ?? {}))
  cms.registerEventListener({ name: 'preSave', handler: (event) => refuseBeforeSaving(event, language) })
  const config = await json(`${folder}/config.${language}.json`)
  const { name } = config['backend'] as { name: string }
  beginWithAuthorsTexts(cms.getBackend(name), `${folder}/abstracts.json`)
  // In a trial, Decap reads and saves nothing but this.
  if (name === 'test-repo') window.repoFiles = await json(`${folder}/trial.json`)
  cms.init({ config })
}

const { lang, dataset } = document.documentElement
start(lang === 'tr' ? 'tr' : 'en', dataset['folder'] ?? '/admin').catch((error: unknown) =>
  document.body.append(String(error)),
)
