// Markdown mistakes that are read as plain text: visitors would see the asterisks, brackets and number signs.
import { chatMark, texMark } from '../foreign-marks'
import { both, placeAt, type Fault, type Position } from '../problem'

/** A tag without its <, or in the backticks with which the guide prints it. */
export const shownTag = {
  pattern: /(?<!<\s*|\p{L})\p{Lu}\p{Ll}+\p{L}*( of="[^"]*")? *\/>|<\s*\p{Lu}\p{L}*( of="[^"]*")? *\/?>/u,
  message: both('This tag is shown as it is written.', 'Bu etiket sayfada yazıldığı gibi görünür.'),
  advice: both(
    'Write it plainly, such as <FeeTable />, between < and />, without a space after < and without backticks.',
    'Etiketi < ile /> arasında, < işaretinden sonra boşluk ve ters tırnak olmadan, örneğin <FeeTable /> biçiminde yazın.',
  ),
}

/** `[/b]`, `[/url]`: how forums close bold text and links. */
export const forumMark = { pattern: /\[\/(?:b|i|u|s|url|img|color|size|center|quote|list)\]/i }

/** `1- First`, `a) First`, each on a line of its own. */
const otherNumber = '\\(?(?:\\d{1,2}|\\p{Ll})(?:[-–]\\s|\\)\\s?|\\.)(?=\\p{L})'

const mistakes: (Fault & { pattern: RegExp })[] = [
  shownTag,
  {
    pattern: /\*\*/,
    message: both(
      'There are two stars ** alone: the bold text is not closed.',
      'İki yıldız ** tek başına: kalın metin kapatılmamış.',
    ),
    advice: both(
      'Write **bold**, without spaces inside the stars.',
      '**kalın** biçiminde, yıldızların içinde boşluk bırakmadan yazın.',
    ),
  },
  {
    // ==words==, [[Page]], :::note, m^2^, [/b], a comment of another language, characters that no font has.
    pattern: new RegExp(
      `==\\p{L}[^=\\n]*==|!?\\[\\[[^\\]\\n]+\\]\\]|^:::|^//\\s?(?=\\p{L})|\\p{L}\\^[-\\d]+\\^|${forumMark.pattern.source}|${texMark}|${chatMark}|(?<!^)[\\ue000-\\uf8ff]`,
      'imu',
    ),
    message: both(
      'This mark of another program is shown as it is written.',
      'Bu işaret başka bir programdan kalma; sayfada yazıldığı gibi görünür.',
    ),
    advice: both(
      'Delete it, or write **bold**, *italic*, [text](/registration), ², ₂. A comment is {/* … */}.',
      'Silin ya da **kalın**, *eğik*, [metin](/registration), ², ₂ yazın. Yorum {/* … */} biçiminde yazılır.',
    ),
  },
  {
    // From a word processor; with a space that does not break; with none. Ticks may begin one line, but not several.
    pattern: new RegExp(
      `^(?:[•·▪◦‣–—●○■□➢►▶\\uf0a7\\uf0b7\\uf0d8]\\s|[-*+]\\u00a0|-(?=\\p{L}|$)|\\*(?=\\p{L}).*\\n\\*(?=\\p{L})|[§✓✔]\\s.*\\n[§✓✔]\\s|${otherNumber}.*\\n${otherNumber})`,
      'mu',
    ),
    message: both('This is not read as an item of a list.', 'Bu satır bir liste maddesi olarak okunmuyor.'),
    advice: both(
      'Begin each item on a line of its own with “- ” or “1. ”, with an ordinary space.',
      'Her maddeyi kendi satırında “- ” ya da “1. ” ile, normal boşlukla başlatın.',
    ),
  },
  {
    // Lines of a table below one another, or the line below its header alone.
    pattern: /^\|.*\n\||^\|[ :|-]*--[ :|-]*\|$/m,
    message: both('This table is shown as a line of symbols.', 'Bu tablo bir dizi işaret olarak görünür.'),
    advice: both(
      'Leave an empty line above it and none within it, and put a line | --- | --- | below its header, with as many parts as there are columns.',
      'Üstünde boş bir satır bırakın, içinde bırakmayın; başlık satırının altına sütun sayısı kadar bölümü olan | --- | --- | satırını ekleyin.',
    ),
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: both('This mark of a footnote has no note.', 'Bu dipnot işaretinin dipnotu yok.'),
    advice: both(
      'Write the note on a line of its own, such as [^1]: Text of the note.',
      'Dipnotu kendi satırına yazın, örneğin [^1]: Dipnotun metni.',
    ),
  },
  {
    // A space between the brackets or in the address, the brackets swapped, a name without an address.
    pattern: /\]\s?\((?=\S|$)|\)\[(?=\/|mailto:|$)|\]\[/,
    message: both('This link cannot be read.', 'Bu bağlantı okunamıyor.'),
    advice: both(
      'Write [text](/registration), without a space between ] and ( and without spaces in the address.',
      '[metin](/registration) biçiminde, ] ile ( arasında ve adreste boşluk bırakmadan yazın.',
    ),
  },
  {
    pattern: /^title: .*\n(?:lead|description|keywords): ?/m,
    message: both(
      'There is a second header within the text.',
      'Metnin içinde ikinci bir başlık bölümü (title: …) var.',
    ),
    advice: both(
      'The page seems to be pasted twice: delete one of the two, with its header.',
      'Sayfa iki kez yapıştırılmış görünüyor: ikisinden birini başlık bölümüyle birlikte silin.',
    ),
  },
]

const headingWithoutSpace: Fault = {
  message: both('The space after # is missing.', '# işaretinden sonraki boşluk eksik.'),
  advice: both(
    'Write “## Title”, or \\#word for the character itself.',
    '“## Başlık” yazın; işaretin kendisi isteniyorsa \\#sözcük yazın.',
  ),
}

/** Finds mistakes in one piece of plain text that begins at a place of the file. */
export function mistakesIn(text: string, start: Position, opensParagraph: boolean): (Fault & Position)[] {
  const found = mistakes.flatMap(({ pattern, message, advice }) => {
    const index = text.search(pattern)
    return index < 0 ? [] : { ...placeAt(text, index, start), message, advice }
  })
  const isHeading = opensParagraph && /^#{1,6}[^ \t\n#]/.test(text)
  return isHeading ? [...found, { ...start, ...headingWithoutSpace }] : found
}
