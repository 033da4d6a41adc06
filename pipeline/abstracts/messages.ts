// What the check says of Word files, by code: the sentence, what to do, and whether anything has to be done. {names} are filled in.
import { both, fault, type Fault } from '../read/problem'
import type { Language } from '../schemas/kinds'
import type { RemarkCode } from './abstract'

/** Why a file, or a part of it, is not printed. */
export type RefusalCode =
  'old-format' | 'damaged' | 'large-picture' | 'large-file' | 'too-long' | 'no-text' | 'other-format'

export type Refusal = { code: RefusalCode; values?: Record<string, string> }

export type MessageCode =
  | RefusalCode
  | RemarkCode
  | 'unmatched'
  | 'twice'
  | 'two-in-file'
  | 'two-unmatched'
  | 'other-code'
  | 'other-title'
  | 'authors-added'
  | 'authors-differ'

type Row = { en: string; tr: string; adviceEn: string; adviceTr: string }

const asPicture = {
  adviceEn: 'Ask the author for it as a PNG or JPEG picture.',
  adviceTr: 'Yazardan PNG ya da JPEG görsel olarak isteyin.',
}

const nothing = {
  adviceEn: 'Nothing needs to be done if that is right.',
  adviceTr: 'Doğruysa bir şey yapmanız gerekmez.',
}

const nameInList = {
  adviceEn: 'If that is wrong, add to content/abstracts/list.yaml: “- { file: {file}, item: … }”.',
  adviceTr: 'Yanlışsa content/abstracts/list.yaml dosyasına ekleyin: “- { file: {file}, item: … }”.',
}

const compress = {
  adviceEn: 'In Word choose Picture Format → Compress Pictures, and save the file again.',
  adviceTr: 'Word’de Resim Biçimi → Resimleri Sıkıştır’ı seçip dosyayı yeniden kaydedin.',
}

