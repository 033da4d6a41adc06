// Files of the abstracts: pictures, citations and the booklet.
import type { ReadEdition } from '../../read'
import { abstractPages } from '../../records/abstract-pages'
import { picturesOf } from '../../records/abstract-text'
import type { OutputFiles } from '../output-files'
import { siteEdition } from '../site/edition'
import { bibtex, ris } from './citation'

/** All files of the abstracts of a sound edition; none if there are no abstracts. */
export function abstractFiles(read: ReadEdition, prefix: string): OutputFiles {
  const files: OutputFiles = {}
  const edition = siteEdition(read, prefix)
  for (const page of abstractPages(read).filter(({ language }) => language === 'en')) {
    const file = page.route.slice(1)
    files[`${file}.bib`] = bibtex(edition, page)
    files[`${file}.ris`] = ris(edition, page)
    for (const [{ jpeg }, path] of picturesOf(page.abstract))
      files[path.slice(1)] = Buffer.from(jpeg, 'base64')
  }
  return files
}
