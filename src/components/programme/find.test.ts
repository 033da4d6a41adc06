// Searching and filtering.
import { act, renderHook, waitFor } from '@testing-library/react'
import { entriesOf } from './entries'
import { rowsIn } from '../../../tests/setup/rows'
import { sampleProgramme } from '../../../tests/setup/sample-programme'
import { foldForSearch, searchData } from '../../../pipeline/domain/search-words'
import * as searchIndexFile from './search-index'
import { findQueryOf, nothingSought, passes, searchFile, useFind, withParameters } from './use-find'

type Tables = {
  finds: Record<string, string[]>
  highlights: { words: string; word: string; marked: boolean }[]
  titles: Record<string, string>
  findsAmongTitles: Record<string, string[]>
}
const { finds, highlights, titles, findsAmongTitles } = rowsIn<Tables>('src/components/programme/rows.yaml')

const { searchIn } = searchIndexFile
const entries = entriesOf(sampleProgramme)
const abstracts = new Map([
  ['woven-optical-fibres', 'Kurutucu olarak kobalt oktoat. Keywords: cobalt octoate'],
])
const search = searchIn(searchData([sampleProgramme], abstracts), entries)
const idsOf = (words: string) => [...search.find(words).found.keys()]

test.each(Object.entries(finds))('%s finds %j', (words, codes) => {
  const { found } = search.find(words)
  expect(entries.flatMap(({ id, code }) => (found.has(id) ? code : []))).toEqual(codes)
})

test('abstracts and their keywords are searched together with names and chairs, and said to be where the words are', () => {
  expect([...search.find('octoate').found]).toEqual([['woven-optical-fibres', true]])
  expect([...search.find('OKTOAT lodosoglu titresim').found]).toEqual([['woven-optical-fibres', true]])
  expect([...search.find('woven').found]).toEqual([['woven-optical-fibres', false]])
})

test('where nothing is found, names and topics of similar spelling are suggested, or else topics', () => {
  expect(idsOf('temsiloğulları')).toEqual([])
  expect(search.suggest('temsiloğulları')[0]).toBe('Dr. Işıl Temsilioğlu')
  expect(search.suggest('qqxyz')).toEqual(['Session 6A', 'Session 6B'])
})

test.each(highlights)('a search for $words highlights $word: $marked', ({ words, word, marked }) => {
  expect(search.find(words).isMatch(foldForSearch(word))).toBe(marked)
})

test('members of a panel are found through its note', () => {
  const [friday] = sampleProgramme.days
  const panel = { ...friday!.sessions[0]!, code: 'panel', note: 'Panellists: Ece Katmanlı, Ali Fitilci' }
  const programme = { days: [{ ...friday!, sessions: [{ ...panel, talks: [] }] }], posters: [] }
  const { found } = searchIn(searchData([programme]), entriesOf(programme)).find('fitilci')
  expect([...found.keys()]).toEqual(['panel'])
})

test.each(Object.entries(findsAmongTitles))(
  'among titles with symbols, codes and single letters, “%s” finds %j',
  (words, ids) => {
    const [day] = sampleProgramme.days
    const sessions = Object.entries(titles).map(([code, title]) => ({
      ...day!.sessions[0]!,
      code,
      title,
      placeName: '',
    }))
    const programme = { days: [{ ...day!, sessions }], posters: [] }
    const { found } = searchIn(searchData([programme]), entriesOf(programme)).find(words)
    expect([...found.keys()].sort()).toEqual(ids)
  },
)

test('posters are found even if there is no session for them', () => {
  const posters = entriesOf({ ...sampleProgramme, days: [] })
  expect(posters.filter((poster) => passes(poster, { ...nothingSought, kind: 'poster' }))).toHaveLength(2)
})

test('the search goes into the address and keeps its other parameters', () => {
  const query = { ...nothingSought, q: 'ışıl', kind: 'talk' }
  const search = withParameters('?now=2025-10-03T11%3A05&hall=anadolu', query)
  expect(findQueryOf(search)).toEqual(query)
  expect(search).toContain('now=')
  expect(withParameters('?q=x', nothingSought)).toBe('')
})

test.each(['loaded', 'made'])(
  'an index that once cannot be %s is tried again at the next letter',
  async (what) => {
    const fails = () => {
      throw new Error('not a list of words')
    }
    const load = jest.spyOn(searchFile, 'load').mockResolvedValue(searchIndexFile)
    jest.spyOn(searchFile, 'words').mockResolvedValue(searchData([sampleProgramme]))
    if (what === 'loaded') load.mockRejectedValueOnce(new Error('Loading chunk failed.'))
    else load.mockResolvedValueOnce({ ...searchIndexFile, searchIn: fails })
    const { result } = renderHook(() => useFind(entries))
    act(() => result.current.change({ ...nothingSought, q: 'ibrel' }))
    await waitFor(() => expect(result.current.failed).toBe(true))
    act(() => result.current.change({ ...nothingSought, q: 'ibreli' }))
    await waitFor(() => expect(result.current.failed).toBe(false))
    expect([...result.current.found!.keys()]).toEqual(['phased-array-ultrasound'])
  },
)
