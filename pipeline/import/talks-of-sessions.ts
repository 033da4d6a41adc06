// Talks whose sheet names their sessions, and the days, hours and halls of these from another sheet that lists the sessions.
import type { Item, Talk } from './programme-items'
import { codeAndTitle } from './section-headings'
import { titleText } from './sessions'

const codeOf = (text: string): string => codeAndTitle(text).code ?? text.trim()

/** The code of a session that a grid has in the place of a talk. */
const codeInTitle = ({ title }: Talk) => codeAndTitle(titleText(title)).code

/** The items of a programme, of which a list of sessions is none: its entries say when and where the talks are that name them. */
export function withTimesOfSessions(items: Item[]): Item[] {
  const isUntimed = (item: Item): item is Talk =>
    item.type === 'talk' && !item.start && item.session !== undefined
  const wanted = new Set(items.filter(isUntimed).map(({ session = '' }) => session))
  const sessions = new Map(
    items.flatMap((item): [string, Talk][] => {
      if (item.type !== 'talk' || !item.start || item.people.length > 0) return []
      const code = codeOf(item.code ?? codeInTitle(item) ?? item.session ?? '')
      return wanted.has(code) ? [[code, item]] : []
    }),
  )
  const begun = new Set<string>()
  const found = new Set<Item>(sessions.values())
  const others = items.filter((item) => !found.has(item))
  return others.map((item) => {
    const session = isUntimed(item) ? sessions.get(item.session ?? '') : undefined
    if (!session || item.type === 'slot') return item
    const { day, hall, chairs, title } = session
    const isFirst = !begun.has(item.session ?? '')
    begun.add(item.session ?? '')
    const own = typeof title === 'string' ? codeAndTitle(title).title : title
    const start = isFirst ? session.start : undefined
    return { ...item, day, hall, chairs, sessionTitle: own || undefined, start }
  })
}
