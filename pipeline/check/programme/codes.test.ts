// What the programme page calls its parts is known to the check of codes.
import { readFileSync, readdirSync } from 'node:fs'
import { editionOnDisk, editionWith, readEdition } from '../../read'
import { checkCodes } from './codes'

const folder = 'src/components/programme'
const file = 'content/data/sessions.yaml'
const sample = editionOnDisk(process.cwd())

const parts = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\bid="([^"]+)"/g)])
  .map(([, id]) => id!)

test.each([...parts, 'main'])('no session may be called %s', (part) => {
  const text = sample.read(file)!.replace('- code: opening', `- code: ${part}`)
  const [problem] = checkCodes(readEdition(editionWith(sample, { [file]: text })))
  expect(problem?.message.tr).toContain(`“${part}” aynı zamanda sayfanın`)
})
