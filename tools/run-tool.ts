// How every tool reads its options, listens on a port and ends: a wrong call or a failure is explained in one sentence.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Sentence, Values } from '../pipeline/messages/diagnostic'
import { sentence } from '../pipeline/messages/render'

/** The options of a tool, by name. A value's description is its example in the tool's help; a flag has none. */
type Options = Record<string, z.ZodType>

export const language = z.enum(['en', 'tr']).default('en').describe('en|tr')
export const flag = z.boolean().default(false)
export const text = z.string().min(1)
export const day = z.iso.date()
/** A whole number from a command line. */
export const wholeNumber = (most = 9999, least = 1) => z.coerce.number().int().min(least).max(most)
/** A port; 0 is any that is free. */
export const port = (usual: number) => wholeNumber(65_535, 0).default(usual).describe(String(usual))

/** A sentence of the catalogue in both languages, one below the other. */
export const inTwoLines = (code: string, values?: Values): string =>
  `${sentence({ code, values }, 'en')}\n${sentence({ code, values }, 'tr')}`

/** Thrown if a tool cannot do its work under the present conditions; its message, by code, says what to do about it. */
export class Refused extends Error {
  constructor(code: string, values?: Values) {
    super(inTwoLines(code, values))
  }
}

function usage(name: string, options: Options): Sentence {
  const all = Object.entries(options).map(([option, { description = '' }]) =>
    ` --${option} ${description}`.trimEnd(),
  )
  const command = `npm run ${name}${all.length > 0 ? ` --${all.join('')}` : ''}`
  return { code: 'tool.usage', values: { command } }
}

/** The values of the options in a call of the tool `name`. Throws Refused if a part of it is not understood. */
export function readOptions<Named extends Options>(
  name: string,
  options: Named,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): z.output<z.ZodObject<Named>> {
  const refuse = (call: string): never => {
    const all = usage(name, options)
    throw call === ''
      ? new Refused(all.code, all.values)
      : new Refused('tool.not-understood', { call, usage: all })
  }
  const names = Object.keys(options)
  // npm takes options written before `--` and passes them on in the environment only: the tool would run without them.
  const taken = names.filter((option) => `npm_config_${option.replaceAll('-', '_')}` in environment)
  if (taken.length > 0) refuse(taken.map((option) => `--${option}`).join(' '))
  const typeOf = (option: string) => (options[option]?.description === undefined ? 'boolean' : 'string')
  try {
    // A tool with a `file` takes it with or without the name of the option.
    const { values, positionals } = parseArgs({
      args: words,
      options: Object.fromEntries(names.map((option) => [option, { type: typeOf(option) }])),
      allowPositionals: 'file' in options,
    })
    const [file, ...others] = positionals
    if (others.length > 0) throw new Error(others.join(' '))
    return z.object(options).parse(file === undefined ? values : { file, ...values })
  } catch {
    return refuse(words.join(' '))
  }
}

/** Runs `main` with a tool’s options and exits with its code; 1 for wrong options or `Refused`, 2 for any other error. */
export async function runTool<Named extends Options>(
  name: string,
  options: Named,
  main: (values: z.output<z.ZodObject<Named>>) => Promise<number>,
): Promise<void> {
  const words = argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) {
    const { code, values } = usage(name, options)
    process.stdout.write(`${inTwoLines(code, values)}\n`)
    return
  }
  try {
    process.exitCode = await main(readOptions(name, options, words, env))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const isRefused = error instanceof Refused
    process.stderr.write(`${isRefused ? reason : inTwoLines('tool.failed', { reason })}\n`)
    process.exitCode = isRefused ? 1 : 2
  }
}

/** Resolves with the host, such as localhost:9000: on any free port and for this computer only, by default. */
export async function listening(server: Server, port = 0, address = 'localhost'): Promise<string> {
  try {
    await once(server.listen(port, address), 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refused('tool.port-in-use', { port: String(port), reason })
  }
  return `localhost:${(server.address() as AddressInfo).port}`
}

/** The host of a port that is free at this moment: of this one, or of any. */
export async function freeHost(port?: number): Promise<string> {
  const server = createServer()
  const host = await listening(server, port)
  await once(server.close(), 'close')
  return host
}
