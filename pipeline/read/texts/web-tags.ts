// Tags of web pages that organisers know, and what to write instead of each.
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

const markdownFor = new Map<string, Bilingual>(
  Object.entries({
    br: both(
      'Leave an empty line between two paragraphs; in a table, begin a row of its own.',
      'İki paragrafın arasına boş bir satır bırakın; tabloda yeni bir satır açın.',
    ),
    b: both('Write **bold**.', '**koyu** biçiminde yazın.'),
    strong: both('Write **bold**.', '**koyu** biçiminde yazın.'),
    i: both('Write *italic*.', '*eğik* biçiminde yazın.'),
    em: both('Write *italic*.', '*eğik* biçiminde yazın.'),
    a: both('Write [text](https://example.org).', '[metin](https://example.org) biçiminde yazın.'),
    p: both('Leave an empty line between two paragraphs.', 'İki paragrafın arasına boş bir satır bırakın.'),
    u: both('Write **bold** or *italic*.', '**koyu** ya da *eğik* yazın.'),
    sup: both('Write the raised sign itself: ², ³.', 'Üst simgenin kendisini yazın: ², ³.'),
    sub: both('Write the lowered sign itself: ₂, ₃.', 'Alt simgenin kendisini yazın: ₂, ₃.'),
    img: both('Write ![what it shows](/1.jpg).', '![ne gösterdiği](/1.jpg) biçiminde yazın.'),
    hr: both('Begin a new section with “## Title”.', 'Yeni bölüme “## Başlık” ile başlayın.'),
    table: both(
      'Write a table with | between its columns and a line | --- | --- | below its head.',
      'Tabloyu sütunlar arasına | koyarak, başlığın altına | --- | --- | satırı ekleyerek yazın.',
    ),
    ol: both('Begin each line of a list with “1. ”.', 'Listenin her satırını “1. ” ile başlatın.'),
    font: look,
    center: look,
    span: look,
    div: look,
    iframe: both(
      'Write a link: [text](https://example.org).',
      'Bağlantı yazın: [metin](https://example.org).',
    ),
    h3: both('Write “### Title”.', '“### Başlık” yazın.'),
    h1: both('Write “## Title”.', '“## Başlık” yazın.'),
    h2: both('Write “## Title”.', '“## Başlık” yazın.'),
    ul: both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.'),
    li: both('Begin each line of a list with “- ”.', 'Listenin her satırını “- ” ile başlatın.'),
  }),
)

/** What to write instead of a tag of web pages; undefined for other tags. */
export const insteadOf = (tag: string): Bilingual | undefined => markdownFor.get(tag.toLowerCase())
