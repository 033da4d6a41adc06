// A copy of the project to try things in: for measuring builds, and for tests of other editions.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'

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

/** Copies the project without what is built, into a folder of its own if none is given; returns the copy's folder. */
export function copyOfProject(root: string, copy = mkdtempSync(join(tmpdir(), 'symposium-'))): string {
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.has(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Builds a copy, or another site. Resolves with the build's output; rejects with its last lines where it fails. */
export async function build(folder: string, environment: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [resolve('tools/gatsby.mjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, CI: '1', ...environment },
    maxBuffer: Infinity,
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`The build failed.\n${(error.stdout + error.stderr).slice(-2000)}`)
  })
  return stdout
}
