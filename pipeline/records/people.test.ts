import { data, sampleWith, source } from '../../tests/content/edition'
import { readEdition } from '../read'
import { contributionPages } from './contribution-pages'
import { entryOf, peopleOf } from './people'
import { peoplePages } from './people-page'

const NAME = 'Ezgi Şimşekeli'
const read = readEdition(
  sampleWith({
    'content/site.yaml': `${source('content/site.yaml')}\nwithoutEntry: [Dr. ${NAME}]\n`,
    // The same person, with a title and in capitals.
    [data('posters')]: source(data('posters')).replace(/name: Çağla Günebakar/, 'name: Dr. ŞÜKRAN KEÇEÖREN'),
    [data('sessions')]: source(data('sessions')).replace('- Prof. Dr. Tuğrul Dokumataş', '- Şükran Keçeören'),
  }),
)

test('a person is listed once, with all that the programme has of them', () => {
  const [person, ...others] = [...peopleOf(read).values()].filter(({ sorted }) => /^Keçeören, Ş/.test(sorted))
  expect(others).toEqual([])
  expect(person?.contributions.map(({ entry }) => entry.code)).toEqual(['P1'])
  expect(person?.chairs.map(({ code }) => code)).toEqual(['PL1'])
})

test('who asked for no entry has none, and is an author all the same', () => {
  expect(entryOf(read, NAME)).toBeUndefined()
  expect(peoplePages(read).filter(({ parts }) => parts?.includes('Şimşekeli, Ezgi'))).toEqual([])
  const page = contributionPages(read).find(({ entry }) => entry.code === 'P2')
  expect(page?.parts).toContain(NAME)
  expect(page?.parts).not.toContain('#ezgi-simsekeli')
  expect(page?.citation).toContain('Şimşekeli, Ezgi')
})
