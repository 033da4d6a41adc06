// How every tool ends: its exit code, or one sentence where it was called wrongly or failed itself.
import { basename } from 'node:path'

/** Whether an error is parseArgs’ word on options that a tool does not have. */
const isOfOptions = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** What is said of a call such as `npm run new-edition 7`; `command` is the path of the tool and the words behind it. */
export function misunderstood([tool = '', ...words]: string[]): string {
  const name = basename(tool)
  return [
    `Not understood: ${words.join(' ')}`,
    `Options stand behind “--”, as in npm run check:content -- --language tr; those of this command are at the head of tools/${name}.`,
    `Anlaşılmadı: ${words.join(' ')}`,
    `Seçenekler “--” işaretinden sonra yazılır: npm run check:content -- --language tr. Bu komutunkiler tools/${name} dosyasının başındadır.`,
  ].join('\n')
}

function explain(error: unknown): string {
  if (isOfOptions(error)) return misunderstood(process.argv.slice(1))
  const message = error instanceof Error ? error.message : String(error)
  return `The tool itself failed: ${message}\nAracın kendisi başarısız oldu.`
}

/** Runs a tool, which reads its options itself; `main` resolves with its exit code. What it throws ends with 2, without a stack trace. */
export function runTool(main: () => Promise<number>): void {
  main().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 2
    },
  )
}
