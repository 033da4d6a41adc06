import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedIn } from './render-cache'

const folder = mkdtempSync(join(tmpdir(), 'render-cache-'))
const render = jest.fn(async () => Buffer.from('an image'))

afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => render.mockClear())

test('a file is not rendered again while its content stays the same', async () => {
  const cached = cachedIn(join(folder, 'kept'), 'code')
  expect((await cached(['Venue'], render)).toString()).toBe('an image')
  expect((await cached(['Venue'], render)).toString()).toBe('an image')
  expect(render).toHaveBeenCalledTimes(1)
})

test('a file is rendered again when its content or the rendering code changes', async () => {
  await cachedIn(folder, 'code')(['Venue'], render)
  await cachedIn(folder, 'code')(['Place'], render)
  await cachedIn(folder, 'new code')(['Venue'], render)
  expect(render).toHaveBeenCalledTimes(3)
})
