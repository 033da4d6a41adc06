// Turkish half of the sponsorship conditions.
import { edition, sponsorContact } from './edition'
import { heading, list, note, strong, table, type Part } from './prose'
import { benefitRows, contact, packageRows } from './sponsorship-packages'

export const sponsorshipTurkish: Part = {
  language: 'tr',
  title: 'Sponsorluk Koşulları',
  lead: `${edition.dates.tr} · ${edition.venue.tr} · Son başvuru: 15 Eylül 2025`,
  ownPage: true,
  blocks: [
    'Sempozyum yaklaşık 400 araştırmacı, mühendis ve kompozit üreticisini üç gün boyunca konuşmalarda, çalıştaylarda ve herkese açık, ücretsiz sergide bir araya getirmektedir. Öğrenci katılım ücretlerinin düşük tutulması sponsorların desteğiyle mümkün olmakta, sponsorlar da malzeme, makine ve yöntem seçimine karar verenlerle buluşmaktadır.',
    table({
      caption: 'Kategoriler ve katkı tutarları (KDV hariç)',
      head: ['Kategori', 'Katkı', 'Kontenjan'],
      rows: packageRows('tr'),
      widths: [0.5, 0.28, 0.22],
    }),
    table({
      caption: 'Dört ana kategorinin kapsamı',
      head: ['Olanak', 'Platin', 'Altın', 'Gümüş', 'Bronz'],
      rows: benefitRows('tr'),
      widths: [0.36, 0.16, 0.16, 0.16, 0.16],
    }),
    strong('Diğer kategoriler'),
    list(
      'Açılış Kokteyli, Sempozyum Çantası, Defter ve Kalem, Yaka Kartı: Üründe veya salonda, sitede ve özet kitabında firma logosu; iki ücretsiz katılım. Basılı ürünler, sponsorun tasarımına göre sekretarya tarafından yaptırılır.',
      'Kahve Arası: Sponsorun seçtiği bir kahve arasında masalarda ve programda logo; bir ücretsiz katılım.',
      'Davetli Konuşmacı: Sponsor bir davetli konuşmacının yol ve konaklama giderini karşılar, adı ilk slaytta anılır. Konuşmacının seçiminde ve konuşmanın içeriğinde söz hakkı yoktur.',
      'Bildiri Özetleri Kitabı Reklamı: Bir A5 renkli sayfa. Sosyal Medya: Logo ve giriş hakkı karşılığında, etkinlik öncesinde ve sırasında medya ortağının duyuruları.',
    ),
    heading('Koşullar'),
    list(
      'Başvurular firma adı, kategori, fatura bilgileri ve ilgili kişi belirtilerek e-postayla yapılır. Kontenjanlar başvuru sırasına göre verilir; yer 10 iş günü ayrılır ve ödemeyle kesinleşir.',
      'Katkının yarısı onaydan sonraki 15 gün içinde, kalanı en geç 15 Eylül 2025’te ödenir. Ödeme aşağıdaki hesaba, açıklamaya firma adı ve “Sponsorluk” yazılarak yapılır.',
      'Logolar (vektörel ve en az 1000 px genişliğinde saydam zeminli PNG) ile reklamlar (PDF, 3 mm taşma payı) en geç 15 Eylül 2025’te gönderilir. Geç gelenler kitapta yer alamaz.',
      'Stantlar 1 Ekim 2025’te 14:00–20:00 arasında kurulur, 4 Ekim’de 18:30’dan sonra toplanır. Standa masa, iki sandalye, elektrik (1 kW) ve firma adı dâhildir. Sıvı, reçine ve ısıtıcılı aletler için sempozyum yerinin yazılı izni gerekir.',
      'Vazgeçme durumunda 1 Ağustos 2025’e kadar tutarın %80’i, 1 Eylül’e kadar %50’si iade edilir; sonrasında iade yapılmaz. Sempozyum ertelenirse katkılar yeni tarih için geçerli kalır, iptal edilirse tamamı iade edilir.',
      'Sponsorlar sempozyumun adını ve logosunu 31 Aralık 2025’e kadar kullanabilir. Katılımcıların iletişim bilgileri sponsorlarla paylaşılmaz.',
    ),
    strong('Hesap ve iletişim'),
    `${edition.chamber.tr} · IBAN ${edition.bank.iban} · Telefon ${sponsorContact.phone} · Faks ${edition.fax}`,
    contact,
    note('Metinler arasında farklılık olması durumunda Türkçe metin esas alınır.'),
  ],
}
