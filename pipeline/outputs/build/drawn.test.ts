import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawnOnce } from './drawn'

const folder = mkdtempSync(join(tmpdir(), 'drawn-'))
const draw = jest.fn(async () => Buffer.from('a picture'))

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => draw.mockClear())

test('a file is not drawn again while its content stays the same', async () => {
  const drawn = drawnOnce(join(folder, 'kept'), 'code')
  expect((await drawn(['Venue'], draw)).toString()).toBe('a picture')
  expect((await drawn(['Venue'], draw)).toString()).toBe('a picture')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a file is drawn again when its content or the drawing code changes', async () => {
  await drawnOnce(folder, 'code')(['Venue'], draw)
  await drawnOnce(folder, 'code')(['Place'], draw)
  await drawnOnce(folder, 'new code')(['Venue'], draw)
  expect(draw).toHaveBeenCalledTimes(3)
})
