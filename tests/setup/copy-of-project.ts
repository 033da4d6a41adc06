// Copies the project, to test other editions.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'

/** Not copied: folders that builds and tests make, and those that are linked instead. */
const leftOut = /^(node_modules|public|\.cache|\.git|coverage|generated|test-results|screenshots)$/

/** Copies the project without built files, into a new temporary folder by default. Returns the copy's folder. */
export function copyOfProject(root: string, copy = mkdtempSync(join(tmpdir(), 'symposium-'))): string {
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !leftOut.test(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Makes the photographs of a copy tiny, in their proportions: encoding them takes longest in a build. */
export async function shrinkPhotos(copy: string): Promise<void> {
  const paths = ['static', 'content/images'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(copy, folder, path),
    ),
  )
  for (const path of paths.filter((file) => /\.(jpe?g|png|webp|avif)$/.test(file)))
    writeFileSync(path, await sharp(path).resize({ width: 64, withoutEnlargement: true }).toBuffer())
}

/** Builds a copy or another site. Resolves with the build's output; if the build fails, rejects with its last lines. */
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
