// Turkish half of the privacy notice and consent form.
import { edition } from './edition'
import { heading, strong, table, type Part } from './prose'

export const privacyTurkish: Part = {
  language: 'tr',
  title: 'Aydınlatma Metni ve Açık Rıza Formu',
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) ve (AB) 2016/679 sayılı Tüzük (GDPR) uyarınca',
  ownPage: true,
  blocks: [
    heading('A Bölümü – Aydınlatma metni'),
    strong('1. Veri sorumlusu'),
    `Veri sorumlusu ${edition.chamber.tr} (“Oda”), ${edition.street.tr}. Kişisel verilerinize ilişkin başvurular: ${edition.email}, telefon ${edition.phone}, faks ${edition.fax}. Sempozyumun internet sitesi çerez kullanmaz, üyelik oluşturmaz ve veri toplamaz; aşağıdaki hususlar yalnızca bize gönderdiğiniz formlarla ilgilidir.`,
    strong('2. İşlenen veriler, amaçlar ve hukuki sebepler'),
    table({
      head: ['Veri', 'Amaç', 'Hukuki sebep (KVKK m. 5 / GDPR m. 6)', 'Saklama süresi'],
      rows: [
        [
          'Ad, soyad, unvan, kurum, e-posta, telefon',
          'Kayıt, yaka kartı, program, etkinliğe ilişkin iletiler',
          'Sözleşme: m. 5/2(c) / 6(1)(b)',
          '31 Aralık 2026',
        ],
        [
          'Fatura bilgileri, ödeme belgesi',
          'Muhasebe ve vergi yükümlülükleri',
          'Hukuki yükümlülük: m. 5/2(ç) / 6(1)(c)',
          '10 yıl',
        ],
        [
          'Öğrenci belgesi veya çalışmadığını gösteren belge',
          'İndirimli ücret hakkının denetlenmesi',
          'Sözleşme: m. 5/2(c) / 6(1)(b)',
          '31 Aralık 2025',
        ],
        [
          'Bildiri özeti, tam metin, özgeçmiş',
          'Değerlendirme ve yayım',
          'Sözleşme: m. 5/2(c) / 6(1)(b)',
          'Yayımlandığı biçimde süresiz',
        ],
        [
          'Gıda alerjisi, erişilebilirlik gereksinimi, fotoğraf, bülten adresi',
          'İkram, erişilebilirlik, etkinlik haberleri',
          'Açık rıza: m. 5/1 ve 6/3(a) / 6(1)(a) ve 9(2)(a)',
          'Etkinlik sonu; fotoğraf ve bülten için rıza geri alınana kadar',
        ],
      ],
      widths: [0.25, 0.25, 0.3, 0.2],
    }),
    strong('3. Toplama yöntemi ve aktarım'),
    'Veriler; e-posta, faks veya posta ile gönderilen formlarla ve kayıt masasında elde edilir. Verilere sekretarya ile yukarıdaki amaçlar için gerekli olduğu ölçüde bilim kurulu (bildiriler), banka ve mali müşavir (ödeme), ikram firması (adsız olarak özel öğün sayısı) ve kanunun zorunlu kıldığı durumlarda kamu kurumları erişir. Sponsorlara ve sergi katılımcılarına katılımcı verisi aktarılmaz. Veriler Türkiye’de saklanır; Avrupa Birliği’nden kaydolanlar verilerini, kayıtlarının yürütülmesi için Türkiye’ye kendileri iletmiş olur (GDPR m. 49(1)(b)).',
    strong('4. Haklarınız'),
    'KVKK’nın 11. maddesi uyarınca verilerinizin işlenip işlenmediğini ve amacını öğrenme, bilgi isteme, düzeltilmesini, silinmesini veya yok edilmesini ve bunun üçüncü kişilere bildirilmesini isteme, münhasıran otomatik sistemlerle yapılan analiz sonucunda aleyhinize çıkan sonuca itiraz etme ve zararınızın giderilmesini talep etme haklarına sahipsiniz. GDPR’ın uygulandığı durumlarda işlemenin kısıtlanması, veri taşınabilirliği ve itiraz haklarınız da vardır (m. 15–22). Başvurunuz yukarıdaki adrese yapılır, en geç 30 gün içinde ücretsiz olarak yanıtlanır. Kişisel Verileri Koruma Kuruluna veya ülkenizdeki denetim makamına şikâyette bulunabilirsiniz. Hakkınızda otomatik yolla karar verilmez.',
    heading('B Bölümü – Açık rıza formu'),
    'Her rıza özgür iradeyle ve diğerlerinden bağımsız olarak verilir. Kayıt, rıza vermenize bağlı değildir; rıza vermemenin hiçbir sonucu yoktur. Yalnızca kabul ettiklerinizi işaretleyiniz; rızanızı, ileriye dönük sonuç doğurmak üzere, yukarıdaki adrese yazarak her zaman geri alabilirsiniz.',
    {
      kind: 'tick',
      text: 'Kayıt formunda belirttiğim gıda alerjisi ve erişilebilirlik bilgilerimin bana hizmet sunulması amacıyla işlenmesine açık rıza veriyorum.',
    },
    {
      kind: 'tick',
      text: 'Etkinlikte çekilen ve tanınabildiğim fotoğraf ve videoların sempozyumun sitesinde ve sosyal ağlarında yayımlanmasına açık rıza veriyorum.',
    },
    {
      kind: 'tick',
      text: 'Adımın ve kurumumun bildiri özetleri kitabındaki katılımcı listesinde yer almasına açık rıza veriyorum.',
    },
    {
      kind: 'tick',
      text: 'E-posta adresimin sempozyumun sonraki etkinliklerinin duyurulması amacıyla kullanılmasına açık rıza veriyorum.',
    },
    'A Bölümündeki aydınlatma metnini okudum.',
    { kind: 'fields', labels: ['Ad ve soyad', 'Tarih', 'İmza'] },
  ],
}
