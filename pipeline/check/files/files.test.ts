// Names of files that look the same and are not: macOS stores ö as o with two dots of its own.
import { editionOnDisk, editionWith } from '../../read'
import { fileFault } from './files'

const sample = editionOnDisk(process.cwd())
const name = 'content/images/speakers/aylin-örneksoy.jpg'

test('a name stored in another form is no name to offer', () => {
  const edition = editionWith(sample, { [name.normalize('NFD')]: sample.bytes('content/images/hero.jpg') })
  const fault = fileFault({ edition }, name)
  expect(fault?.advice.en).toBe(
    'The letters of its name are stored in another form: upload the file again as aylin-orneksoy.jpg, and write this name here.',
  )
  expect(fault?.advice.tr).toContain('aylin-orneksoy.jpg')
  expect(fault?.meant).toBeUndefined()
})
