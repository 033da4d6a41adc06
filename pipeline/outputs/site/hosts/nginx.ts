// The site's own server block for nginx, made from the same headers and redirects as everything else.
import { readFileSync } from 'node:fs'
import { addressesOf } from '../../../domain/page-addresses'
import { ALWAYS, rulesFor } from '../headers'
import type { Serving } from '../serving'

/** The server block; a name in braces is filled in. */
const template = readFileSync('pipeline/outputs/site/hosts/nginx-template.conf', 'utf8')

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The variable that holds what is decided by the address of a request. */
const variable = (name: string) => `$symposium_${name.toLowerCase().replaceAll('-', '_')}`

const map = (name: string, lines: string[]) =>
  `map $uri ${variable(name)} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`

function redirectMap({ prefix, pages, redirects = [] }: Serving): string {
  const lines = addressesOf(pages.filter((page) => page !== '/404.html')).flatMap(([asked, page]) => {
    const nearly = `"~*^${literal(prefix + (asked === '/' ? '' : asked))}(/|(/index)?\\.html)?$" "${prefix}${page}";`
    // The exact address comes first and is not redirected; then come its other spellings.
    return asked === page ? [`"~^${literal(prefix + page)}$" "";`, nearly] : [nearly]
  })
  const earlier = redirects.map(
    ({ from, to }) => `"~^${literal(prefix + from.replace(/\/$/, ''))}/?$" "${prefix}${to}";`,
  )
  const editor = `"~^${literal(prefix)}(/admin(?:/(?:en|tr))?)$" "${prefix}$1/";`
  return map('redirect', ['default "";', editor, ...lines, ...earlier])
}

/** A file for /etc/nginx/conf.d/. `root` is the folder on the server that holds the contents of the public folder. */
export function nginxConfiguration(serving: Serving, root: string): string {
  const { prefix } = serving
  const rules = rulesFor(serving)
  const maps = rules.map(({ header, where, otherwise = '' }) =>
    map(header, [
      `default "${otherwise}";`,
      ...where.map(([{ source }, value]) => `"~${source}" "${value}";`),
    ]),
  )
  const headers = [
    ...Object.entries(ALWAYS).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...rules.map(({ header }) => `add_header ${header} ${variable(header)} always;`),
  ]
  const parts: Record<string, string> = {
    prefix,
    root,
    maps: [redirectMap(serving), ...maps].join('\n'),
    headers: headers.join('\n    '),
    rewrite: prefix && `rewrite ^${literal(prefix)}(/.*)$ $1 break;\n        `,
    elsewhere: prefix && '\n    location / {\n        return 404;\n    }\n',
  }
  return template.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')
}
