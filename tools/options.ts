// The options of the tools: which values each accepts, and what in a call is not understood.
import { parseArgs } from 'node:util'
import { kinds } from '../pipeline/schemas/kinds'

type Option = {
  /** The value in the tool's help: the choices (`en|tr`) or an example (`2026-06-01`); empty if the option takes none. */
  example: string
  /** Turns the written value into the one the tool gets; undefined if it is refused. */
  read: (written: string) => unknown
  /** The value that the tool gets if the option is not written. */
  otherwise: unknown
}

export type Options = Record<string, Option>

export type Values<Named extends Options> = {
  [Name in keyof Named]: NonNullable<ReturnType<Named[Name]['read']>> | Named[Name]['otherwise']
}

/** One of the given words; by default the first. */
export const oneOf = <Choice extends string>(...choices: [Choice, ...Choice[]]) => ({
  example: choices.join('|'),
  read: (written: string) => choices.find((choice) => choice === written),
  otherwise: choices[0],
})

/** A word that matches a pattern. */
export const word = (example: string, allowed = /./) => ({
  example,
  read: (written: string) => (allowed.test(written) ? written : undefined),
  otherwise: undefined,
})

/** A day of the calendar, year-month-day. */
export const day = (example: string) => ({
  example,
  read: (written: string) => (kinds.date.accepts(written) ? written : undefined),
  otherwise: undefined,
})

/** A whole number from 1 to `most`. */
export const wholeNumber = (example: number, most = 9999) => ({
  example: String(example),
  read: (written: string) =>
    /^[1-9]\d*$/.test(written) && Number(written) <= most ? Number(written) : undefined,
  otherwise: undefined,
})

/** A port to listen on; by default `usual`. */
export const port = (usual: number) => ({ ...wholeNumber(usual, 65_535), otherwise: usual })

/** Several values, separated by commas. */
export const listOf = <Value>(example: string, one: { read: (written: string) => Value | undefined }) => ({
  example,
  read: (written: string) => {
    const values = written.split(',').map(one.read)
    return values.every((value) => value !== undefined) ? values : undefined
  },
  otherwise: undefined,
})

/** An option that takes no value. */
export const flag = { example: '', read: () => true, otherwise: false }

/** All options of a tool as its help shows them: `--language en|tr --today 2026-06-01`. */
export const written = (options: Options) =>
  Object.entries(options)
    .map(([name, { example }]) => `--${name} ${example}`.trim())
    .join(' ')

/**
 * Options written before `--` are taken by npm, which passes them on in the environment only. They are reported: otherwise the
 * tool would run without them.
 */
const keptByNpm = (options: Options, environment: NodeJS.ProcessEnv) =>
  Object.keys(options)
    .filter((name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
    .map((name) => `--${name}`)

/** The values of the options in a call, or the parts of it that are not understood. */
export function readOptions<Named extends Options>(
  options: Named,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): { values: Values<Named> } | { wrong: string[] } {
  const { tokens } = parseArgs({
    args: words,
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        { type: option === flag ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map(Object.entries(options).map(([name, { otherwise }]) => [name, otherwise]))
  const wrong = keptByNpm(options, environment)
  for (const token of tokens) {
    if (token.kind === 'positional') wrong.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    // A value that looks like an option is the next option: the value of this one was forgotten.
    const isWhole = option === flag ? value === undefined : value !== undefined && !value.startsWith('-')
    const meant = isWhole ? option?.read(value ?? '') : undefined
    if (meant === undefined) wrong.push(value === undefined ? rawName : `${rawName} ${value}`)
    else values.set(name, meant)
  }
  return wrong.length > 0 ? { wrong } : { values: Object.fromEntries(values) as Values<Named> }
}
