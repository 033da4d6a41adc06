// The page /admin, in the language of the editor's interface.
import type { Connection } from './connection'
import type { Language } from '../../domain/languages'

const words = {
  en: {
    title: 'Editor of the symposium’s content',
    other: 'Türkçe',
    trial:
      'A trial: this page is not connected to a repository, and nothing you change is kept. admin/README.md explains how to connect it; npm run admin edits the files on your own computer.',
    local:
      'You are editing the files on this computer: saving writes to content/. Run npm run check:content and npm start to see the result.',
    missing: 'The editor is not installed.',
    install: 'Run npm ci in the folder admin/ and build again.',
    noScript:
      'The editor needs JavaScript. Every file in content/ can also be edited on the repository’s website.',
  },
  tr: {
    title: 'Sempozyum içeriği düzenleyicisi',
    other: 'English',
    trial:
      'Deneme: Bu sayfa bir depoya bağlı değil, yaptığınız hiçbir değişiklik saklanmaz. Nasıl bağlanacağı admin/README.md dosyasında anlatılır; kendi bilgisayarınızdaki dosyalar npm run admin ile düzenlenir.',
    local:
      'Bu bilgisayardaki dosyaları düzenliyorsunuz: Kaydettikleriniz content/ klasörüne yazılır. Sonucu görmek için npm run check:content ve npm start komutlarını çalıştırın.',
    missing: 'Düzenleyici kurulu değil.',
    install: 'admin/ klasöründe npm ci çalıştırıp siteyi yeniden derleyin.',
    noScript:
      'Düzenleyici JavaScript gerektirir. content/ altındaki her dosya, deponun web sitesinde de düzenlenebilir.',
  },
} as const

const style =
  'body{margin:0}.edition-notice{display:flex;gap:1rem;justify-content:space-between;margin:0;padding:.5rem 1rem;' +
  'background:#16324a;color:#fff;font:14px/1.4 system-ui,sans-serif}.edition-notice a{color:#fff}' +
  // Most texts are one line; the field grows as more is written.
  'textarea{min-height:3.75rem!important}'

/** The page's file in a language; the English one is /admin itself. */
export const pageFile = (language: Language) =>
  language === 'en' ? 'admin/index.html' : 'admin/tr/index.html'

/** The editor’s page, below the folder `prefix` of its host; without a connection, one that says what is not installed. */
export function editorPage(language: Language, connection: Connection | undefined, prefix: string): string {
  const folder = `${prefix}/admin`
  const say = words[language]
  const other = language === 'en' ? 'tr' : 'en'
  const notice = connection && connection.kind !== 'github' ? say[connection.kind] : say.title
  const inside = connection
    ? `<noscript><p>${say.noScript}</p></noscript>
<script src="${folder}/by-hand.js"></script>
<script src="${folder}/decap-cms.js"></script>
<script type="module" src="${folder}/editor.js"></script>`
    : `<main><p><strong>${say.missing}</strong> ${say.install}</p></main>`
  return `<!doctype html>
<html lang="${language}" data-folder="${folder}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${say.title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<p class="edition-notice"><span>${notice}</span><a href="${folder}${language === 'en' ? '/tr/' : '/'}" lang="${other}">${say.other}</a></p>
${inside}
</body>
</html>
`
}
