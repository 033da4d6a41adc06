// The texts of both languages side by side.
import type { ReadEdition } from '../../read'
import { twinFile, type TextFile } from '../../read/texts/text-file'

/** Each English text with its Turkish twin, where it has one; what has none is told (pages.ts). */
export const twinsOf = ({ texts }: ReadEdition): { en: TextFile; tr: TextFile | undefined }[] =>
  texts
    .filter(({ language }) => language === 'en')
    .map((en) => ({ en, tr: texts.find(({ file }) => file === twinFile(en.file)) }))
