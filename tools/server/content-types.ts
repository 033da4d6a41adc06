// Media types of files, by their extension.

const text = (type: string) => `${type}; charset=utf-8`

const types: Record<string, string> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  json: text('application/json'),
  txt: text('text/plain'),
  xml: text('application/xml'),
  atom: text('application/atom+xml'),
  ics: text('text/calendar'),
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  yml: text('text/yaml'),
  yaml: text('text/yaml'),
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}

/** The media type of a file; that of arbitrary bytes if its extension is unknown. */
export const contentType = (file: string) =>
  types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** Whether files of a media type are worth compressing. */
export const isCompressible = (type: string) => /^text\/|json|xml|javascript|manifest/.test(type)
