import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawnOnce } from './drawn'

const folder = mkdtempSync(join(tmpdir(), 'drawn-'))
const draw = jest.fn(async () => Buffer.from('a picture'))

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => draw.mockClear())

test('a file whose content did not change is not drawn again', async () => {
  const drawn = drawnOnce(join(folder, 'kept'), 'code')
  expect((await drawn(['Venue'], draw)).toString()).toBe('a picture')
  expect((await drawn(['Venue'], draw)).toString()).toBe('a picture')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('it is where its content or the code that draws it is another', async () => {
  await drawnOnce(folder, 'code')(['Venue'], draw)
  await drawnOnce(folder, 'code')(['Place'], draw)
  await drawnOnce(folder, 'new code')(['Venue'], draw)
  expect(draw).toHaveBeenCalledTimes(3)
})
