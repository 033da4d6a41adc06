// The facts that a text may state: what each says, free of the way a language writes it.

/** A fact stated in a text, as a number or word that both languages must share. */
export type StatedValue =
  | { kind: 'date'; month: number; day?: number; year?: number }
  /** Minutes after midnight. Turkish also writes 13.30, which might be a number. */
  | { kind: 'time'; minutes: number; amounts?: number[] }
  | { kind: 'money'; amounts: number[]; currency: string }
  | { kind: 'percent'; amounts: number[] }
  /** More than one amount where the way of writing leaves it open. */
  | { kind: 'number'; amounts: number[] }
  /** Anything that is the same, letter by letter, in both languages. */
  | { kind: 'email' | 'phone' | 'url' | 'iban' | 'tag'; id: string }

const share = (a: number[] = [], b: number[] = []) => a.some((amount) => b.includes(amount))

const sameOrOpen = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined || a === b

const amountsOf = (value: StatedValue) => ('amounts' in value ? value.amounts : undefined)

/** Whether two values say the same. A bare number agrees with an amount of money or a percentage of that size. */
export function agree(a: StatedValue, b: StatedValue): boolean {
  if (a.kind === 'date' || b.kind === 'date') {
    if (a.kind !== b.kind) return yearOf(a) !== undefined && yearOf(a) === yearOf(b)
    const [x, y] = [a, b] as Extract<StatedValue, { kind: 'date' }>[]
    return x!.month === y!.month && sameOrOpen(x!.day, y!.day) && sameOrOpen(x!.year, y!.year)
  }
  if ('id' in a || 'id' in b) return 'id' in a && 'id' in b && a.kind === b.kind && a.id === b.id
  if (a.kind === 'time' && b.kind === 'time') return a.minutes === b.minutes
  if (a.kind === 'money' && b.kind === 'money')
    return a.currency === b.currency && share(a.amounts, b.amounts)
  if (a.kind === b.kind || [a, b].some(({ kind }) => kind === 'number' || kind === 'time')) {
    return share(amountsOf(a), amountsOf(b))
  }
  return false
}

/** A month with its year is no day: “October 2025” and “2025” may answer each other. */
function yearOf(value: StatedValue): number | undefined {
  if (value.kind === 'date') return value.day === undefined ? value.year : undefined
  return value.kind === 'number' ? value.amounts[0] : undefined
}
