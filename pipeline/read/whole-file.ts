// Damage to a file as a whole: another encoding, the markers of a Git conflict.
import { error, inFile, type Diagnostic, type Finding } from '../messages/diagnostic'
import { placeAt } from './positions'

const damages: { pattern: RegExp; finding: Finding }[] = [
  {
    // Bytes that are not UTF-8 (Windows-1254, say) decode to U+FFFD; UTF-16 has a NUL beside every ASCII letter.
    pattern: /[\uFFFD\0]/,
    finding: error('file.not-utf8'),
  },
  {
    // In a page `=======` may underline a title.
    pattern: /^ *([<>|])\1{6}(?: |$)/m,
    finding: error('file.conflict'),
  },
  {
    // Turkish letters, ’ and – whose UTF-8 was read as Windows-1252, Windows-1254 or Latin-1: `Ã–` is Ö, `Ä±` is ı.
    pattern: /Ã[\x87\x96\x9c‡–œ§¶¼©¢®]|[ÄÅ][\x9e\x9fžŸ]|Ä[°±]|â[€\x80]/,
    finding: error('file.garbled'),
  },
]

/** The one problem of a file that cannot be read as it is; undefined if it can. */
export function damageIn(source: string, file: string): Diagnostic | undefined {
  const damage = damages.find(({ pattern }) => pattern.test(source))
  if (!damage) return undefined
  return inFile(file, damage.finding, placeAt(source, source.search(damage.pattern)))
}
