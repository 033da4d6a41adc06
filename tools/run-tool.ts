// How every tool ends: its exit code, or one sentence where the tool itself failed.

/** Runs a tool; `main` resolves with its exit code. An error of the tool itself ends with 2, without a stack trace. */
export function runTool(main: () => Promise<number>): void {
  main().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The tool itself failed: ${message}\nAracın kendisi başarısız oldu.\n`)
      process.exitCode = 2
    },
  )
}
