// Titles of the files of content/ in the editor's sidebar; everything below them comes from the schemas.
import type { CollectionName } from '../../schemas'
import type { Bilingual, Language } from '../../domain/languages'

/** In the order of the sidebar: files that change often come first. */
export const sidebar: Record<CollectionName, Bilingual> = {
  keyDates: { en: 'Key dates', tr: 'Önemli tarihler' },
  speakers: { en: 'Speakers', tr: 'Konuşmacılar' },
  sessions: { en: 'Programme: sessions', tr: 'Program: oturumlar' },
  posters: { en: 'Programme: posters', tr: 'Program: posterler' },
  programme: { en: 'Programme: halls, days, changes', tr: 'Program: salonlar, günler, değişiklikler' },
  sponsors: { en: 'Sponsors and partners', tr: 'Sponsorlar ve destekleyen kuruluşlar' },
  exhibition: { en: 'Exhibition', tr: 'Sergi' },
  committees: { en: 'Committees', tr: 'Kurullar' },
  fees: { en: 'Fees', tr: 'Ücretler' },
  workshop: { en: 'Workshops', tr: 'Çalıştaylar' },
  socialTour: { en: 'Social tour', tr: 'Sosyal gezi' },
  venue: { en: 'Venue and city', tr: 'Sempozyum yeri ve şehir' },
  hotels: { en: 'Hotels', tr: 'Oteller' },
  downloads: { en: 'Downloads', tr: 'İndirilecek dosyalar' },
  previousEvents: { en: 'Previous events', tr: 'Önceki etkinlikler' },
  site: { en: 'Names, dates, contact, bank', tr: 'Adlar, tarihler, iletişim, banka' },
  navigation: { en: 'Menu', tr: 'Menü' },
  interface: { en: 'Interface texts', tr: 'Arayüz metinleri' },
}

export const sidebarWords = {
  pages: {
    en: { en: 'Pages in English', tr: 'İngilizce sayfalar' },
    tr: { en: 'Pages in Turkish', tr: 'Türkçe sayfalar' },
  },
  letters: { en: 'Letters', tr: 'Mektuplar' },
  wordFiles: { en: 'Abstracts: Word files', tr: 'Özetler: Word dosyaları' },
  abstracts: {
    en: { en: 'Abstracts in English', tr: 'İngilizce özetler' },
    tr: { en: 'Abstracts in Turkish', tr: 'Türkçe özetler' },
  },
  abstractHint: {
    en: 'Begins with the author’s text, without its pictures; once published, it replaces that text. \\*italics\\*, CO<sub>2</sub>, m<sup>2</sup>.',
    tr: 'Yazarın metniyle, görselleri olmadan başlar; yayımlanınca o metnin yerine geçer. \\*eğik\\*, CO<sub>2</sub>, m<sup>2</sup>.',
  },
  text: { en: 'Text', tr: 'Metin' },
  // Hints are rendered as Markdown, so characters to be shown literally are escaped with a backslash.
  textHint: {
    en: 'An empty line between paragraphs, “## ” before a heading, “- ” before a list item, \\*\\*bold\\*\\*, \\[Registration\\](/registration) for a link. Tags such as <Fact of="…" /> stay as they are.',
    tr: 'Paragraflar arasında boş satır, başlıktan önce “## ”, liste öğesinden önce “- ”, \\*\\*kalın\\*\\*, bağlantı için \\[Kayıt\\](/registration). <Fact of="…" /> gibi etiketler olduğu gibi kalır.',
  },
  logos: {
    en: 'Logos: open Media above and upload the file under the name that the check asks for.',
    tr: 'Logolar: Yukarıdaki Medya bölümünü açıp dosyayı denetimin istediği adla yükleyin.',
  },
  inLanguage: { en: { en: 'English', tr: 'İngilizce' }, tr: { en: 'Turkish', tr: 'Türkçe' } },
} satisfies Record<string, Bilingual | Record<Language, Bilingual>>
