import { createServer } from 'node:http'
import { listening } from '../tools/run-tool'
import { problemsInBrowser } from './problems-in-browser'
import { error, inFile } from './messages/diagnostic'

const problem = inFile('content/data/fees.yaml', error('facts.before', { here: 2, there: 1, place: 'x:1' }), {
  line: 7,
})

test('an open page is told of problems at once, of each change, and of their end', async () => {
  const checkAgain = jest.fn()
  const problems = problemsInBrowser(checkAgain)
  const server = createServer(problems.answer)
  const leave = new AbortController()
  const { body, headers } = await fetch(`http://${await listening(server)}`, { signal: leave.signal })
  expect(headers.get('content-type')).toBe('text/event-stream')
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  const received = async () => JSON.parse((await reader.read()).value!.slice('data: '.length)) as unknown

  expect(await received()).toEqual({ en: [], tr: [] })
  expect(checkAgain).not.toHaveBeenCalled()
  problems.show([problem])
  expect(await received()).toEqual({
    en: ['content/data/fees.yaml:7:1  ERROR\n    2 is before 1 (x:1).\n    → Correct the one that is wrong.'],
    tr: [
      'content/data/fees.yaml:7:1  HATA\n    2, x:1 satırındaki 1 değerinden önce.\n    → Yanlış olanı düzeltin.',
    ],
  })
  problems.show([{ ...problem, severity: 'warning' }])
  expect(await received()).toEqual({ en: [], tr: [] })
  leave.abort()
  server.close()
})

test('a page that is opened while there are problems has them looked for again', async () => {
  const checkAgain = jest.fn()
  const problems = problemsInBrowser(checkAgain)
  problems.show([problem])
  const server = createServer(problems.answer)
  const leave = new AbortController()
  await fetch(`http://${await listening(server)}`, { signal: leave.signal })
  expect(checkAgain).toHaveBeenCalledTimes(1)
  leave.abort()
  server.close()
})
