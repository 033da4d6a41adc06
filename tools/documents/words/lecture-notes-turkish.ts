// The lecture notes' summary in Turkish, and their technical terms in both languages.
import { heading, list, table, type Part } from './prose'

export const turkishSummary: Part = {
  language: 'tr',
  title: 'Onarılabilir Kompozitler için Vitrimer Matrisler: Özet ve Terimler',
  lead: 'Ana konuşma · Konuşma notları · Prof. Dr. Aylin Örneksoy, Egekıyı Teknik Üniversitesi, İzmir',
  ownPage: true,
  blocks: [
    heading('Özet'),
    'Kürlenmiş bir epoksinin bağları kalıcıdır; delaminasyon doldurulabilir ya da üstü örtülebilir, ancak geri alınamaz. Vitrimerlerde ise yeni bağ, eskisi ayrılırken oluşur: Çapraz bağ sayısı sabit kalır, malzeme ısıtıldıkça cam gibi yavaş yavaş yumuşar. Bu notlarda, kısmen biyobazlı bir dikarboksilik asit ve çinko katalizör ile kürlenen bir epoksi matris ele alınmıştır.',
    'Gerilme gevşemesi uzatılmış üstel fonksiyonla (β = 0,82) betimlenir. Gevşeme süresi 150 °C’de 5600 s, 190 °C’de 254 s’dir; Arrhenius doğrusunun eğimi 126 kJ/mol’lük etkinleşme enerjisi verir. Viskozitenin 10¹² Pa·s’ye ulaştığı topoloji donma sıcaklığı 96 °C olup camsı geçiş sıcaklığının (92 °C) biraz üzerindedir. Reçine 60 °C’de 70 dakika boyunca 300 mPa·s’nin altında kaldığından 0,60 m aralıklı besleme hatlarıyla kök kesiti 26 dakikada dolmaktadır.',
    'Delaminasyona uğratılıp 180 °C ve 0,6 MPa altında bir saat preslenen cam elyaf laminatlar, Mod I kırılma tokluğunun ilk onarımda %88’ini, ikincide %81’ini geri kazanmıştır. Atölyede kullanılmak üzere önerilen onarım sayısı N, çevrim süresinden ısıtma rampası ve ısıl gecikme çıkarılıp tutma sıcaklığındaki gevşeme süresine bölünerek bulunur; kuru malzemede N’nin en az 5 olması önerilir.',
    'Yöntemin sınırları şunlardır:',
    list(
      'Sünme: 70 °C ve 20 MPa’da referans epoksinin üç katıdır.',
      'Nem: Değişim tepkimesini yavaşlatır; doygun malzemede onarım 40 dakika uzar.',
      'Basınç: 0,3 MPa’nın altında boşluk kalır; yalnızca vakum torbası yeterli olmayabilir.',
      'Sertifikasyon: Gerçek boyutlu parçalardaki saçılım, ikiden çok onarım ve katalizörün yirmi yıllık yaşlanması henüz bilinmemektedir.',
    ),
    heading('Terimler'),
    table({
      head: ['English', 'Türkçe', 'Simge ve birim'],
      rows: [
        ['activation energy', 'etkinleşme enerjisi', 'Eₐ, kJ/mol'],
        ['bond exchange', 'bağ değişimi', '–'],
        ['fracture toughness', 'kırılma tokluğu', 'kJ/m²'],
        ['glass transition', 'camsı geçiş', '°C'],
        ['healing efficiency', 'iyileşme verimi', '%'],
        ['permeability', 'geçirgenlik', 'K, m²'],
        ['relaxation time', 'gevşeme süresi', 'τ, s'],
        ['repair number', 'onarım sayısı', 'N'],
        ['stretched exponential', 'uzatılmış üstel fonksiyon', 'β'],
        ['topology freezing temperature', 'topoloji donma sıcaklığı', '°C'],
      ],
      widths: [0.36, 0.38, 0.26],
    }),
  ],
}
