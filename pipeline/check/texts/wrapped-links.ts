// Addresses copied from mails, search engines and networks, which lead through these first or carry a code to track readers.
import { write } from '../../read/advice'
import type { ReadEdition } from '../../read'
import type { Meant } from '../../read/entries/meant-kind'
import { both, replacedFrom, type Problem } from '../../read/problem'
import { lineIn } from '../../read/texts/text-file'
import { kinds } from '../../schemas/kinds'
import { inValues, problemInText, type Told } from '../problem-in'

/** Hosts and paths that lead on to the address in their query. */
const wrapping =
  /^(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|(?:www\.)?google\.[a-z.]+\/url$|(?:l|lm)\.(?:facebook|instagram|messenger)\.com\/|(?:www\.)?facebook\.com\/l\.php$|(?:www\.)?linkedin\.com\/(?:redir|safety)\/|(?:www\.)?youtube\.com\/redirect$|slack-redir\.net\/link$|away\.vk\.com\/|(?:sba|mc|mail|clck)\.yandex\.[a-z.]+\/)/

/** What networks and newsletters put behind an address, to know who follows it. */
const tracking = /([?&])(?:fbclid|gclid|igshid|igsh|mc_eid|yclid)=[^&#]*(&?)/g

const untracked = (address: string) =>
  address.replace(tracking, (_, before: string, after: string) => (after ? before : ''))

/** The address that is meant, where one is wrapped in another or carries along who follows it. */
function unwrapped(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { host, pathname, searchParams } = new URL(address)
  const [, defended] = /^urldefense\.com\/v3\/__(.+?)__;/.exec(host + pathname) ?? []
  const within = wrapping.test(host + pathname)
    ? [...searchParams.values()].find((value) => /^https?:\/\//i.test(value))
    : defended?.replace(/^(https?:)\/+/i, '$1//')
  const meant = untracked(within ?? address)
  return meant !== address && kinds.url.accepts(meant) ? meant : undefined
}

/** What is wrong with an address; nothing where it leads straight to what it shows. */
function judge(address: string): (Told & { meant: Meant }) | undefined {
  const to = unwrapped(address)
  if (to === undefined) return undefined
  return {
    message: both(
      'This address leads elsewhere first, or tells who follows it: it was copied from a mail or a network.',
      'Bu adres önce başka bir yere gidiyor ya da tıklayanı izliyor: E-postadan ya da sosyal ağdan kopyalanmış.',
    ),
    advice: write(to),
    meant: { from: address, to },
  }
}

/** Wrapped addresses in data and in the links of texts. They work for a while, so each is a warning. */
export const checkWrappedLinks = (read: ReadEdition): Problem[] => [
  ...inValues(read, ['url'], (value) => judge(String(value))),
  ...read.texts.flatMap((text) =>
    text.links.flatMap((link) => {
      const told = judge(link.value)
      if (!told) return []
      const correctedLine = replacedFrom(lineIn(text, link.line), link.column, link.value, told.meant.to)
      return problemInText(text, link, told, { severity: 'warning', correctedLine })
    }),
  ),
]
