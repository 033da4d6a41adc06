// The site's own server block for nginx, made from the same headers and redirects as everything else.
import {
  ADMIN,
  ALWAYS,
  HASHED,
  headersByZone,
  IMMUTABLE,
  OPEN,
  OPEN_DATA,
  PAGE,
  REVALIDATE,
} from '../headers'
import { englishPages, underEnglish, type Serving } from '../serving'

const literal = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const map = (name: string, lines: string[]) =>
  `map $uri $symposium_${name} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`

/** A line of an nginx map for addresses that match a pattern. */
const where = (kind: RegExp, value: string) => `"~${kind.source}" "${value}";`

function redirectMap({ prefix, pages, redirects = [] }: Serving): string {
  const served = pages.filter((page) => page !== '/404.html')
  const nearly = (asked: string, page: string) =>
    `"~*^${literal(prefix + (asked === '/' ? '' : asked))}(/|(/index)?\\.html)?$" "${prefix}${page}";`
  const lines = [
    `"~^${literal(prefix)}(/admin(?:/tr)?)$" "${prefix}$1/";`,
    // The exact address comes first and is not redirected; then come its other spellings.
    ...served.flatMap((page) => [`"~^${literal(prefix + page)}$" "";`, nearly(page, page)]),
    ...englishPages(served).map((page) => nearly(underEnglish(page), page)),
    ...redirects.map(
      ({ from, to }) => `"~^${literal(prefix + from.replace(/\/$/, ''))}/?$" "${prefix}${to}";`,
    ),
  ]
  return map('redirect', ['default "";', ...lines])
}

/** A file for /etc/nginx/conf.d/. `root` is the folder on the server that holds the contents of the public folder. */
export function nginxConfiguration(serving: Serving, root: string): string {
  const { prefix } = serving
  const { page, admin, file } = headersByZone(serving)
  const header = (name: string, value: string) => `    add_header ${name} "${value}" always;`
  const zones = (name: string, key: 'Content-Security-Policy' | 'Cross-Origin-Opener-Policy') =>
    map(name, [`default "${file[key]}";`, where(ADMIN, admin[key]), where(PAGE, page[key])])
  return `# Made by the build from pipeline/outputs/site/headers.ts: change it there.
${redirectMap(serving)}
${zones('policy', 'Content-Security-Policy')}
${zones('opener', 'Cross-Origin-Opener-Policy')}
${map('robots', ['default "";', where(ADMIN, admin['X-Robots-Tag'])])}
${map('cache', [`default "${REVALIDATE}";`, where(HASHED, IMMUTABLE)])}
${map('origin', ['default "";', where(OPEN_DATA, OPEN['Access-Control-Allow-Origin'])])}
server {
    listen 8080;
    listen [::]:8080;
    server_name _;
    root ${root};
    absolute_redirect off;
    server_tokens off;
    # Where files are compressed ahead (Containerfile) they are sent as they are; elsewhere on the way.
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

${Object.entries(ALWAYS)
  .map(([name, value]) => header(name, value))
  .join('\n')}
    add_header Cache-Control $symposium_cache always;
    add_header Content-Security-Policy $symposium_policy always;
    add_header Cross-Origin-Opener-Policy $symposium_opener always;
    add_header X-Robots-Tag $symposium_robots always;
    add_header Access-Control-Allow-Origin $symposium_origin always;

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
