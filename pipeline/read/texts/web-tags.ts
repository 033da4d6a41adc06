// Tags of web pages that organisers know, and what to write instead of each.
import { writeLowered } from '../advice'
import type { Bilingual } from '../../schemas/kinds'
import { both } from '../problem'

/** Of tags that only change how a text looks. */
const look = both(
  'Delete the tag: the site gives its texts their look.',
  'Etiketi silin: Metinlerin görünüşünü site belirler.',
)

/** Of all other tags of web pages; those of the site begin with a capital letter. */
export const noTag = both(
  'Delete the tag: tags of web pages do not work here.',
  'Etiketi silin: Web sayfası etiketleri burada çalışmaz.',
)

/** What to write for the tags of each line. */
const markdownFor: [tags: string, advice: Bilingual][] = [
  [
    'br',
    both(
      'Leave an empty line between two paragraphs; in a table, begin a row of its own.',
      'İki paragrafın arasına boş bir satır bırakın; tabloda yeni bir satır açın.',
    ),
  ],
  ['p', both('Leave an empty line between two paragraphs.', 'İki paragrafın arasına boş bir satır bırakın.')],
  ['b strong', both('Write **bold**.', '**koyu** biçiminde yazın.')],
  ['i em', both('Write *italic*.', '*eğik* biçiminde yazın.')],
  ['u', both('Write **bold** or *italic*.', '**koyu** ya da *eğik* yazın.')],
  ['a', both('Write [text](https://example.org).', '[metin](https://example.org) biçiminde yazın.')],
  [
    'iframe',
    both('Write a link: [text](https://example.org).', 'Bağlantı yazın: [metin](https://example.org).'),
  ],
  ['sup', both('Write the raised sign itself: ², ³.', 'Üst simgenin kendisini yazın: ², ³.')],
  ['sub', writeLowered],
  ['img', both('Write ![what it shows](/1.jpg).', '![ne gösterdiği](/1.jpg) biçiminde yazın.')],
  ['hr', both('Begin a new section with “## Title”.', 'Yeni bölüme “## Başlık” ile başlayın.')],
  ['h1 h2', both('Write “## Title”.', '“## Başlık” yazın.')],
  ['h3', both('Write “### Title”.', '“### Başlık” yazın.')],
  [
    'table',
    both(
      'Write a table with | between its columns and a line | --- | --- | below its head.',
      'Tabloyu sütunlar arasına | koyarak, başlığın altına | --- | --- | satırı ekleyerek yazın.',
    ),
  ],
  ['ol', both('Begin each line of a list with “1. ”.', 'Listenin her satırını “1. ” ile başlatın.')],
  ['ul li', both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.')],
  [
    'details summary',
    both('Write “## Title” and the text below it.', '“## Başlık” yazın, metni altına koyun.'),
  ],
  ['font center span div', look],
]

/** What to write instead of a tag of web pages; undefined for other tags. */
export const insteadOf = (tag: string): Bilingual | undefined =>
  markdownFor.find(([tags]) => tags.split(' ').includes(tag.toLowerCase()))?.[1]
