// Guidance that the full-text template gives, section by section, in both languages.
import type { Bilingual } from '../../../pipeline/schemas/kinds'
import { edition } from './edition'

export type GuideSection = { key: string; heading: Bilingual; level: 1 | 2; en: string; tr: string }

export const fullTextGuide: { title: Bilingual; sections: GuideSection[] } = {
  title: {
    en: 'Title of the Paper in English, Bold and Centred',
    tr: 'Bildirinin Türkçe Başlığı, Kalın ve Ortalanmış',
  },
  sections: [
    {
      key: 'abstract',
      heading: { en: 'Abstract', tr: 'Özet' },
      level: 1,
      en: 'At most 250 words in English that can be read without the paper: question, method, main numbers, consequence. Keywords: three to six words, separated by commas.',
      tr: 'Bildiriden bağımsız okunabilen, İngilizce, en çok 250 sözcük: soru, yöntem, başlıca sayılar, sonuç. Anahtar sözcükler: virgülle ayrılmış üç ile altı sözcük.',
    },
    {
      key: 'introduction',
      heading: { en: '1. Introduction', tr: 'Giriş' },
      level: 1,
      en: `A full paper is in English and has at least 4 pages; shorter ones are not considered for publication. Write over this text and use the styles of this file (Title, Heading 1, Heading 2, Normal) instead of setting type by hand. Say what is known, with references in square brackets [1], and what is not. Full papers are due on 1 September 2025 at ${edition.email}, as .docx and .pdf. The publisher’s instructions for authors, linked from the submissions page, come first wherever they differ from this template.`,
      tr: `Tam metin İngilizce yazılır ve en az 4 sayfadır; daha kısa bildiriler yayın için değerlendirilmez. Bu metnin üzerine yazınız ve biçimleri elle vermek yerine dosyanın stillerini (Konu Başlığı, Başlık 1, Başlık 2, Normal) kullanınız. Bilineni köşeli ayraç içinde kaynak göstererek [1], ardından bilinmeyeni yazınız. Tam metinler .docx ve .pdf olarak 1 Eylül 2025’e kadar ${edition.email} adresine gönderilir. Gönderim sayfasında bağlantısı verilen yayınevi yazım kuralları bu şablondan farklıysa öncelik o kurallardadır.`,
    },
    {
      key: 'methods',
      heading: { en: '2. Materials and Methods', tr: 'Malzeme ve Yöntem' },
      level: 1,
      en: 'Name fibre, matrix, areal weight, lay-up, process, cure cycle and fibre volume fraction, and how each was measured. Name the test standard, the machine, the number of specimens and any that were left out, and why. Equations are numbered on the right and every symbol is explained where it first appears. In Equation 1, e is the specific modulus, E a Young’s modulus, V a volume fraction and ρ the density of the laminate.',
      tr: 'Elyafı, matrisi, gramajı, serimi, üretim yöntemini, kürleme çevrimini ve elyaf hacim oranını, her birinin nasıl ölçüldüğüyle birlikte veriniz. Deney standardını, cihazı, numune sayısını, değerlendirme dışı bırakılanları ve nedenini belirtiniz. Denklemler sağda numaralanır, her simge ilk geçtiği yerde açıklanır. Denklem 1’de e özgül modül, E Young modülü, V hacim oranı, ρ laminatın yoğunluğudur.',
    },
    {
      key: 'results',
      heading: { en: '3. Results and Discussion', tr: 'Bulgular ve Tartışma' },
      level: 1,
      en: 'Refer to each table and figure in the text before it appears. Give units (SI), scatter and number of tests. Tables are captioned above and figures below. Use line style or marker as well as colour, so that charts can be read in grey.',
      tr: 'Her çizelge ve şekle, yerinden önce metinde değininiz. Birimleri (SI), saçılımı ve deney sayısını veriniz. Çizelge yazıları üstte, şekil yazıları altta yer alır. Grafikler gri tonda da okunabilsin diye renkle birlikte çizgi türü veya işaret kullanınız.',
    },
    {
      key: 'subsection',
      heading: { en: '3.1. Second-level heading', tr: 'İkinci düzey başlık' },
      level: 2,
      en: 'Two levels of headings are enough for a paper of this length.',
      tr: 'Bu uzunluktaki bir bildiri için iki düzey başlık yeterlidir.',
    },
    {
      key: 'conclusions',
      heading: { en: '4. Conclusions', tr: 'Sonuçlar' },
      level: 1,
      en: 'What does the reader know now that was not known before? Give the numbers again that carry the answer, the limits within which it holds, and what remains to be done.',
      tr: 'Okur, önceden bilinmeyen neyi öğrenmiştir? Yanıtı taşıyan sayıları, geçerlilik sınırlarını ve yapılması gerekenleri yazınız.',
    },
    {
      key: 'acknowledgements',
      heading: { en: 'Acknowledgements and data', tr: 'Teşekkür ve veriler' },
      level: 1,
      en: 'Name funding with its number, people who helped, conflicts of interest, and the place where the data can be found.',
      tr: 'Desteği numarasıyla, katkıda bulunanları, çıkar çatışmalarını ve verilere nereden ulaşılabileceğini belirtiniz.',
    },
    {
      key: 'references',
      heading: { en: 'References', tr: 'Kaynaklar' },
      level: 1,
      en: '[1] Surname A, Surname B. Title of the article. Journal 2024; 12: 345–356. doi:10.0000/example. [2] Surname C. Title of the Book. 2nd ed. City: Publisher; 2020.',
      tr: '[3] Soyad A. Tezin başlığı. Doktora tezi, Üniversite, Şehir, 2023. Kaynaklar metinde geçtikleri sırayla numaralanır; DOI varsa verilir.',
    },
  ],
}
