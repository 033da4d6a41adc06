import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedIn } from './render-cache'

const folder = mkdtempSync(join(tmpdir(), 'render-cache-'))
const render = jest.fn(async () => Buffer.from('an image'))

afterAll(() => rmSync(folder, { recursive: true }))

test('a file is rendered again only when its content or the rendering code changes', async () => {
  const cached = cachedIn(join(folder, 'kept'), 'code')
  expect((await cached(['Venue'], render)).toString()).toBe('an image')
  expect((await cached(['Venue'], render)).toString()).toBe('an image')
  expect(render).toHaveBeenCalledTimes(1)
  await cached(['Place'], render)
  await cachedIn(join(folder, 'kept'), 'new code')(['Venue'], render)
  expect(render).toHaveBeenCalledTimes(3)
})
