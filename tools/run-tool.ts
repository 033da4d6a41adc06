// How every tool starts and ends: its options are read, and it ends with an exit code. A wrong call or a failure is explained in
// one sentence.
import { argv, env } from 'node:process'
import type { Bilingual } from '../pipeline/schemas/kinds'
import { readOptions, written, type Options, type Values } from './options'

/** Thrown if a tool cannot do its work under the present conditions; the message says what to do about it. */
export class Refused extends Error {
  constructor({ en, tr }: Bilingual) {
    super(`${en}\n${tr}`)
  }
}

/** The message for a call that was not understood. `name` is the tool's name in package.json. */
export function misunderstood(name: string, options: Options, wrong: string[]): Refused {
  const words = wrong.join(', ')
  const command = `npm run ${name}`
  const all = written(options)
  return all === ''
    ? new Refused({
        en: `Not understood: ${words}. ${command} has no options.`,
        tr: `Anlaşılmadı: ${words}. ${command} komutunun seçeneği yoktur.`,
      })
    : new Refused({
        en: `Not understood: ${words}. The options, behind “--”: ${command} -- ${all}`,
        tr: `Anlaşılmadı: ${words}. Seçenekler, “--” işaretinden sonra: ${command} -- ${all}`,
      })
}

function explain(error: unknown): string {
  if (error instanceof Refused) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `The tool itself failed: ${message}\nAracın kendisi başarısız oldu.`
}

/**
 * Runs a tool. `main` gets the values of its options and resolves with the exit code. Wrong options and `Refused` end with 1, any
 * other error with 2, all without a stack trace.
 */
export function runTool<Named extends Options>(
  name: string,
  options: Named,
  main: (values: Values<Named>) => Promise<number>,
): void {
  const run = async () => {
    const understood = readOptions(options, argv.slice(2), env)
    if ('wrong' in understood) throw misunderstood(name, options, understood.wrong)
    return main(understood.values)
  }
  run().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = error instanceof Refused ? 1 : 2
    },
  )
}
