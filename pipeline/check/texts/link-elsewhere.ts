// Links that lead to other sites, mailboxes, telephones and disks: what their writing alone tells.
import { meantKind } from '../../read/entries/meant-kind'
import { emailPattern } from '../../schemas/kinds'
import { write } from '../../read/advice'
import { both, type Fault } from '../../read/problem'

/** What is wrong with an address, and the right one where it is known; undefined where nothing is wrong. */
export type Verdict = (Fault & { meant?: string }) | undefined

export function notWhole(value: string): Verdict {
  const message = both(`“${value}” is not a whole address.`, `“${value}” tam bir adres değil.`)
  const meant = meantKind('url', value)?.to
  if (meant) return { message, advice: write(meant), meant }
  const advice = both(
    'Write it as in the browser, such as https://example.org.',
    'Tarayıcıdaki gibi yazın, örneğin https://example.org.',
  )
  return { message, advice }
}

/** `C:\Users\…`, `file:///…`: only their writer could open it. */
export const isOnOwnComputer = (value: string) => /^(?:file:|[a-z]:[\\/]|\\\\)/i.test(value)

export const onOwnComputer = (value: string): Verdict => ({
  message: both(
    `“${value}” is a file of your own computer.`,
    `“${value}” kendi bilgisayarınızdaki bir dosya.`,
  ),
  advice: both(
    'Put it under static/documents and write its address, such as /documents/form.docx.',
    'static/documents altına koyup adresini yazın, örneğin /documents/form.docx.',
  ),
})

/** `mailto:…`, with one address. */
export function mailFault(value: string): Verdict {
  if (/^mailto:[^\s@/,;]+@[^\s@,;]+\.[^\s@,;]+$/i.test(value)) return undefined
  const [found] = value.match(emailPattern) ?? []
  const meant = found && `mailto:${found}`
  return {
    message: both(`“${value}” is not an e-mail address.`, `“${value}” bir e-posta adresi değil.`),
    advice: write(meant ?? 'mailto:info@example.org'),
    meant,
  }
}

/** `tel:…`, with the country code, so that it can be called from everywhere. */
export function phoneFault(value: string): Verdict {
  if (/^tel:\+[\d-]+$/i.test(value)) return undefined
  const number = meantKind('phone', decodeURI(value.slice(4)))?.to.replaceAll(' ', '')
  const meant = number && `tel:${number}`
  return {
    message: both(`“${value}” is not a telephone number.`, `“${value}” bir telefon numarası değil.`),
    advice: write(meant ?? 'tel:+902320000000'),
    meant,
  }
}
