// Numbers and identifiers derived from a text, so that they stay the same from build to build.
import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha1').update(text).digest('hex')

/** A UUID in the form of version 5, always the same for the same text. */
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

/**
 * Returns a function that gives each text its own positive whole number below 2³¹. If two collide, the second gets the next free
 * one.
 */
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
