// npm run bench:build: seconds of a first build, of a second one and of one after a changed line, in a copy of the project.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, copyOfProject } from '../copy-of-project'
import { runTool } from '../run-tool'

/** Gatsby's line about the pictures it has encoded: seconds, and number of pictures. */
const PICTURES = /IMAGE_PROCESSING jobs - ([\d.]+)s - (\d+)/

/** Times one build, in all and without encoding pictures. */
async function timed(folder: string) {
  const started = performance.now()
  const [, encoding = '0', pictures = '0'] = PICTURES.exec(await build(folder)) ?? []
  const seconds = (performance.now() - started) / 1000
  return {
    seconds: seconds.toFixed(1),
    'without pictures': (seconds - Number(encoding)).toFixed(1),
    pictures: Number(pictures),
  }
}

void runTool('bench:build', {}, async () => {
  const folder = copyOfProject(process.cwd())
  try {
    const first = await timed(folder)
    const second = await timed(folder)
    // One line of text, as an organiser would change it.
    const file = join(folder, 'content/pages/venue/en.mdx')
    const line = 'description: How to find the venue of the symposium, by bus, by metro and on foot.'
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, line))
    console.table({ first, second, 'one changed line': await timed(folder) })
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
