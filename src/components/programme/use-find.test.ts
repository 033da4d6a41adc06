import { act, renderHook, waitFor } from '@testing-library/react'
import { entriesOf } from './entries'
import { sampleProgramme } from '../../../tests/setup/sample-programme'
import * as searchIndexFile from './search-index'
import { nothingSought, searchFile, useFind } from './use-find'

const entries = entriesOf(sampleProgramme)

const seeking = (q: string) => {
  const { result } = renderHook(() => useFind(entries))
  act(() => result.current.change({ ...nothingSought, q }))
  return result
}

test('a failure to index the programme counts as a failed search', async () => {
  const broken = () => {
    throw new Error('MiniSearch: duplicate ID 1A-1')
  }
  jest.spyOn(searchFile, 'load').mockResolvedValue({ ...searchIndexFile, searchIndex: broken })
  const result = seeking('ibreli')
  await waitFor(() => expect(result.current.failed).toBe(true))
})

test('a search that failed once is tried again at the next letter', async () => {
  jest
    .spyOn(searchFile, 'load')
    .mockRejectedValueOnce(new Error('Loading chunk failed.'))
    .mockResolvedValue(searchIndexFile)
  const result = seeking('ibrel')
  await waitFor(() => expect(result.current.failed).toBe(true))
  act(() => result.current.change({ ...nothingSought, q: 'ibreli' }))
  await waitFor(() => expect(result.current.failed).toBe(false))
  expect([...result.current.found!]).toEqual(['phased-array-ultrasound'])
})
