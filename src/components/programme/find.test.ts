// Searching and filtering.
import { act, renderHook, waitFor } from '@testing-library/react'
import { entriesOf } from './entries'
import { sampleProgramme } from '../../../tests/setup/sample-programme'
import { foldForSearch, searchData } from '../../../pipeline/domain/search-words'
import * as searchIndexFile from './search-index'
import { findQueryOf, nothingSought, passes, searchFile, useFind, withParameters } from './use-find'

const { searchIn } = searchIndexFile
const entries = entriesOf(sampleProgramme)
const abstracts = new Map([
  ['woven-optical-fibres', 'Kurutucu olarak kobalt oktoat. Keywords: cobalt octoate'],
])
const search = searchIn(searchData([sampleProgramme], abstracts), entries)
const idsOf = (words: string) => [...search.find(words).found.keys()]

test.each([
  ['isil', ['6A-1']],
  ['IŞIL temsil', ['6A-1']],
  ['ısıl', ['6A-1']],
  ['ibreli', ['6B-1']],
  ['titresimgil', ['6B-1', '6B-2']],
  ['akdeniz ultrasound', ['6B-1']],
  ['ultrasuond', ['6B-1']],
  ['gediz valley', ['6A-1', '6A-2', '6B-1', '6B-2']],
  ['natural', ['P1', 'P2']],
  ['nothing at all', []],
])('%s finds %j', (words, codes) => {
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

test.each([
  ['ultras', 'Ultrasound', true],
  ['ısıl', 'IŞIL', true],
  ['ultrasuond', 'ultrasound', true],
  ['ultras', 'sound', false],
])('a search for %s highlights %s: %s', (words, word, marked) => {
  expect(search.find(words).isMatch(foldForSearch(word))).toBe(marked)
})

test('members of a panel are found through its note', () => {
  const [friday] = sampleProgramme.days
  const panel = { ...friday!.sessions[0]!, code: 'panel', note: 'Panellists: Ece Katmanlı, Ali Fitilci' }
  const programme = { days: [{ ...friday!, sessions: [{ ...panel, talks: [] }] }], posters: [] }
  const { found } = searchIn(searchData([programme]), entriesOf(programme)).find('fitilci')
  expect([...found.keys()]).toEqual(['panel'])
})

const titles = {
  S: 'Fracture of ±45° laminates at >120 °C with TiO₂+ZnO',
  A: 'Foams of AA7075-T6',
  '2B-1': 'Plies',
  '2B-10': 'Cores',
  P1: '1 kg',
  P10: '2B or 1',
  T: 'T_g of epoxy',
  G: 'Glass tapes',
  N: 'Tapes of glass, by N.N.',
}

test.each([
  // Next to symbols.
  ['45', ['S']],
  ['45°', ['S']],
  ['120 °C', ['S']],
  ['ZnO', ['S']],
  ['tio2', ['S']],
  // An alloy by its number, but not by the end of it.
  ['7075', ['A']],
  ['aa7075', ['A']],
  ['075', []],
  // A code finds its own entry and nothing else; without a dash it may be a word of a title, too.
  ['2b-1 ', ['2B-1']],
  ['P1', ['P1']],
  ['p 1', ['P1']],
  ['2B 1', ['2B-1']],
  ['2b', ['2B-1', '2B-10', 'P10']],
  // A single letter is a whole word, unless it is the last one typed.
  ['T_g', ['T']],
  ['$T_g$', ['T']],
  ['n.n.', ['N']],
  ['tapes g', ['G', 'N']],
])('among titles with symbols, codes and single letters, “%s” finds %j', (words, ids) => {
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
})

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
