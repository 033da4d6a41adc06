// Reads content/ for tests that compare it with what a page shows.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import type { Language } from '../../pipeline/domain/languages'

type Text = string | { en: string; tr: string }

/** The address of each English page: the sixteen required ones, and those that the edition adds. */
export const routes = readdirSync(join(process.cwd(), 'content/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /en\.mdx$/.test(file))
  .map((file) => `/${dirname(file).replaceAll('\\', '/')}`.replace(/^\/index$/, '/'))
  .sort()

const read = (path: string) => readFileSync(join(process.cwd(), 'content', path), 'utf8')

/** A text of the edition in one language. */
export const say = (text: Text, language: Language) => (typeof text === 'string' ? text : text[language])

type Frontmatter = { title: string; description: string; keywords: string[] }

/** The front matter of a page's file. */
export function frontmatter(route: string, language: Language): Frontmatter {
  const folder = route === '/' ? '/index' : route
  return parse(read(`pages${folder}/${language}.mdx`).split(/^---$/m)[1] ?? '') as Frontmatter
}

export const site = parse(read('site.yaml')) as {
  name: Text
  url: string
  email: string
  starts: string
  ends: string
  didYouKnow: Text[]
}

/** The top-level entries of the menu. */
export const menu = parse(read('navigation.yaml')) as { to: string }[]

/** The files that pages offer for download. */
export const downloads = parse(read('data/downloads.yaml')) as { file: string }[]
