/** Writes every sample document to static/documents: `npm run documents`. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documents } from './documents'

const folder = path.join(process.cwd(), 'static/documents')

const makeAll = async (): Promise<void> => {
  for (const [name, make] of Object.entries(documents)) {
    const file = path.join(folder, name)
    const bytes = await make()
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    process.stdout.write(`${name}  ${Math.ceil(bytes.length / 1024)} kB\n`)
  }
}

makeAll().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
