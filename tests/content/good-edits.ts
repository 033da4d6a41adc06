// Unusual but valid edits of organisers: what each changes, and where the result can be seen.
import type { Language } from '../../pipeline/domain/languages'
import { rowsOf, type Row } from './edits'

type GoodEdit = Row & {
  /** GraphQL type whose records must contain `value`. */
  type: string
  value: string
  language?: Language
  /** The text on the page, if it differs from `value`; and the page, if it is not the usual one of the type. */
  shown?: string
  route?: string
  /** Why this edit cannot be combined with the others in one edition. */
  alone?: string
}

export const goodEdits = rowsOf<GoodEdit>('good-edits.yaml')

/** The page that shows the records of a type. */
const routes: Record<string, string> = {
  Speaker: '/speakers',
  Committee: '/committees',
  KeyDate: '/',
  Fees: '/registration',
  Sponsors: '/sponsors',
  Hotel: '/venue/accommodation',
  Workshop: '/workshop',
  Programme: '/program',
  Symposium: '/registration',
}

/** The page on which an edit can be seen, and the text to expect there. */
export function seenAt({ type, value, route = routes[type], language = 'en', shown = value }: GoodEdit) {
  if (!route) throw new Error(`No page is known for ${type}.`)
  return { path: language === 'en' ? route : `/tr${route === '/' ? '' : route}`, text: shown }
}
