// Addresses as mail programs, search engines and networks hand them on: by way of themselves, with who was sent them.
import type { ReadEdition } from '../../read'
import { both, replacedFrom, type Problem } from '../../read/problem'
import { lineIn } from '../../read/texts/text-file'
import { collectionNames } from '../../schemas'
import { kinds } from '../../schemas/kinds'
import { problemIn, problemInText, valuesIn } from '../problem-in'

/** Hosts and paths that lead on to the address in their query. */
const wrapping =
  /^(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|(?:www\.)?google\.[a-z.]+\/url$|(?:l|lm)\.(?:facebook|instagram|messenger)\.com\/|(?:www\.)?facebook\.com\/l\.php$|(?:www\.)?linkedin\.com\/(?:redir|safety)\/|(?:www\.)?youtube\.com\/redirect$|slack-redir\.net\/link$|away\.vk\.com\/|(?:sba|mc|mail|clck)\.yandex\.[a-z.]+\/)/

/** What networks and newsletters put behind an address, to know who follows it. */
const tracking = /([?&])(?:fbclid|gclid|igshid|igsh|mc_eid|yclid)=[^&#]*(&?)/g

const untracked = (address: string) =>
  address.replace(tracking, (_, before: string, after: string) => (after ? before : ''))

/** The address that is meant, where one is wrapped in another or carries along who follows it. */
export function unwrapped(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { host, pathname, searchParams } = new URL(address)
  const [, defended] = /^urldefense\.com\/v3\/__(.+?)__;/.exec(host + pathname) ?? []
  const within = wrapping.test(host + pathname)
    ? [...searchParams.values()].find((value) => /^https?:\/\//i.test(value))
    : defended?.replace(/^(https?:)\/+/i, '$1//')
  const meant = untracked(within ?? address)
  return meant !== address && kinds.url.accepts(meant) ? meant : undefined
}

const fault = (meant: string) => ({
  message: both(
    'This address leads elsewhere first, or tells who follows it: it was copied from a mail or a network.',
    'Bu adres önce başka bir yere gidiyor ya da tıklayanı izliyor: E-postadan ya da sosyal ağdan kopyalanmış.',
  ),
  advice: both(`Write ${meant}.`, `${meant} yazın.`),
})

/** Wrapped addresses in data and in the links of texts. They work for a while, so each is a warning. */
export const checkWrappedLinks = (read: ReadEdition): Problem[] => [
  ...collectionNames.flatMap((name) =>
    valuesIn(read.files[name], ['url']).flatMap(({ value, path }) => {
      const meant = unwrapped(String(value))
      if (!meant) return []
      const { message, advice } = fault(meant)
      const more = { severity: 'warning' as const, meant: { from: String(value), to: meant } }
      return [problemIn(read, name, path, message, advice, more)]
    }),
  ),
  ...read.texts.flatMap((text) =>
    text.links.flatMap((link) => {
      const meant = unwrapped(link.value)
      if (!meant) return []
      const correctedLine = replacedFrom(lineIn(text, link.line), link.column, link.value, meant)
      return [problemInText(text, link, fault(meant), { severity: 'warning', correctedLine })]
    }),
  ),
]
