// The official poster: fields in centimetres from the top left corner, shared by the .pptx and the .pdf.
import type { Bilingual } from '../../../pipeline/schemas/kinds'

export type PosterField = {
  name: string
  /** Heading of the field; picture fields have none. */
  heading?: Bilingual
  guide: Bilingual
  kind: 'title' | 'authors' | 'text' | 'picture'
  x: number
  y: number
  width: number
  height: number
}

/** Portrait, 70 cm wide by 100 cm high (specification, section 5). */
export const poster = { width: 70, height: 100, band: 19, foot: 6, margin: 3 } as const

const left = poster.margin
const column = 31
const right = poster.width - poster.margin - column

export const posterFields: PosterField[] = [
  {
    name: 'title',
    kind: 'title',
    guide: {
      en: 'Title of the Poster in Title Case, Two Lines at Most',
      tr: 'Posterin Başlığı, En Çok İki Satır',
    },
    x: left,
    y: 4,
    width: 64,
    height: 8.5,
  },
  {
    name: 'authors',
    kind: 'authors',
    guide: {
      en: 'Name Surname¹, Name Surname² – presenting author underlined',
      tr: '¹ Kurum, Bölüm, Şehir   ² Kurum, Bölüm, Şehir – sunan yazarın e-postası',
    },
    x: left,
    y: 13,
    width: 64,
    height: 5,
  },
  {
    name: 'introduction',
    kind: 'text',
    heading: { en: 'Introduction', tr: 'Giriş' },
    guide: {
      en: 'State the question in two or three sentences. What is not known, and who needs the answer? Body text 32 pt or larger; it has to be read from 1.5 m.',
      tr: 'Soruyu iki üç cümleyle ortaya koyunuz. Bilinmeyen nedir, yanıta kimin gereksinimi vardır? Metin en az 32 punto olmalı, 1,5 m uzaktan okunmalıdır.',
    },
    x: left,
    y: 21,
    width: column,
    height: 19,
  },
  {
    name: 'methods',
    kind: 'text',
    heading: { en: 'Materials and Methods', tr: 'Malzeme ve Yöntem' },
    guide: {
      en: 'Fibre, matrix, lay-up, process and cure cycle; test standard and number of specimens. Prefer a sketch of the set-up to a paragraph.',
      tr: 'Elyaf, matris, serim, üretim yöntemi ve kürleme çevrimi; deney standardı ve numune sayısı. Paragraf yerine düzeneğin bir çizimini tercih ediniz.',
    },
    x: left,
    y: 42,
    width: column,
    height: 24,
  },
  {
    name: 'figure-1',
    kind: 'picture',
    guide: {
      en: 'Figure 1. Photograph or chart, at least 200 dpi at printed size. Caption 28 pt.',
      tr: 'Şekil 1. Fotoğraf veya grafik; baskı boyutunda en az 200 dpi. Alt yazı 28 punto.',
    },
    x: left,
    y: 68,
    width: column,
    height: 22,
  },
  {
    name: 'results',
    kind: 'text',
    heading: { en: 'Results and Discussion', tr: 'Bulgular ve Tartışma' },
    guide: {
      en: 'One message per figure, stated in its heading. Give units and scatter; state the number of tests. Do not rely on colour alone.',
      tr: 'Her şekil tek bir mesaj versin, mesaj başlıkta yer alsın. Birimleri, saçılımı ve deney sayısını veriniz. Yalnızca renkle ayırt etmeyiniz.',
    },
    x: right,
    y: 21,
    width: column,
    height: 21,
  },
  {
    name: 'figure-2',
    kind: 'picture',
    guide: { en: 'Figure 2. The chart that answers the question.', tr: 'Şekil 2. Soruyu yanıtlayan grafik.' },
    x: right,
    y: 44,
    width: column,
    height: 21,
  },
  {
    name: 'conclusions',
    kind: 'text',
    heading: { en: 'Conclusions', tr: 'Sonuçlar' },
    guide: {
      en: 'Two or three take-home sentences, and one that says what is still open.',
      tr: 'Ziyaretçinin aklında kalacak iki üç cümle ve neyin açık kaldığını söyleyen bir cümle.',
    },
    x: right,
    y: 67,
    width: column,
    height: 10.5,
  },
  {
    name: 'references',
    kind: 'text',
    heading: { en: 'References and Acknowledgements', tr: 'Kaynaklar ve Teşekkür' },
    guide: {
      en: 'Three to five references, 28 pt; funding and thanks. Your logo can go here.',
      tr: 'Üç–beş kaynak, 28 punto; destek ve teşekkür. Kurum logonuz burada yer alabilir.',
    },
    x: right,
    y: 79,
    width: column,
    height: 11,
  },
]

export const posterRule: Bilingual = {
  en: 'Portrait, 70 × 100 cm. Send the file by 15 September 2025.',
  tr: 'Dikey, 70 × 100 cm. Dosyayı 15 Eylül 2025’e kadar gönderiniz.',
}
