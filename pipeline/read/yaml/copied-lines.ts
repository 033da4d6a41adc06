// Lines as other programs write them: chats, mails, JSON, a comparison of two versions.
import { both } from '../problem'
import { fromTop, written, type WrittenFault } from './rule'

/** A line that is told wherever it stands above the failing one. */
const copied = (pattern: RegExp, fault: WrittenFault) => fromTop(written(pattern, fault))

/** `"kind": "plenary",` and a bracket alone on its line. */
export const jsonLine = copied(/(?<=^\s*)(?:(?:(?:- )?"[\w-]+":\s.*|[{[]),?|[}\]],)\s*$/, {
  to: (text) => {
    const [, before, field, value] = /^(\s*(?:- )?)"([\w-]+)":\s+(.*\S)$/.exec(text) ?? []
    return field && value ? `${before}${field}: ${value.replace(/,$/, '')}` : undefined
  },
  message: both('This is written as in JSON.', 'Bu, JSON biçiminde yazılmış.'),
  advice: both(
    'Write “field: value” without quotation marks around the field, without a comma at the end and without brackets on lines of their own.',
    'Alan adını tırnaksız, satır sonunda virgül ve ayrı satırda ayraç olmadan “alan: değer” biçiminde yazın.',
  ),
})

/** `+- key: …`: a line as a comparison of two versions shows what is new. */
export const addedLine = copied(/^\+(?=[ \t#-]|\w+:)/, {
  to: '',
  message: both(
    'This line begins with + as in a comparison of two versions.',
    'Bu satır, iki sürümün karşılaştırmasındaki gibi + ile başlıyor.',
  ),
  advice: both(
    'Take the + away; delete the lines that begin with “-” as what was before.',
    '+ işaretini silin; eski sürümü gösteren “-” ile başlayan satırları da silin.',
  ),
})

/** ```` ```yaml ````: what a chat sets around lines that are copied from it. */
export const codeFence = copied(/(?<=^\s*)(?:```|~~~)/, {
  message: both('This line of ``` was copied along.', 'Bu ``` satırı kopyalarken birlikte gelmiş.'),
  advice: both('Delete this line and the others like it.', 'Bu satırı ve benzerlerini silin.'),
})

/** `# … rest of the file unchanged`, `...`: what a chat writes in place of the entries that it does not repeat. */
export const leftOutByChat = copied(/(?<=^\s*)(?:#\s*)?(?:\.{3}|…)/, {
  message: both(
    'Three points stand for lines that were left out.',
    'Üç nokta, yazılmadan bırakılan satırların yerine duruyor.',
  ),
  advice: both(
    'Bring these lines back from an earlier version, and delete this one.',
    'O satırları önceki bir sürümden geri getirip bu satırı silin.',
  ),
})

/** `[14:32, 12.05.2025] Ayşe: …`, `12.05.2025 14:32 - Ayşe: …`: messages of a telephone. */
export const chatMessage = copied(
  /(?<=^\s*)(?=\[?(?=[^\]]*\d{1,2}[:.]\d{2})\d[\d:., /]*(?:[ap]\.?m\.? ?)?(?:\] ?|- )[^:]+: )/i,
  {
    to: '# ',
    message: both('This line was copied from a chat.', 'Bu satır bir sohbetten kopyalanmış.'),
    advice: both(
      'Write what it says as an entry, and delete it.',
      'İçindeki bilgiyi bir kayıt olarak yazıp bu satırı silin.',
    ),
  },
)

/** `> - key: …`: lines of an answered mail. */
export const answeredMail = copied(/^>(?: |$)/, {
  message: both(
    'This line begins with > as in an answered mail.',
    'Bu satır, yanıtlanan bir postadaki gibi > ile başlıyor.',
  ),
  advice: both('Take “> ” away from the head of every line.', 'Her satırın başındaki “> ” işaretini silin.'),
})