const table: Record<MessageCode, Row> = {
  'old-format': {
    en: 'This file is named .docx but is in the old Word format (.doc) or has a password, so it is not printed{of}.',
    tr: 'Bu dosyanın adı .docx, ama içeriği eski Word biçiminde (.doc) ya da parolalı; bu yüzden basılmıyor{of}.',
    adviceEn:
      'Open it in Word, save it as a Word document (.docx) without a password, and put that file here.',
    adviceTr: 'Word’de açıp parolasız bir Word belgesi (.docx) olarak kaydedin ve o dosyayı buraya koyun.',
  },
  'other-format': {
    en: 'This {format} file is not read, so its abstract is not printed{of}.',
    tr: 'Bu {format} dosyası okunmuyor; bu yüzden özeti basılmıyor{of}.',
    adviceEn:
      'Open it in Word, save it as .docx, and put that file here; or ask the author for the Word file.',
    adviceTr:
      'Word’de açıp .docx olarak kaydedin ve o dosyayı buraya koyun ya da yazardan Word dosyasını isteyin.',
  },
  damaged: {
    en: 'This file cannot be opened as a Word document, so it is not printed{of}.',
    tr: 'Bu dosya Word belgesi olarak açılamıyor; bu yüzden basılmıyor{of}.',
    adviceEn: 'Open it in Word and save it again as .docx, or ask the author to send it again.',
    adviceTr: 'Word’de açıp yeniden .docx olarak kaydedin ya da yazardan yeniden isteyin.',
  },
  'large-picture': {
    en: 'A picture in this file has {size} MB, so the file is not opened{of}.',
    tr: 'Bu dosyadaki bir görsel {size} MB; bu yüzden dosya açılmıyor{of}.',
    ...compress,
  },
  'large-file': {
    en: 'Unpacked, this file would have {size} MB, so it is not opened{of}.',
    tr: 'Bu dosya açıldığında {size} MB tutuyor; bu yüzden açılmıyor{of}.',
    ...compress,
  },
  'too-long': {
    en: 'This file has {words} words in {paragraphs} paragraphs, too many for an abstract, so it is not read{of}.',
    tr: 'Bu dosyada {paragraphs} paragrafta {words} sözcük var; özet için çok fazla olduğundan okunmuyor{of}.',
    adviceEn: 'Keep only the abstract in it: at most 20,000 words and 5,000 paragraphs are read.',
    adviceTr: 'Dosyada yalnızca özeti bırakın: En çok 20.000 sözcük ve 5.000 paragraf okunur.',
  },
  'no-text': {
    en: 'No abstract was found in this file, so nothing of it is printed{of}.',
    tr: 'Bu dosyada özet bulunamadı; bu yüzden hiçbir şeyi basılmıyor{of}.',
    adviceEn:
      'Check that the text is below a heading “Abstract” or “Özet”, as in the template, and is not a picture.',
    adviceTr:
      'Metnin şablondaki gibi “Özet” ya da “Abstract” başlığının altında olduğuna ve görsel olmadığına bakın.',
  },
  unmatched: {
    en: 'It is not known to which talk or poster this abstract belongs, so it is not printed.',
    tr: 'Bu özetin hangi bildiri ya da postere ait olduğu bilinmiyor; bu yüzden basılmıyor.',
    adviceEn:
      'Name the file after its code, such as 2B-3.docx or P12.docx, or add it to content/abstracts/list.yaml: “- { file: …, item: 2B-3 }”.',
    adviceTr:
      'Dosyaya kodunu ad olarak verin (2B-3.docx ya da P12.docx gibi) ya da content/abstracts/list.yaml dosyasına ekleyin: “- { file: …, item: 2B-3 }”.',
  },
  twice: {
    en: 'This file and {other} are both for {item}; {other} is printed.',
    tr: 'Bu dosya ile {other} aynı bildiri için ({item}); {other} basılıyor.',
    adviceEn: 'Keep the newer one and delete the other.',
    adviceTr: 'Yenisini bırakıp diğerini silin.',
  },
  'two-in-file': {
    en: 'This file holds two abstracts or more; one of them is “{title}”. It belongs to {item}.',
    tr: 'Bu dosyada birden çok özet var; biri “{title}”. Ait olduğu bildiri: {item}.',
    adviceEn: 'If that is wrong, put each abstract into a file of its own.',
    adviceTr: 'Yanlışsa her özeti ayrı bir dosyaya koyun.',
  },
  'two-unmatched': {
    en: 'This file holds two abstracts or more; to which talk or poster “{title}” belongs is not known, so it is not printed.',
    tr: 'Bu dosyada birden çok özet var; “{title}” başlıklı olanın hangi bildiri ya da postere ait olduğu bilinmiyor, bu yüzden basılmıyor.',
    adviceEn:
      'Put each abstract into a file of its own, named after its code, such as 2B-3.docx or P12.docx.',
    adviceTr: 'Her özeti, adı kodu olan (2B-3.docx ya da P12.docx gibi) ayrı bir dosyaya koyun.',
  },
  'other-code': {
    en: 'The name of this file says {code}, its title is that of {item}. It is printed as {item}.',
    tr: 'Bu dosyanın adı {code} diyor, başlığı ise {item} bildirisinin. {item} olarak basılıyor.',
    ...nameInList,
  },
  'other-title': {
    en: 'The title in this file, “{title}”, is not that of {item} in the programme. It is printed as {item}.',
    tr: 'Bu dosyadaki “{title}” başlığı, programdaki {item} başlığından farklı. {item} olarak basılıyor.',
    ...nameInList,
  },
  'authors-added': {
    en: 'The programme does not have all authors of {item}; from this file it takes {names}.',
    tr: 'Programda {item} bildirisinin tüm yazarları yok; bu dosyadan alınanlar: {names}.',
    ...nothing,
  },
  'authors-differ': {
    en: 'This file has {names} among the authors of {item}, the programme does not.',
    tr: 'Bu dosyada {item} yazarları arasında {names} da var, programda yok.',
    adviceEn:
      'Add them to the authors in the programme if they belong there; until then they are not printed.',
    adviceTr: 'Yazarlar arasında olmaları gerekiyorsa programa ekleyin; o zamana kadar basılmazlar.',
  },
  equation: {
    en: 'An equation of this file is not shown{place}.',
    tr: 'Bu dosyadaki bir denklem gösterilmiyor{place}.',
    adviceEn: 'Ask the author to write it with Word’s own equations (Insert → Equation).',
    adviceTr: 'Yazardan Word’ün kendi denklem düzenleyicisiyle (Ekle → Denklem) yazmasını isteyin.',
  },
  picture: {
    en: 'A picture of this file cannot be shown{place}.',
    tr: 'Bu dosyadaki bir görsel gösterilemiyor{place}.',
    ...asPicture,
  },
  chart: {
    en: 'A chart of this file is not shown{place}.',
    tr: 'Bu dosyadaki bir grafik gösterilmiyor{place}.',
    ...asPicture,
  },
  diagram: {
    en: 'A diagram (SmartArt) of this file is not shown{place}.',
    tr: 'Bu dosyadaki bir diyagram (SmartArt) gösterilmiyor{place}.',
    ...asPicture,
  },
  drawing: {
    en: 'A drawing of this file is not shown{place}.',
    tr: 'Bu dosyadaki bir çizim gösterilmiyor{place}.',
    ...asPicture,
  },
  'inserted-file': {
    en: 'Another document that is inserted into this file is not shown{place}.',
    tr: 'Bu dosyaya eklenmiş başka bir belge gösterilmiyor{place}.',
    adviceEn: 'Ask the author to copy its text into this file.',
    adviceTr: 'Yazardan metnini bu dosyaya kopyalamasını isteyin.',
  },
  symbol: {
    en: 'A symbol of this file is not known and not shown{place}.',
    tr: 'Bu dosyadaki bir simge bilinmiyor ve gösterilmiyor{place}.',
    adviceEn: 'Ask the author which one it is.',
    adviceTr: 'Yazara hangi simge olduğunu sorun.',
  },
  'broken-reference': {
    en: 'A cross-reference of this file is broken: it says that its source is not found{place}.',
    tr: 'Bu dosyadaki bir çapraz başvuru bozuk, başvuru kaynağı bulunamıyor{place}.',
    adviceEn: 'Ask the author to correct it.',
    adviceTr: 'Yazardan düzeltmesini isteyin.',
  },
  unknown: {
    en: 'Words of this file are not shown: “{words}”{place}.',
    tr: 'Bu dosyadaki bazı sözler gösterilmiyor: “{words}”{place}.',
    adviceEn: 'Ask the author to write them as plain text.',
    adviceTr: 'Yazardan düz metin olarak yazmasını isteyin.',
  },
  'struck-out': {
    en: 'Struck-out words are not printed: “{words}”{place}.',
    tr: 'Üstü çizili sözler basılmıyor: “{words}”{place}.',
    ...nothing,
  },
  hidden: {
    en: 'Hidden words are not printed: “{words}”{place}.',
    tr: 'Gizli sözler basılmıyor: “{words}”{place}.',
    ...nothing,
  },
  footnote: {
    en: 'The footnotes of this file are printed below the text.',
    tr: 'Bu dosyadaki dipnotlar metnin altında basılıyor.',
    ...nothing,
  },
  'not-abstract': {
    en: 'Words of this file that belong to no part of an abstract are not printed: “{words}”.',
    tr: 'Bu dosyadaki, özetin hiçbir bölümüne ait olmayan sözler basılmıyor: “{words}”.',
    ...nothing,
  },
}

/** Codes of messages after which nothing has to be done, unless something is not as it should be. */
export const needsNothing = new Set<MessageCode>(['struck-out', 'hidden', 'footnote', 'not-abstract'])

/** Up to this many characters of words that a file has are repeated. */
const LONGEST = 120

const shortened = (text: string) => {
  const one = text.replace(/\s+/g, ' ').trim()
  return one.length <= LONGEST ? one : `${one.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** The message of a code, in both languages; {place} names the words after which something is, {of} its talk. */
export function messageOf(code: MessageCode, values: Record<string, string> = {}): Fault {
  const { en, tr, adviceEn, adviceTr } = table[code]
  const { after = '' } = values
  const place = after ? both(`, after “${after}”`, ` (“${after}” sözlerinden sonra)`) : both('', '')
  const filled = (text: string, language: Language) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      if (name === 'place') return place[language]
      if (name === 'of') return values['item'] ? ` (${values['item']})` : ''
      return values[name] === undefined ? whole : shortened(values[name])
    })
  return fault(filled(en, 'en'), filled(tr, 'tr'), filled(adviceEn, 'en'), filled(adviceTr, 'tr'))
}
