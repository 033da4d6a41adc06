// Names that every JavaScript object has are words like any others: none is found where nobody wrote it.
import { checkEdition } from '../../pipeline/check'
import { recordTypes } from '../../pipeline/records'
import { languages } from '../../pipeline/domain/languages'
import { data, sampleWith, source } from './edition'
import { changedFiles, problemsWith, rowsOf, type Row } from './edits'

// Inherited, and a way to what is inherited by all.
const names = ['constructor', '__proto__', '__proto__.x']

test.each(names)('%s is refused wherever it is written', (name) => {
  for (const { find, write = '', ...row } of rowsOf<Row>('prototypes.yaml')) {
    const changed = changedFiles({ ...row, ...(find && { find }), write: write.replace('{name}', name) })
    expect([write, ...problemsWith(changed).map(({ severity }) => severity)]).toContain('error')
  }
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
