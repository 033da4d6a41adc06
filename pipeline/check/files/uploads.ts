// Files that could harm visitors or the machine that builds: what lies in content/ and static/, named or not.
import type { ReadEdition } from '../../read'
import { fileProblem, type Problem } from '../../read/problem'
import { fault } from '../findings'

/** Gatsby copies what a link in static/ leads to, be it a password of the machine that builds. */
const isLink = fault(
  'This is a link to another file or folder.',
  'Bu, başka bir dosyaya ya da klasöre giden bir bağlantı.',
  'Put the file itself here.',
  'Dosyanın kendisini buraya koyun.',
)

export const checkUploads = ({ edition }: ReadEdition): Problem[] =>
  ['content', 'static']
    .flatMap((folder) => edition.list(folder))
    .filter((file) => !edition.exists(file))
    .map((file) => fileProblem(file, isLink))
