// The sample edition for the tests of this folder.
import { editionOnDisk, readEdition } from '../../read'
import { siteEdition, type SiteEdition } from './edition'

/** The edition of this checkout, at the root of its host or in the folder `prefix`. */
export const sampleEdition = (prefix = ''): SiteEdition =>
  siteEdition(readEdition(editionOnDisk(process.cwd())), prefix)
