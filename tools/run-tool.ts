// How every tool starts and ends: its options are read, and it ends with an exit code. A wrong call or a failure is explained in
// one sentence.
import { argv, env } from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Bilingual } from '../pipeline/schemas/kinds'

/** The options of a tool, by name. A value's description is its example in the tool's help; a flag has none. */
type Options = Record<string, z.ZodType>

export const language = z.enum(['en', 'tr']).default('en').describe('en|tr')
export const flag = z.boolean().default(false)
export const text = z.string().min(1)
export const day = z.iso.date()
export const wholeNumber = (most = 9999) => z.coerce.number().int().min(1).max(most)
export const port = (usual: number) => wholeNumber(65_535).default(usual).describe(String(usual))

/** Thrown if a tool cannot do its work under the present conditions; the message says what to do about it. */
export class Refused extends Error {
  constructor({ en, tr }: Bilingual) {
    super(`${en}\n${tr}`)
  }
}

function usage(name: string, options: Options): Bilingual {
  const all = Object.entries(options).map(([option, { description = '' }]) =>
    `--${option} ${description}`.trim(),
  )
  const command = all.length === 0 ? `npm run ${name}` : `npm run ${name} -- ${all.join(' ')}`
  return {
    en: `The command with all its options: ${command}`,
    tr: `Komut, bütün seçenekleriyle: ${command}`,
  }
}

function misunderstood(name: string, options: Options, call: string): Refused {
  const { en, tr } = usage(name, options)
  return new Refused({ en: `Not understood: ${call}. ${en}`, tr: `Anlaşılmadı: ${call}. ${tr}` })
}

/** The values of the options in a call of the tool `name`. Throws Refused if a part of it is not understood. */
export function readOptions<Named extends Options>(
  name: string,
  options: Named,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
): z.output<z.ZodObject<Named>> {
  // npm takes options written before `--` and passes them on in the environment only: the tool would run without them.
  const taken = Object.keys(options).filter(
    (option) => `npm_config_${option.replaceAll('-', '_')}` in environment,
  )
  if (taken.length > 0) throw misunderstood(name, options, taken.map((option) => `--${option}`).join(' '))
  try {
    const types = Object.entries(options).map(([option, { description }]) => {
      const type: 'boolean' | 'string' = description === undefined ? 'boolean' : 'string'
      return [option, { type }]
    })
    // A tool with a `file` takes it with or without the name of the option.
    const { values, positionals } = parseArgs({
      args: words,
      options: Object.fromEntries(types),
      allowPositionals: 'file' in options,
    })
    const [file, ...others] = positionals
    if (others.length > 0) throw misunderstood(name, options, words.join(' '))
    return z.object(options).parse(file === undefined ? values : { file, ...values })
  } catch {
    throw misunderstood(name, options, words.join(' '))
  }
}

function explain(error: unknown): string {
  if (error instanceof Refused) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `The tool itself failed: ${message}\nAracın kendisi başarısız oldu.`
}

/**
 * Runs a tool; `name` is its name in package.json. `main` gets the values of its options and resolves with the exit code. `--help`
 * prints the options. Wrong options and `Refused` end with 1, any other error with 2, all without a stack trace.
 */
export async function runTool<Named extends Options>(
  name: string,
  options: Named,
  main: (values: z.output<z.ZodObject<Named>>) => Promise<number>,
): Promise<void> {
  const words = argv.slice(2)
  if (words.includes('--help') || words.includes('-h')) {
    const { en, tr } = usage(name, options)
    process.stdout.write(`${en}\n${tr}\n`)
    return
  }
  try {
    process.exitCode = await main(readOptions(name, options, words, env))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = error instanceof Refused ? 1 : 2
  }
}
