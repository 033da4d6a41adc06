// Pages as a whole: the sixteen routes, twins, links, facts and downloads.
import type { ReadEdition } from '../read'
import { both, type Problem } from '../read/problem'
import type { TextFile } from '../read/page-file'
import { suggestion } from '../read/suggestion'
import { factsOf } from '../facts'
import { requiredPages } from '../schemas/page'
import { fileFault, madeByBuild } from './files'
import { entriesOf, problemIn } from './place'

const fileOf = (route: string, language: string) =>
  `content/pages/${route === '/' ? 'index' : route.slice(1)}/${language}.mdx`

const atTop = (file: string) => ({ severity: 'error' as const, file, line: 1, column: 1 })

function twins({ pages, letters }: ReadEdition): Problem[] {
  const files = new Set([...pages, ...letters].map(({ file }) => file))
  return [...files].flatMap((file): Problem[] => {
    const language = /([^/]+)\.mdx$/.exec(file)?.[1] ?? ''
    if (language !== 'en' && language !== 'tr') {
      return [
        {
          ...atTop(file),
          message: both(`A page is called en.mdx or tr.mdx, not ${language}.mdx.`, `Bir sayfanın dosya adı en.mdx ya da tr.mdx olur, ${language}.mdx olmaz.`),
          advice: both('Rename the file.', 'Dosyanın adını değiştirin.'),
        },
      ]
    }
    const twin = file.replace(/[^/]+\.mdx$/, `${language === 'en' ? 'tr' : 'en'}.mdx`)
    if (files.has(twin)) return []
    return [
      {
        ...atTop(twin),
        message: both(`The page ${file} has no twin in the other language.`, `${file} sayfasının öbür dildeki eşi yok.`),
        advice: both(`Write ${twin}; begin with a copy and translate it.`, `${twin} dosyasını yazın; kopyalayıp çevirerek başlayın.`),
      },
    ]
  })
}

function required({ pages }: ReadEdition): Problem[] {
  return Object.entries(requiredPages).flatMap(([route, template]): Problem[] => {
    const there = pages.filter((page) => page.route === route)
    if (there.length === 0) {
      return [
        {
          ...atTop(fileOf(route, 'en')),
          message: both(`The page ${route} is missing.`, `${route} sayfası yok.`),
          advice: both(`Bring back ${fileOf(route, 'en')} and ${fileOf(route, 'tr')}.`, `${fileOf(route, 'en')} ve ${fileOf(route, 'tr')} dosyalarını geri getirin.`),
        },
      ]
    }
    return there
      .filter((page) => page.frontmatter && page.frontmatter.template !== template)
      .map((page) => ({
        ...atTop(page.file),
        field: 'template',
        message: both(`The page ${route} needs the template “${template}”.`, `${route} sayfası “${template}” şablonunu gerektirir.`),
        advice: both(`Write “template: ${template}”.`, `“template: ${template}” yazın.`),
      }))
  })
}

/** The route a link leads to, or undefined where it leaves the site or stays on the page. */
function internalTarget(url: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(url) || url.startsWith('#') || url.startsWith('//')) return undefined
  return decodeURI(url.replace(/[?#].*$/, ''))
}

function deadLinks(read: ReadEdition, text: TextFile, routes: string[]): Problem[] {
  return text.links.flatMap(({ value, line, column }): Problem[] => {
    const target = internalTarget(value)
    const problem = (message: Problem['message'], advice: Problem['message']): Problem[] => [
      { severity: 'error', file: text.file, line, column, message, advice },
    ]
    if (/^(https?|mailto):/i.test(value)) {
      return /^https?:\/\/[^/\s.]+\.[^\s]+$/.test(value) || /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
        ? []
        : problem(
            both(`“${value}” is not a whole address.`, `“${value}” tam bir adres değil.`),
            both('Write it as in the browser, such as https://example.org.', 'Tarayıcıdaki gibi yazın, örneğin https://example.org.'),
          )
    }
    if (target === undefined || routes.includes(target) || madeByBuild(target)) return []
    if (/\.[a-z0-9]+$/i.test(target)) {
      const fault = fileFault(read, `static${target.startsWith('/') ? '' : '/'}${target}`)
      return fault ? problem(fault.message, fault.advice) : []
    }
    const near = suggestion(target, routes)
    return problem(
      both(`The link leads to ${value}, which is no page of this site.`, `Bağlantı ${value} adresine gidiyor; sitede böyle bir sayfa yok.`),
      near
        ? both(`Did you mean ${near}? Capital letters count; Turkish pages are linked by their English address too.`, `${near} mi demek istediniz? Büyük-küçük harf ayrımı vardır; Türkçe sayfalara da İngilizce adresle bağlantı verilir.`)
        : both(`Pages: ${routes.join(', ')}.`, `Sayfalar: ${routes.join(', ')}.`),
    )
  })
}

function unknownUses(text: TextFile, uses: TextFile['facts'], choices: string[], tag: string): Problem[] {
  return uses
    .filter(({ value }) => !choices.includes(value))
    .map(({ value, line, column }) => {
      const near = suggestion(value, choices)
      const kin = choices.filter((choice) => choice.split('.')[0] === value.split('.')[0]).slice(0, 12)
      const list = (kin.length > 0 ? kin : choices.slice(0, 12)).join(', ')
      return {
        severity: 'error' as const,
        file: text.file,
        line,
        column,
        message: both(`<${tag} of="${value}" /> names nothing that is known.`, `<${tag} of="${value}" /> bilinen bir şeyi göstermiyor.`),
        advice: near
          ? both(`Did you mean “${near}”?`, `“${near}” mi demek istediniz?`)
          : both(`Known: ${list}.`, `Bilinenler: ${list}.`),
      }
    })
}

function menuLinks(read: ReadEdition, routes: string[]): Problem[] {
  type Entry = { to: string; items: { to: string }[] }
  return entriesOf<Entry>(read, 'navigation').flatMap(({ entry, index }) =>
    [
      { to: entry.to, path: [index, 'to'] as PropertyKey[] },
      ...entry.items.map(({ to }, item) => ({ to, path: [index, 'items', item, 'to'] as PropertyKey[] })),
    ]
      .filter(({ to }) => !routes.includes(to))
      .map(({ to, path }) => {
        const near = suggestion(to, routes)
        return problemIn(
          read,
          'navigation',
          path,
          both(`The menu leads to ${to}, which is no page of this site.`, `Menü ${to} adresine gidiyor; sitede böyle bir sayfa yok.`),
          near
            ? both(`Did you mean ${near}?`, `${near} mi demek istediniz?`)
            : both(`Pages: ${routes.join(', ')}.`, `Sayfalar: ${routes.join(', ')}.`),
          near ? { meant: { from: to, to: near } } : {},
        )
      }),
  )
}

/** Everything that can be said of pages and letters together. */
export function checkPages(read: ReadEdition): Problem[] {
  const routes = [...new Set(read.pages.map(({ route }) => route))]
  const downloads = (read.data.downloads ?? []).map(({ key }) => key)
  const texts: TextFile[] = [...read.pages, ...read.letters]
  const facts = { en: Object.keys(factsOf(read.data, 'en')), tr: Object.keys(factsOf(read.data, 'tr')) }
  return [
    ...twins(read),
    ...required(read),
    ...menuLinks(read, routes),
    ...texts.flatMap((text) => [
      ...deadLinks(read, text, routes),
      ...unknownUses(text, text.facts, facts[text.language] ?? facts.en, 'Fact'),
      ...unknownUses(text, text.downloads, downloads, 'Downloads'),
    ]),
  ]
}
