// Markdown mistakes that are read as plain text: visitors would see the asterisks, brackets and number signs.
import { chatMark, texMark } from '../foreign-marks'
import { both, placeAt, type Fault, type Position } from '../problem'

/** A tag without its <, in square brackets, or in the backticks with which the guide prints it. */
export const shownTag = {
  pattern:
    /(?<!<\s*|\p{L})\p{Lu}\p{Ll}+\p{L}*( of="[^"]*")? *\/>|<\p{Lu}\p{L}*( of="[^"]*")? *\/>|\[\p{Lu}\p{L}+(?:\s+of=[^\]]*|\s*\/)\]/u,
  message: both('This tag is shown as it is written.', 'Bu etiket sayfada yazıldığı gibi görünür.'),
  advice: both(
    'Write it plainly, such as <FeeTable />, between < and />, and without backticks.',
    'Etiketi < ile /> arasında, ters tırnak kullanmadan, örneğin <FeeTable /> biçiminde yazın.',
  ),
}

/** `[/b]`, `[/url]`: how forums close bold text and links. */
export const forumMark = {
  pattern: /\[\/(?:b|i|u|s|url|img|color|size|center|quote|list)\]/i,
  message: both(
    'This mark of forums is shown as it is written.',
    'Bu forum işareti sayfada yazıldığı gibi görünür.',
  ),
  advice: both(
    'Write **bold**, *italic* or [text](https://example.org).',
    '**koyu**, *eğik* ya da [metin](https://example.org) yazın.',
  ),
}

/**
 * `==words==`, `[[Page]]`, `:::note`, `m^2^`, marks of other programs, signs that no font has. At the head of a line these are bullets of a word processor, told as such.
 */
const otherMark = {
  pattern: new RegExp(
    `==\\p{L}[^=\\n]*==|!?\\[\\[[^\\]\\n]+\\]\\]|^:::|\\p{L}\\^[-\\d]+\\^|${texMark}|${chatMark}|(?<!^)[\\ue000-\\uf8ff]`,
    'mu',
  ),
  message: both(
    'This mark of another program is shown as it is written.',
    'Bu işaret başka bir programdan kalma; sayfada yazıldığı gibi görünür.',
  ),
  advice: both(
    'Delete it, or write **bold**, *italic*, [text](/registration), ², ₂.',
    'Silin ya da **koyu**, *eğik*, [metin](/registration), ², ₂ yazın.',
  ),
}

/** `1- First`, `a) First`, `1.First`, each on a line of its own. */
const otherNumber = '\\(?(?:\\d{1,2}|\\p{Ll})(?:[-–]\\s|\\)\\s?|\\.)(?=\\p{L})'

const mistakes: (Fault & { pattern: RegExp })[] = [
  {
    pattern: /<\s+\p{Lu}\p{L}*\s*(of=|\/?>)/u,
    message: both(
      'A space stands after <: the tag would be shown as it is written.',
      '< işaretinden sonra boşluk var: Etiket, yazıldığı gibi görünür.',
    ),
    advice: both(
      'Write it without that space, such as <Fact of="event.dates" />.',
      'Boşluğu silin, örneğin <Fact of="event.dates" />.',
    ),
  },
  {
    pattern: /\*\*/,
    message: both(
      'Two stars ** stand alone: the bold text is not closed.',
      'İki yıldız ** tek başına: koyu metin kapatılmamış.',
    ),
    advice: both(
      'Write **bold**, without spaces inside the stars.',
      '**koyu** biçiminde, yıldızların içinde boşluk bırakmadan yazın.',
    ),
  },
  {
    pattern: /^(?:\/\/|%)\s?(?=\p{L})/mu,
    message: both('This comment is shown to visitors.', 'Bu yorum ziyaretçilere görünür.'),
    advice: both('Comments are written {/* … */}.', 'Yorumlar {/* … */} biçiminde yazılır.'),
  },
  shownTag,
  forumMark,
  otherMark,
  {
    pattern: new RegExp(`^${otherNumber}.*\\n${otherNumber}`, 'mu'),
    message: both(
      'These lines are not read as a list: they are shown as one running line.',
      'Bu satırlar liste olarak okunmuyor: Tek bir satır gibi art arda görünür.',
    ),
    advice: both('Begin each item with “1. ” or “- ”.', 'Her maddeyi “1. ” ya da “- ” ile başlatın.'),
  },
  {
    // From a word processor; with a space that does not break; with none.
    // Paragraph signs and ticks may begin one line, but not several.
    pattern:
      /^([•·▪◦‣–—●○■□➢►▶\uf0a7\uf0b7\uf0d8]\s|o\t|[-*+]\u00a0|-(?=\p{L}|$)|\*(?=\p{L}).*\n\*(?=\p{L})|[§✓✔]\s.*\n[§✓✔]\s)/mu,
    message: both('This is not read as an item of a list.', 'Bu satır bir liste maddesi olarak okunmuyor.'),
    advice: both(
      'Begin each item on a line of its own with “- ”: a hyphen and an ordinary space.',
      'Her maddeye kendi satırında “- ” ile, yani kısa çizgi ve normal boşlukla başlayın.',
    ),
  },
  {
    // Lines of a table below one another, or the line below its head alone.
    pattern: /^\|.*\n\||^\|[ :|-]*--[ :|-]*\|$/m,
    message: both('This table is shown as a line of signs.', 'Bu tablo bir dizi işaret olarak görünür.'),
    advice: both(
      'Leave an empty line above it and none within it, and put a line | --- | --- | below its head, with as many parts as there are columns.',
      'Üstünde boş bir satır bırakın, içinde bırakmayın; başlık satırının altına sütun sayısı kadar bölümü olan | --- | --- | satırını ekleyin.',
    ),
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: both('This mark of a footnote has no note.', 'Bu dipnot işaretinin dipnotu yok.'),
    advice: both(
      'Write the note on a line of its own, such as [^1]: The words of the note.',
      'Dipnotu kendi satırına yazın, örneğin [^1]: Dipnotun metni.',
    ),
  },
  {
    // With a space between the brackets, or in an address, of which the first half is a link of its own; with the brackets
    // exchanged; with a name that has no address.
    pattern: /\]\s?\((?=\S|$)|\)\[(?=\/|mailto:|$)|\]\[/,
    message: both('This link cannot be read.', 'Bu bağlantı okunamıyor.'),
    advice: both(
      'Write [text](/registration), without a space between ] and ( and without spaces in the address.',
      '[metin](/registration) biçiminde, ] ile ( arasında ve adreste boşluk bırakmadan yazın.',
    ),
  },
]

const heading = /^#{1,6}[^ \t\n#]/

/** Finds slips in one piece of plain text that begins at a place of the file. */
export function mistakesIn(text: string, start: Position, opensParagraph: boolean): (Fault & Position)[] {
  const found = mistakes.flatMap(({ pattern, message, advice }) => {
    const index = text.search(pattern)
    return index < 0 ? [] : { ...placeAt(text, index, start), message, advice }
  })
  if (!opensParagraph || !heading.test(text)) return found
  return [
    ...found,
    {
      ...start,
      message: both('The space after # is missing.', '# işaretinden sonraki boşluk eksik.'),
      advice: both(
        'Write “## Title”, or \\#word where the sign itself is meant.',
        '“## Başlık” yazın; işaretin kendisi isteniyorsa \\#sözcük yazın.',
      ),
    },
  ]
}
