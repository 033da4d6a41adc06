// Nothing that somebody uploads runs as a page of this site.
import { data, source } from './edition'
import { messagesWith, problemsWith } from './edits'

const svg = (inner: string, head = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${head}>${inner}</svg>`

const told = (file: string, text: string) =>
  problemsWith({ [file]: text }).map(({ severity, message }) => [severity, message.en])

test.each([
  svg('<script>alert(1)</script>'),
  svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  svg('', 'onload="alert(1)"'),
  svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject>'),
  svg('<g><p xmlns="http://www.w3.org/1999/xhtm&#108;">A</p></g>'),
  svg('<a xlink:href="&#106;avascript:alert(1)"><path/></a>'),
  svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
  svg('<use href="data:image/svg+xml,&lt;svg/>"/>'),
  svg('<image href="https://example.org/a.png"/>'),
  svg('<style>@import "https://example.org/a.css";</style>'),
  svg('<rect style="fill: url(//example.org/a.svg#b)"/>'),
  svg('&e;', '', '<!DOCTYPE svg [<!ENTITY e "&#60;script>alert(1)&#60;/script>">]>'),
  svg('', '', '<?xml-stylesheet href="a.xsl" type="text/xsl"?>'),
  svg('<text>A & B</text>'),
  '<svg viewBox="0 0 20 10"><rect width="9" height="9"/></svg>',
  svg('<!-- --><script/> -->', '', '<?xml version="1.0" encoding="iso-2022-jp"?>'),
  '<svg',
])('an SVG that does more than draw is refused: %s', (text) => {
  for (const file of ['static/documents/firm.svg', 'content/images/logos/firm.SVG'])
    expect(told(file, text)).toEqual([
      ['error', 'This SVG is damaged, or contains a program, HTML or something from another address.'],
    ])
})

test('an SVG as drawing programs write it is taken', () => {
  const drawing = svg(
    `<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" docname="C:\\A\\b.svg"/>
    <style>.a { fill: url(#b) }</style><linearGradient id="b"><stop offset="0"/></linearGradient>
    <use xlink:href="#b"/><image href="data:image/png;base64,AAAA"/><text>A &amp; B</text>`,
    '',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
  )
  expect(told('static/documents/firm.svg', drawing)).toEqual([])
  const named = source(data('sponsors')).replace(/^logos:\n/m, 'logos:\n  Karbonay: karbonay.svg\n')
  const asLogo = { [data('sponsors')]: named, 'content/images/logos/karbonay.svg': drawing }
  expect(messagesWith({ ...asLogo, 'content/images/logos/karbonay.png': undefined })).toEqual([])
})

const runs = 'Browsers or hosts run this file as a page or program of this site.'
const made = 'The build writes this file itself, and this one would be lost.'

test.each([
  ...['page.html', 'page.XHTML', 'a.js', '.hidden/a.xml', 'a.svgz'].map((name) => [name, runs]),
  ...['form.php', '.htaccess', 'documents/.user.ini', '_routes.json'].map((name) => [name, runs]),
  ...['_headers', '_redirects', 'programyeni.pdf'].map((name) => [name, made]),
])('static/%s is refused: %s', (name, message) => {
  expect(told(`static/${name}`, '<script>alert(1)</script>')).toEqual([['error', message]])
})
