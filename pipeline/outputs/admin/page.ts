// The page /admin, in the language of the editor's interface.
import type { Connection } from './connection'
import { languageNames, otherLanguage, type Language } from '../../domain/languages'
import type { Palette } from '../../records/palette'
import { sentence } from '../../messages/render'

const style = ({ deep, white }: Palette) =>
  'body{margin:0}.edition-notice{display:flex;gap:1rem;justify-content:space-between;margin:0;padding:.5rem 1rem;' +
  `background:${deep};color:${white};font:14px/1.4 system-ui,sans-serif}.edition-notice a{color:${white}}` +
  // Most texts are one line; the field grows as more is written.
  'textarea{min-height:3.75rem!important}'

/** What the bar above the editor says. */
const notices: Record<Connection['kind'], string> = {
  github: 'editor.title',
  local: 'editor.local',
  trial: 'editor.trial',
}

/** The page's file in a language; the English one is /admin itself. */
export const pageFile = (language: Language): 'admin/index.html' | 'admin/tr/index.html' =>
  language === 'en' ? 'admin/index.html' : 'admin/tr/index.html'

type EditorSite = { connection: Connection | undefined; prefix: string; palette: Palette }

/** The editor’s page, below the folder `prefix` of its host; without a connection, one that says what is not installed. */
export function editorPage(language: Language, { connection, prefix, palette }: EditorSite): string {
  const folder = `${prefix}/admin`
  const say = (code: string) => sentence({ code }, language)
  const other = otherLanguage(language)
  const notice = say(notices[connection?.kind ?? 'github'])
  const inside = connection
    ? `<noscript><p>${say('editor.no-script')}</p></noscript>
<script src="${folder}/by-hand.js"></script>
<script src="${folder}/decap-cms.js"></script>
<script type="module" src="${folder}/editor.js"></script>`
    : `<main><p><strong>${say('editor.missing')}</strong> ${say('editor.install')}</p></main>`
  return `<!doctype html>
<html lang="${language}" data-folder="${folder}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${say('editor.title')}</title>
<link rel="icon" href="data:,">
<style>${style(palette)}</style>
</head>
<body>
<p class="edition-notice"><span>${notice}</span><a href="${folder}${language === 'en' ? '/tr/' : '/'}" lang="${other}">${languageNames[other][other]}</a></p>
${inside}
</body>
</html>
`
}
