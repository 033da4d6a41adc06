// The site's own server block for nginx, made from the same headers and redirects as everything else.
import { addressesOf } from '../../../domain/page-addresses'
import { ALWAYS, rulesFor } from '../headers'
import type { Serving } from '../serving'

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
  return `# Made by the build from pipeline/outputs/site/headers.ts: change it there.
${[redirectMap(serving), ...maps].join('\n')}
server {
    listen 8080;
    listen [::]:8080;
    server_name _;
    root ${root};
    absolute_redirect off;
    server_tokens off;
    # Where files are compressed ahead (deploy/Dockerfile) they are sent as they are; elsewhere on the way.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/xml text/calendar application/javascript application/json application/atom+xml application/manifest+json image/svg+xml;
    # What only some servers can do, such as "brotli_static on;", has its place here. There need be no such file.
    include /etc/nginx/symposium.d/*.conf;

    include /etc/nginx/mime.types;
    types {
        text/calendar ics;
        application/manifest+json webmanifest;
    }
    charset utf-8;
    charset_types text/css text/plain text/xml text/calendar application/javascript application/json application/atom+xml;

    ${headers.join('\n    ')}

    if ($symposium_redirect) {
        return 301 $symposium_redirect$is_args$args;
    }

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }

    location = ${prefix}/404 {
        return 404;
    }

    location ${prefix}/ {
${prefix ? `        rewrite ^${literal(prefix)}(/.*)$ $1 break;\n` : ''}        try_files $uri $uri.html $uri/index.html =404;
    }
${prefix ? '\n    location / {\n        return 404;\n    }\n' : ''}}
`
}
