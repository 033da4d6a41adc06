// Labels and sentences of the registration and workshop application forms.
import type { Bilingual } from '../../../pipeline/schemas/kinds'
import { edition } from './edition'

export const person: Bilingual[] = [
  { en: 'Title, name, surname', tr: 'Unvan, ad, soyad' },
  { en: 'Organisation and department', tr: 'Kurum ve bölüm' },
  { en: 'Country and city', tr: 'Ülke ve şehir' },
  { en: 'E-mail', tr: 'E-posta' },
  { en: 'Telephone', tr: 'Telefon' },
]

export const signature: Bilingual[] = [
  { en: 'Date and place', tr: 'Tarih ve yer' },
  { en: 'Signature', tr: 'İmza' },
]

export const consents: Bilingual[] = [
  {
    en: 'I have read the privacy notice.',
    tr: 'Aydınlatma metnini okudum.',
  },
  {
    en: 'My food allergies and access needs may be used to meet my needs (optional).',
    tr: 'Gıda alerjisi ve erişilebilirlik bilgilerimin bana hizmet sunulması amacıyla işlenmesine açık rıza veriyorum (isteğe bağlı).',
  },
  {
    en: 'My name and organisation may appear in the printed list of participants (optional).',
    tr: 'Adımın ve kurumumun basılı katılımcı listesinde yer almasına açık rıza veriyorum (isteğe bağlı).',
  },
  {
    en: 'Photographs in which I can be recognised may be published (optional).',
    tr: 'Tanınabildiğim fotoğrafların yayımlanmasına açık rıza veriyorum (isteğe bağlı).',
  },
]

const consentHeading: Bilingual = { en: 'Personal data', tr: 'Kişisel veriler' }

const consentNote: Bilingual = {
  en: `The privacy notice under Law no. 6698 (KVKK) and the GDPR can be read at ${edition.url}/documents/privacy-consent.pdf. Consent is free, is not a condition of taking part, and can be withdrawn at any time.`,
  tr: `6698 sayılı Kanun (KVKK) ve GDPR uyarınca hazırlanan aydınlatma metni ${edition.url}/documents/privacy-consent.pdf adresindedir. Rıza vermek katılım koşulu değildir; rızanızı her zaman geri alabilirsiniz.`,
}

export const registrationWords = {
  title: { en: 'Registration Form', tr: 'Kayıt Formu' },
  headings: {
    person: { en: 'Participant', tr: 'Katılımcı' },
    category: { en: 'Registration category (tick one)', tr: 'Kayıt kategorisi (birini işaretleyiniz)' },
    days: { en: 'I will attend', tr: 'Katılacağım etkinlikler' },
    invoice: { en: 'Invoice', tr: 'Fatura' },
    consent: consentHeading,
  },
  feeHead: [
    { en: 'Category', tr: 'Kategori' },
    { en: 'Fee', tr: 'Ücret' },
  ] satisfies [Bilingual, Bilingual],
  documentRequired: { en: 'document required', tr: 'belge gereklidir' },
  feeNote: {
    en: 'Fees include the abstract booklet, coffee and tea, and lunches. The discounted categories require a supporting document (student certificate and proof of not being employed). The early registration deadline is 28 July 2025.',
    tr: 'Ücretlere bildiri özetleri kitabı, çay ve kahve ikramları ile öğle yemekleri dâhildir. İndirimli kategoriler için belge (öğrenci belgesi ve çalışmadığını gösteren belge) gereklidir. Erken kayıt için son gün 28 Temmuz 2025’tir.',
  },
  days: [
    { en: 'Thursday, 2 October 2025', tr: '2 Ekim 2025 Perşembe' },
    { en: 'Friday, 3 October 2025', tr: '3 Ekim 2025 Cuma' },
    { en: 'Saturday, 4 October 2025', tr: '4 Ekim 2025 Cumartesi' },
    { en: 'Gala dinner, 3 October, 20:00–23:00', tr: 'Gala yemeği, 3 Ekim, 20:00–23:00' },
    {
      en: 'Social tour, 5 October (40 EUR, entrance fees excluded)',
      tr: 'Sosyal gezi, 5 Ekim (40 EUR, giriş ücretleri hariç)',
    },
    { en: 'Vegetarian meals', tr: 'Vejetaryen menü istiyorum' },
  ],
  invoice: [
    { en: 'Name or company', tr: 'Ad veya firma' },
    { en: 'Address', tr: 'Adres' },
    {
      en: 'Tax office and number, or Turkish identity number',
      tr: 'Vergi dairesi ve numarası veya T.C. kimlik no.',
    },
    { en: 'Food allergies, access needs', tr: 'Gıda alerjisi, erişilebilirlik gereksinimi' },
  ],
  consentNote,
}

