// The abstract template's text: it tells authors each rule in the place where it applies.
import type { Language } from '../../../pipeline/schemas/kinds'
import { edition } from './edition'

export type AbstractGuide = {
  title: string
  authors: string
  affiliations: string
  contact: string
  heading: string
  rules: string[]
  keywordsLabel: string
  keywords: string
  graphicalLabel: string
  graphical: string
}

export const abstractGuide: Record<Language, AbstractGuide> = {
  en: {
    title: 'Title of the Abstract in English, Bold and Centred',
    authors: 'Name Surname¹*, Name Surname²',
    affiliations: '¹ Department, University or Company, City, Country',
    contact: '* e-mail of the corresponding author: name@example.org',
    heading: 'Abstract',
    rules: [
      'Replace this text with your abstract and leave the settings of the page as they are: A4 paper, top and bottom margins 5 cm, side margins 4 cm, Times New Roman 12 pt, double line spacing. The title is bold and centred, in English and in Turkish, with one blank line between the title and the authors.',
      'The abstract has at most 500 words per language. Participants from Türkiye submit it in Turkish and in English; participants from abroad in English only and may delete the Turkish page (the secretariat translates the title). Say what the question was, what you did, what you found, with numbers, and what follows from it. Avoid references, footnotes and abbreviations that you do not explain.',
      'Abstracts, extended abstracts and short papers under 4 pages are printed in the booklet, but are not considered for publication in the proceedings; for that, please use the full-text template.',
      `Send the file as .docx to ${edition.email}, named after the presenting author: surname-abstract.docx. State in the message the theme you choose and whether you prefer a talk or a poster.`,
    ],
    keywordsLabel: 'Keywords',
    keywords: 'three to six words, separated by commas',
    graphicalLabel: 'Graphical abstract (optional, recommended)',
    graphical:
      'one picture that tells the finding, placed here, at most 13 cm wide, with a caption of one line',
  },
  tr: {
    title: 'Bildirinin Türkçe Başlığı, Kalın ve Ortalanmış',
    authors: 'Ad Soyad¹*, Ad Soyad²',
    affiliations: '² Bölüm, Üniversite veya Firma, Şehir, Ülke',
    contact: '* sorumlu yazarın e-postası: ad@example.org',
    heading: 'Özet',
    rules: [
      'Bu metnin yerine özetinizi yazınız, sayfa ayarlarını değiştirmeyiniz: A4 kâğıt, üst ve alt kenar boşlukları 5 cm, yan kenar boşlukları 4 cm, Times New Roman 12 punto, çift satır aralığı. Başlık Türkçe ve İngilizce olarak kalın ve ortalı yazılır; başlık ile yazar bilgileri arasında bir boş satır bırakılır.',
      'Özet, her bir dil için en çok 500 sözcüktür. Türkiye’den katılanlar özetlerini Türkçe ve İngilizce, yurt dışından katılanlar yalnızca İngilizce gönderir. Sorunun ne olduğunu, ne yaptığınızı, ne bulduğunuzu sayılarla ve bundan ne sonuç çıktığını yazınız. Kaynak, dipnot ve açıklanmamış kısaltma kullanmayınız.',
      'Özetler, genişletilmiş özetler ve 4 sayfadan kısa bildiriler özet kitabında basılır, ancak tam metin yayını için değerlendirmeye alınmaz; yayın için tam metin şablonunu kullanınız.',
      `Dosyayı .docx olarak, sunan yazarın soyadıyla (soyad-ozet.docx) ${edition.email} adresine gönderiniz. İletinizde seçtiğiniz temayı ve sözlü sunumu mu yoksa posteri mi tercih ettiğinizi belirtiniz.`,
    ],
    keywordsLabel: 'Anahtar sözcükler',
    keywords: 'virgülle ayrılmış üç ile altı sözcük',
    graphicalLabel: 'Grafik özet (isteğe bağlı, önerilir)',
    graphical:
      'bulguyu anlatan, en çok 13 cm genişliğinde, tek satır alt yazılı bir görsel; buraya yerleştirilir',
  },
}
