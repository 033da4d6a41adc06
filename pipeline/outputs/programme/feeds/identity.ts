// Numbers and identifiers that stay the same from build to build, made from a text.
import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha1').update(text).digest('hex')

/** A UUID of version 5's form, the same for the same text. */
export function uuidOf(text: string): string {
  const hex = digest(text)
  const variant = ((parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** Assigns each text a positive whole number below 2³¹ of its own; on a collision the next free one is taken. */
export function numbering(): (text: string) => number {
  const numbers = new Map<string, number>()
  const taken = new Set<number>()
  return (text) => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    let number = parseInt(digest(text).slice(0, 8), 16) % 0x7ffffffe
    do number += 1
    while (taken.has(number))
    taken.add(number)
    numbers.set(text, number)
    return number
  }
}