export const workshopWords = {
  title: { en: 'Workshop Application Form', tr: 'Çalıştay Başvuru Formu' },
  headings: {
    person: { en: 'Applicant', tr: 'Başvuran' },
    days: { en: 'Workshop (tick one)', tr: 'Çalıştay (birini işaretleyiniz)' },
    experience: { en: 'Experience', tr: 'Deneyim' },
    consent: { en: 'Personal data and safety', tr: 'Kişisel veriler ve güvenlik' },
  },
  introduction: [
    {
      en: 'The practical workshops take place on 2 October 2025, 13:30–17:40, and 3 October 2025, 09:20–18:00, with coffee breaks and, on 3 October, lunch. There are 75 places, given in the order of applications.',
      tr: 'Uygulamalı çalıştaylar 2 Ekim 2025’te 13:30–17:40, 3 Ekim 2025’te 09:20–18:00 saatleri arasında yapılır; programda kahve araları ve 3 Ekim’de öğle yemeği vardır. Kontenjan 75 kişidir, yerler başvuru sırasına göre verilir.',
    },
    {
      en: 'Early applications: 30 July 2025. Final deadline: 30 August 2025. (The programme’s key dates list 1 September 2025; please keep to the earlier date.)',
      tr: 'Erken başvuru: 30 Temmuz 2025. Son başvuru: 30 Ağustos 2025. (Programın önemli tarihlerinde 1 Eylül 2025 yazmaktadır; lütfen erken olan tarihi esas alınız.)',
    },
  ],
  feeHead: [
    { en: 'Attendance', tr: 'Katılım' },
    { en: 'Fee', tr: 'Ücret' },
  ] satisfies [Bilingual, Bilingual],
  days: [
    {
      label: { en: '2 and 3 October 2025', tr: '2 ve 3 Ekim 2025' },
      fee: { en: '200 EUR', tr: '200 EUR' },
    },
    {
      label: { en: '2 and 3 October, applied by 30 July', tr: '2 ve 3 Ekim, 30 Temmuz’a kadar başvuranlar' },
      fee: { en: '160 EUR', tr: '160 EUR' },
      note: { en: '20% early discount', tr: '%20 erken kayıt indirimi' },
    },
    {
      label: { en: '2 October 2025 only', tr: 'Yalnızca 2 Ekim 2025' },
      fee: { en: '100 EUR', tr: '100 EUR' },
    },
  ],
  feeNote: {
    en: 'Your place is confirmed once payment is received. If the workshop is full, you are put on the waiting list and pay nothing.',
    tr: 'Yeriniz, ödemenin alınmasıyla kesinleşir. Kontenjan dolmuşsa bekleme listesine alınırsınız ve ödeme yapmazsınız.',
  },
  experience: [
    { en: 'I have not made a laminate before', tr: 'Daha önce laminat üretmedim' },
    { en: 'I know hand lay-up or vacuum infusion', tr: 'El yatırması veya vakum infüzyonunu biliyorum' },
    { en: 'I work in composite production', tr: 'Kompozit üretiminde çalışıyorum' },
  ],
  questions: [
    { en: 'What do you want to learn?', tr: 'Ne öğrenmek istiyorsunuz?' },
    { en: 'Allergies (epoxy, food), access needs', tr: 'Alerji (epoksi, gıda), erişilebilirlik gereksinimi' },
  ],
  safety: [
    {
      en: 'I will wear the protective equipment that is handed out and follow the coordinator’s instructions.',
      tr: 'Verilen koruyucu donanımı kullanacağım ve koordinatörün yönergelerine uyacağım.',
    },
  ],
  consentNote,
}
