// Talks whose sheet names their sessions, and the days, hours and halls of these from another sheet that lists the sessions.
import type { Item, Talk } from './programme-items'
import { codeAndTitle } from './section-headings'

const codeOf = (text: string): string => codeAndTitle(text).code ?? text.trim()

/** The items of a programme, of which a list of sessions is none: its entries say when and where the talks are that name them. */
export function withTimesOfSessions(items: Item[]): Item[] {
  const isUntimed = (item: Item): item is Talk =>
    item.type === 'talk' && !item.start && item.session !== undefined
  const wanted = new Set(items.filter(isUntimed).map(({ session = '' }) => session))
  const sessions = new Map(
    items.flatMap((item): [string, Talk][] => {
      if (item.type !== 'talk' || !item.start || item.people.length > 0) return []
      const code = codeOf(item.code ?? item.session ?? '')
      return wanted.has(code) ? [[code, item]] : []
    }),
  )
  const begun = new Set<string>()
  const others = items.filter((item) => ![...sessions.values()].includes(item as Talk))
  return others.map((item) => {
    const session = isUntimed(item) ? sessions.get(item.session ?? '') : undefined
    if (!session || item.type === 'slot') return item
    const { day, hall, chairs, title } = session
    const isFirst = !begun.has(item.session ?? '')
    begun.add(item.session ?? '')
    return { ...item, day, hall, chairs, sessionTitle: title, start: isFirst ? session.start : undefined }
  })
}
