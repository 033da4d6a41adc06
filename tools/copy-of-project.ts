// A copy of the project to try things in: for measuring builds, and for tests of other editions.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** Made by builds and tests, or linked instead of copied. */
const LEFT_OUT = new Set([
  'node_modules',
  'public',
  '.cache',
  '.git',
  'coverage',
  'generated',
  'test-results',
  'screenshots',
])

/** Copies the project without what is built; returns the copy's folder. */
export function copyOfProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'symposium-'))
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Builds a copy, or another site. Resolves with the build's output; rejects with its last lines where it fails. */
export function build(folder: string, environment: Record<string, string> = {}): Promise<string> {
  const run = spawn(process.execPath, [resolve('tools/gatsby.mjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, CI: '1', ...environment },
  })
  let said = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (said += String(part)))
  return new Promise((done, failed) => {
    run.on('close', (status) =>
      status === 0 ? done(said) : failed(new Error(`The build failed.\n${said.slice(-2000)}`)),
    )
  })
}
