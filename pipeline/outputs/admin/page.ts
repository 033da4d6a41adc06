// The pages of /admin: one that says in both languages what the editor is and what it needs, and the editor in each language.
import type { Connection } from './connection'
import { pathOf } from '../../domain/addresses'
import { inLanguage, languageNames, languages, otherLanguage, type Language } from '../../domain/languages'
import type { Palette } from '../../records/palette'
import { sentence } from '../../messages/render'
import type { EditionData } from '../../schemas'

const editorStyle = ({ deep, white }: Palette) =>
  'body{margin:0}.edition-notice{display:flex;gap:1rem;justify-content:space-between;margin:0;padding:.5rem 1rem;' +
  `background:${deep};color:${white};font:14px/1.4 system-ui,sans-serif}.edition-notice a{color:${white}}` +
  // Most texts are one line; the field grows as more is written.
  'textarea{min-height:3.75rem!important}'

/** The files of the folder admin/ that the first page shows: the site's font and the motif. */
export const shownFiles = { font: 'archivo.woff2', motif: 'motif.svg' }

const entranceStyle = ({ deep, pale, paper, ink, line, signal, white }: Palette, folder: string) => `
@font-face{font-family:Archivo;font-weight:400 700;src:url(${folder}/${shownFiles.font})}
*{box-sizing:border-box;margin:0}
body{background:${paper};color:${ink};font:1.0625rem/1.5 Archivo,Arial,sans-serif}
header,main{padding:clamp(1.25rem,4vw,3.25rem) max(clamp(1rem,4vw,2.5rem),50vw - 36rem)}
header{background:${deep} url(${folder}/${shownFiles.motif}) right bottom/auto min(32rem,90vw) no-repeat;color:${white}}
header p{color:${pale};font-size:1.3125rem}
h1{font-size:clamp(1.75rem,1.2rem + 2.2vw,2.5rem);line-height:1.15}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:clamp(1.25rem,4vw,3.25rem)}
section{display:flex;flex-direction:column;gap:1.25rem;padding-top:1.25rem;border-top:4px solid ${deep}}
section>*{max-width:32rem}
h2{color:${deep};font-size:1.75rem;line-height:1.2}
h3{color:${deep};font-size:1.0625rem}
ul{padding-left:1.25rem}
li+li{margin-top:.375rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-top:auto;padding-top:.75rem}
a{color:${deep};overflow-wrap:anywhere}
nav a{display:inline-flex;align-items:center;min-height:2.75rem}
.open{padding:.375rem 1.25rem;border-radius:3px;background:${signal};color:${white};font-weight:700;text-decoration:none}
.open:hover{background:${ink}}
:focus-visible{outline:3px solid ${deep};outline-offset:3px}
code{padding:0 .25rem;border:1px solid ${line};border-radius:3px;background:${white};font-size:.9375rem}`

type EditorSite = {
  site: EditionData['site']
  /** Undefined if the editor is not installed. */
  connection: Connection | undefined
  /** Folder of the host below which everything is. */
  prefix: string
  palette: Palette
}

const head = (title: string, style: string) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>`

/** File names and commands, which messages write as they are, in the font of code. */
const withCode = (text: string) =>
  text.replace(/npm (?:run )?[\w:]+|[\w-]+\/(?:[\w-]+\.md)?(?![\w/])/g, '<code>$&</code>')

/** What the editor is, what it needs, and the way into it, in one language. */
function section(language: Language, { site, connection, prefix }: EditorSite): string {
  const say = (code: string, values = {}) => withCode(sentence({ code, values }, language))
  const { repo: repository = '' } = (connection?.config['backend'] ?? {}) as { repo?: string }
  const needs = {
    github: [say('editor.account', { repository }), say('editor.request')],
    local: [say('editor.local')],
    trial: [say('editor.trial')],
    none: [`${say('editor.missing')} ${say('editor.install')}`],
  }[connection?.kind ?? 'none']
  const links = [
    ...(connection ? [`<a class="open" href="${prefix}/admin/${language}/">${say('editor.open')}</a>`] : []),
    // On the organiser's own computer, this server has no other pages.
    ...(connection?.kind === 'local'
      ? []
      : [`<a href="${prefix}${pathOf('/', language)}">${inLanguage(site.shortName, language)}</a>`]),
  ]
  return `<section lang="${language}" aria-labelledby="${language}">
<h2 id="${language}">${say('editor.heading')}</h2>
<p>${say('editor.about')}</p>
<h3>${say('editor.needs')}</h3>
<ul>
${[...needs, say('editor.browser'), say('editor.guide')].map((text) => `<li>${text}</li>`).join('\n')}
</ul>
<nav aria-labelledby="${language}">${links.join('\n')}</nav>
</section>`
}

/** The first page: readable without JavaScript, in both languages. */
export function entrancePage(edition: EditorSite): string {
  const { site, palette, prefix } = edition
  const names = languages.map((language) => sentence({ code: 'editor.heading' }, language))
  return `<!doctype html>
<html lang="en">
${head(names.join(' · '), entranceStyle(palette, `${prefix}/admin`))}
<body>
<header>
<h1>${inLanguage(site.shortName, 'en')}</h1>
<p>${names[0]} · <span lang="tr">${names[1]}</span></p>
</header>
<main>
${languages.map((language) => section(language, edition)).join('\n')}
</main>
</body>
</html>
`
}

/** The editor in a language; a bar above it says where it saves. */
export function editorPage(
  language: Language,
  connection: Connection,
  { prefix, palette }: EditorSite,
): string {
  const folder = `${prefix}/admin`
  const say = (code: string) => sentence({ code }, language)
  const other = otherLanguage(language)
  const notice = { github: 'editor.title', local: 'editor.local', trial: 'editor.trial' }[connection.kind]
  return `<!doctype html>
<html lang="${language}" data-folder="${folder}">
${head(say('editor.title'), editorStyle(palette))}
<body>
<p class="edition-notice"><span>${say(notice)}</span><a href="${folder}/${other}/" lang="${other}">${languageNames[other][other]}</a></p>
<noscript><p>${say('editor.no-script')}</p></noscript>
<script src="${folder}/by-hand.js"></script>
<script src="${folder}/decap-cms.js"></script>
<script type="module" src="${folder}/editor.js"></script>
</body>
</html>
`
}
