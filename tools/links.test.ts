// The link check against a small site and a host elsewhere, both on this machine.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { followLinks } from './links'
import { freeHost, listening } from './run-tool'

const servers: Server[] = []

/** Serves pages by path; a number is a status without a page, and a list of them is answered one after the other. */
async function serve(answers: Record<string, string | number | number[]>, asked: IncomingMessage[] = []) {
  const server = createServer((request, response) => {
    asked.push(request)
    const answer = answers[request.url ?? ''] ?? 404
    const status = Array.isArray(answer) ? answer[0] : answer
    if (Array.isArray(answer) && answer.length > 1) answer.shift()
    if (typeof answer === 'string') response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.writeHead(typeof status === 'number' ? status : 200)
    response.end(typeof answer === 'string' ? answer : '')
  })
  servers.push(server)
  return `http://${await listening(server)}`
}

afterAll(() => servers.forEach((server) => server.close()))

const link = (url: string) => `<a href="${url}">x</a>`
const quick = { wait: 0, pause: 0, skip: /example\.org/ }

test('every page is read, and a dead link on any of them is found with all the pages that have it', async () => {
  const away = await serve({ '/there': 200, '/gone': 410 })
  const closed = `http://${await freeHost()}/`
  const origin = await serve({
    '/': link(`${away}/there`) + link('/venue'),
    '/venue': link(`${away}/gone`) + link('/tr/nowhere'),
    '/tr/venue': link(`${away}/gone`) + `<img src="${closed}"><a href="https://a.example.org/">x</a>`,
  })
  const found = await followLinks({
    pages: ['/', '/venue', '/tr/venue'],
    origin,
    site: 'https://none',
    ...quick,
  })
  expect(found.dead.sort((one, other) => one.answer.localeCompare(other.answer))).toEqual([
    { url: '/tr/nowhere', answer: '404', pages: ['/venue'] },
    { url: `${away}/gone`, answer: '410', pages: ['/venue', '/tr/venue'] },
    { url: closed, answer: expect.stringContaining('ECONNREFUSED'), pages: ['/tr/venue'] },
  ])
  expect(found).toMatchObject({ unknown: [], addresses: 7 })
})

test('a host that turns machines away could not be checked; one that recovers, or refuses HEAD, is there', async () => {
  const asked: IncomingMessage[] = []
  const away = await serve({ '/doi': 403, '/busy': 429, '/profile': 999, '/again': [500, 500, 200] }, asked)
  const origin = await serve({
    '/': ['doi', 'busy', 'profile', 'again'].map((path) => link(`${away}/${path}`)).join(''),
  })
  const { dead, unknown } = await followLinks({ pages: ['/'], origin, site: 'https://none', ...quick })
  expect(dead).toEqual([])
  expect(unknown.map(({ url, answer }) => [url, answer]).sort()).toEqual([
    [`${away}/busy`, '429'],
    [`${away}/doi`, '403'],
    [`${away}/profile`, '999'],
  ])
  // First by HEAD, then by GET, and again after the wait.
  expect(asked.filter(({ url }) => url === '/again').map(({ method }) => method)).toEqual([
    'HEAD',
    'GET',
    'HEAD',
  ])
})

test('links to the site’s own address are asked of the built site, which need not be online yet', async () => {
  const origin = await serve({
    '/': link('https://site.example.org/gone') + link('https://site.example.org/'),
  })
  const found = await followLinks({ pages: ['/'], origin, site: 'https://site.example.org', ...quick })
  expect(found.dead.map(({ url }) => url)).toEqual(['/gone'])
})
