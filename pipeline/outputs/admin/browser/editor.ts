// Runs on the page /admin: gives Decap the formats of content/, and runs the check before anything is saved.
import { formatName, formats, kindOf } from '../formats'
import { refusalOfFile, refusalOfValue } from '../refusal'
import { withAuthorsTexts } from './authors-texts'
import { turkish } from './turkish'
import type { Language } from '../../../schemas/kinds'

type Setup = { language: Language; folder: string; trial: boolean }

const editorFormats = formats()

function formatOf(path: string) {
  const kind = kindOf(path)
  return kind && editorFormats[formatName(kind)]
}

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
  const source = formatOf(path)?.toFile(entry.get('data').toJS())
  const refusal = source === undefined ? undefined : refusalOfFile(path, source, language)
  if (refusal) throw new Error(refusal)
}

async function json<Value = unknown>(address: string): Promise<Record<string, Value>> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return (await answer.json()) as Record<string, Value>
}

async function start({ language, folder, trial }: Setup) {
  const cms = window.CMS
  if (!cms) throw new Error('decap-cms.js did not load.')
  for (const [name, { extension, ...format }] of Object.entries(editorFormats)) {
    cms.registerCustomFormat(name, extension, format)
  }
  checkedString(cms, language)
  cms.registerLocale('tr', turkish(cms.getLocale('tr') ?? {}))
  cms.registerEventListener({ name: 'preSave', handler: (event) => refuseBeforeSaving(event, language) })
  let texts: ReturnType<typeof json<string>> | undefined
  const config = await json(`${folder}/config.${language}.json`)
  const backend = cms.getBackend((config['backend'] as { name: string }).name)
  const { init } = backend
  backend.init = (...options) =>
    withAuthorsTexts(init(...options), () => (texts ??= json(`${folder}/abstracts.json`)))
  if (trial) window.repoFiles = await json(`${folder}/trial.json`)
  cms.init({ config })
}

const { language, folder, trial } = document.documentElement.dataset
start({
  language: language === 'tr' ? 'tr' : 'en',
  folder: folder ?? '/admin',
  trial: trial === 'yes',
}).catch((error: unknown) => document.body.append(String(error)))
