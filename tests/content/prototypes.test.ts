// Names that every JavaScript object has are words like any others: none is found where nobody wrote it.
import { checkEdition } from '../../pipeline/check'
import { recordTypes } from '../../pipeline/records'
import { languages } from '../../pipeline/domain/languages'
import { data, page, sampleWith, source } from './edition'
import { problemsWith } from './edits'

// Inherited, and a way to what is inherited by all.
const names = ['constructor', '__proto__', '__proto__.x']

const isRefused = (file: string, text: string) =>
  problemsWith({ [file]: text }).some(({ severity }) => severity === 'error')

test.each(names)('%s', (name) => {
  const article = source(page('conference'))
  const refused = {
    [page('conference')]: [
      `${article}\n\n<Fact of="${name}" />\n`,
      `${article}\n\n<Downloads of="${name}" />\n`,
      article.replace(/^template: .*$/m, `template: ${name}`),
      article.replace(/^template: /m, `${name}: x\n$&`),
      `${article}\n\n[a](#${name})\n`,
      `${article}\n\n[a](/${name})\n`,
    ],
    [data('key-dates')]: [
      source(data('key-dates')).replace(/^ {2}kind: .*$/m, `  kind: ${name}`),
      source(data('key-dates')).replace(/^ {2}kind: /m, `  ${name}: x\n$&`),
      source(data('key-dates')).replace(/\{ en: /, `{ ${name}: x, en: `),
    ],
    [data('fees')]: [
      source(data('fees')).replace('amount: 6000, currency: TL', `amount: 6000, currency: ${name}`),
    ],
    [data('sessions')]: [
      source(data('sessions')).replace(/hall: .*$/m, `hall: ${name}`),
      source(data('sessions')).replace(/kind: .*$/m, `kind: ${name}`),
    ],
  }
  for (const [file, texts] of Object.entries(refused))
    for (const text of texts)
      expect([text.slice(-90), isRefused(file, text)]).toEqual([text.slice(-90), true])
})

test.each(['constructor'])('a firm called %s has no website that nobody wrote', (name) => {
  const file = data('sponsors')
  const text = source(file).replace('firms: [Etiket 360', `firms: [${name}, Etiket 360`)
  const { read } = checkEdition(sampleWith({ [file]: text }))
  for (const language of languages) {
    const [record] = recordTypes['Sponsors']!.records(read, language) as {
      tiers: { firms: { name: string; website?: string }[] }[]
    }[]
    const firm = record!.tiers.flatMap(({ firms }) => firms).find((one) => one.name === name)
    expect(firm).toMatchObject({ name, website: undefined })
  }
})
