import { Cite, plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { data, sampleWith, source } from '../../tests/content/edition'
import { rowsIn } from '../../tests/setup/rows'
import { readEdition } from '../read'
import { contributionFiles } from './citations'
import { siteEdition } from './site/edition'

const POSTERS = data('posters')
const FILE = 'program/rosin-based-hardeners-1380'

type Name = { family: string; given?: string; suffix?: string; 'non-dropping-particle'?: string }

const hard = Object.entries(rowsIn<Record<string, Name>>('pipeline/outputs/hard-names.yaml'))

const names = hard.map(([name]) => `    - name: ${name}\n      presents: true\n`).join('')
const posters = source(POSTERS)
  .replace(
    /(tr: Kaplama ve laminasyon [^\n]*\n[\s\S]*? {2}authors:\n)[\s\S]*?(?= {2}id: rosin)/,
    `$1${names}`,
  )
  .replace(/en: Rosin-based hardeners for/, "en: 'Rosin & 5 % of #1_{2}: hardeners for")
  .replace(/(Rosin & [^\n]*)/, "$1'")
const files = contributionFiles(siteEdition(readEdition(sampleWith({ [POSTERS]: posters })), ''), { P2: 34 })

plugins.config.get('@bibtex').parse.sentenceCase = 'never'

/** What a reference manager makes of a file. */
const readBy = (ending: string) =>
  new Cite(String(files[`${FILE}.${ending}`])).data[0] as Record<string, unknown>

test.each(['bib', 'ris', 'json'])('hard names are right in .%s', (ending) => {
  const read = readBy(ending)
  const whole = hard.map(([, { 'non-dropping-particle': particle, family, ...name }]) =>
    // RIS has no field for small words before a surname.
    ending === 'ris' && particle
      ? { ...name, family: `${particle} ${family}` }
      : { ...name, family, ...(particle && { 'non-dropping-particle': particle }) },
  )
  expect(read['author']).toEqual(whole)
})

test.each(['bib', 'ris', 'json'])('.%s states title, volume, page, publisher and address', (ending) => {
  expect(readBy(ending)).toMatchObject({
    title: expect.stringMatching(/^Rosin & 5 % of #1_\S*2\S*: hardeners/),
    publisher: 'Aegean Chamber of Chemical Engineers, İzmir Branch',
    URL: `https://composites2025.example.org/${FILE}`,
  })
  expect(String(readBy(ending)['page'] ?? readBy(ending)['page-first'])).toBe('34')
  for (const words of ['6th International Symposium and Workshops on Composites', '978-0-00-000000-2'])
    expect(files[`${FILE}.${ending}`]).toContain(words)
})
