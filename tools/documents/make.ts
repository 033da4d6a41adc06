// npm run documents: writes every sample document to static/documents.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runTool } from '../run-tool'
import { documents } from './documents'

async function main(): Promise<number> {
  for (const [name, make] of Object.entries(documents)) {
    const file = join(process.cwd(), 'static/documents', name)
    const bytes = await make()
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    process.stdout.write(`${name}  ${Math.ceil(bytes.length / 1024)} kB\n`)
  }
  return 0
}

runTool('documents', {}, main)
