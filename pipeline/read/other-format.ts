// Files that are no text of this site at all: what a download, a spreadsheet or a word processor left in their place.
import { both, fileProblem, type Problem } from './problem'

const bringBack = both(
  'Bring the file back from an earlier version, and copy into it, as text, what is new.',
  'Dosyayı önceki bir sürümden geri getirin, yeni olanı içine metin olarak kopyalayın.',
)

const formats = [
  {
    begins: /^version https:\/\/git-lfs\.github\.com\//,
    message: both(
      'This is only a note of Git LFS on where the file is kept, not the file.',
      'Bu, dosyanın kendisi değil, Git LFS’nin nerede saklandığını belirten notu.',
    ),
    advice: both(
      'Keep this file out of Git LFS: take its line out of .gitattributes and copy the text itself into it.',
      'Bu dosyayı Git LFS’nin dışında tutun: .gitattributes içindeki satırını silin ve metnin kendisini buraya kopyalayın.',
    ),
  },
  {
    begins: /^<(!doctype html|html|head|body|meta|script)\b/i,
    message: both('This is a web page, not the file.', 'Bu, dosyanın kendisi değil, bir web sayfası.'),
    advice: both(
      `${bringBack.en} On GitHub a file is saved by its button “Download raw file”.`,
      `${bringBack.tr} GitHub’da dosya “Download raw file” düğmesiyle kaydedilir.`,
    ),
  },
  {
    begins: /^\{\\rtf/,
    message: both(
      'A word processor saved this file as formatted text (RTF).',
      'Bu dosyayı bir kelime işlemci biçimlendirilmiş metin (RTF) olarak kaydetmiş.',
    ),
    advice: both(
      `${bringBack.en} A plain text editor such as Notepad leaves it as it is.`,
      `${bringBack.tr} Not Defteri gibi düz bir metin düzenleyici dosyanın biçimini bozmaz.`,
    ),
  },
]

/** Signs between the cells of a table. */
const SEPARATORS = [',', ';', '\t']

/** A line of three names or more, and below it only lines of as many cells, or of more: a cell may hold the sign itself. */
function isTable(source: string): boolean {
  const lines = source.split(/\r?\n/).filter((line) => line.trim() !== '')
  const [head = '', ...rows] = lines
  return SEPARATORS.some((sign) => {
    const names = head.split(sign)
    return (
      names.length > 2 &&
      names.every((name) => /^["\p{L}\p{N} _-]+$/u.test(name)) &&
      rows.length > 0 &&
      rows.every((row) => row.split(sign).length >= names.length)
    )
  })
}

/** The one problem of a file that is of another format than its name says; undefined where it is not. */
export function otherFormat(source: string, file: string): Problem | undefined {
  const known = formats.find(({ begins }) => begins.test(source.trimStart()))
  if (known) return fileProblem(file, { message: known.message, advice: known.advice })
  if (!file.endsWith('.yaml') || !isTable(source)) return undefined
  return fileProblem(file, {
    message: both(
      'This is a table (CSV), not fields below one another.',
      'Bu, alt alta alanlar değil, bir tablo (CSV).',
    ),
    advice: both(
      `${bringBack.en} Write each row as an entry, and each cell behind the name of its field.`,
      `${bringBack.tr} Her satırı bir kayıt olarak, her hücreyi alan adının ardına yazın.`,
    ),
  })
}
