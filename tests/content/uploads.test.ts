// Nothing that somebody uploads runs as a page of this site. SVGs: svgs.test.ts.
import { problemsWith } from './edits'
import { messageOf } from './words'

const told = (file: string, text: string) =>
  problemsWith({ [file]: text }).map((found) => [found.severity, messageOf(found).en])

const runs = 'Browsers or hosts would run this file as a page or program of this site.'
const made = 'The build writes this file itself, and this one would be lost.'

test.each([
  ...['page.html', 'page.XHTML', 'a.js', '.hidden/a.xml', 'a.svgz'].map((name) => [name, runs]),
  ...['form.php', '.htaccess', 'documents/.user.ini', '_routes.json'].map((name) => [name, runs]),
  ...['_headers', '_redirects', 'programyeni.pdf'].map((name) => [name, made]),
])('static/%s is refused: %s', (name, message) => {
  expect(told(`static/${name}`, '<script>alert(1)</script>')).toEqual([['error', message]])
})
