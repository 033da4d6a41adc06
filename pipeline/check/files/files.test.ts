// Files that are no good though they are there: under a name that only looks the same, or too large.
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

test('a document that takes minutes on a phone is told, a large picture refused', () => {
  const form = 'static/documents/privacy-consent.pdf'
  const hero = 'content/images/hero.jpg'
  const long = (path: string) => {
    const bytes = sample.bytes(path)!
    return Buffer.concat([bytes.subarray(0, 400), Buffer.alloc(22e6), bytes.subarray(400)])
  }
  const edition = editionWith(sample, { [form]: long(form), [hero]: long(hero) })
  expect(fileFault({ edition }, form)).toMatchObject({
    severity: 'warning',
    message: { en: `The file ${form} has 22 MB: on a phone it takes minutes to open.` },
  })
  expect(fileFault({ edition }, hero)?.severity).toBeUndefined()
})
