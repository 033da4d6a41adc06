import type { Speaker } from './speaker'

export const aylinOrneksoy: Speaker = {
  stem: 'aylin-orneksoy',
  name: 'Prof. Dr. Aylin Örneksoy',
  affiliation: {
    en: 'Department of Polymer Engineering, Egekıyı Technical University, İzmir, Türkiye',
    tr: 'Polimer Mühendisliği Bölümü, Egekıyı Teknik Üniversitesi, İzmir',
  },
  kind: 'plenary',
  bio: {
    en: [
      'Aylin Örneksoy is Professor of Polymer Engineering at Egekıyı Technical University, where she founded the Dynamic Networks Laboratory in 2012. Her group studies thermosets whose bonds exchange under heat, and asks a practical question of each of them: can a part made from it be repaired where it stands, and its fibres be used again?',
      'She studied chemical engineering, took her doctorate on the cure of epoxy–anhydride systems, and spent four years in industry developing infusion resins for boat hulls before returning to research. She has supervised 19 doctoral theses and leads the project “Second Life Blades”, in which blade makers, a recycler and three universities test repair routes on full-size root sections.',
      'She teaches transport phenomena and polymer rheology, and edits the lecture notes on reactive processing that many departments in Türkiye use in their fourth year. In 2025 she chairs the working group that writes the first national guide on repairing bonded composite joints.',
    ],
    tr: [
      'Aylin Örneksoy, Egekıyı Teknik Üniversitesi Polimer Mühendisliği Bölümünde öğretim üyesidir; 2012’de kurduğu Dinamik Ağ Yapıları Laboratuvarını yönetmektedir. Çalışma grubu, bağları ısı etkisiyle yer değiştirebilen termosetleri inceler ve her malzemeye aynı uygulamalı soruyu sorar: Bu malzemeden yapılan bir parça yerinde onarılabilir mi, elyafı yeniden kullanılabilir mi?',
      'Kimya mühendisliği öğreniminin ardından epoksi–anhidrit sistemlerinin kürlenmesi üzerine doktora yapmış, akademiye dönmeden önce dört yıl boyunca sanayide tekne gövdeleri için infüzyon reçineleri geliştirmiştir. On dokuz doktora tezi yönetmiştir. Kanat üreticilerinin, bir geri dönüşüm firmasının ve üç üniversitenin gerçek boyutlu kanat kökü kesitlerinde onarım yöntemlerini sınadığı “Kanatlara İkinci Ömür” projesinin yürütücüsüdür.',
      'Taşınım olayları ve polimer reolojisi derslerini vermekte, reaktif prosesler üzerine hazırladığı ders notları birçok bölümün dördüncü sınıfında okutulmaktadır. 2025’te, yapıştırılmış kompozit bağlantıların onarımına ilişkin ilk ulusal kılavuzu hazırlayan çalışma grubuna başkanlık etmektedir.',
    ],
  },
  abstract: {
    title: {
      en: 'Vitrimer Matrices for Composites That Can Be Repaired: From Bond Exchange to the Blade Root',
      tr: 'Onarılabilir Kompozitler için Vitrimer Matrisler: Bağ Değişiminden Kanat Köküne',
    },
    en: [
      'Thermoset matrices give wind turbine blades their stiffness and fatigue life, and take away any easy way of repairing or recycling them. Vitrimers, networks whose bonds exchange without the network coming apart, offer a middle way: they keep their shape in service and flow slowly at the temperature at which exchange is fast. This lecture follows one such matrix from the chemistry of its exchange reaction to a repaired blade root.',
      'The matrix is an epoxy cured with a partly bio-based dicarboxylic acid and a zinc catalyst. Its glass transition lies at 92 °C and its topology freezing temperature, extrapolated to a viscosity of 10¹² Pa·s, at 96 °C. Stress relaxation follows a stretched exponential; the characteristic time falls from 5600 s at 150 °C to about 250 s at 190 °C, which gives an activation energy of 126 kJ/mol. Viscosity before gelation stays below 300 mPa·s for 70 minutes at 60 °C, long enough to infuse a 60 mm thick root laminate.',
      'Glass-fibre laminates (fibre volume fraction 54%) were delaminated in mode I, pressed again at 180 °C and 0.6 MPa for one hour, and tested a second and a third time. They recovered 88% and 81% of their initial fracture toughness. In-plane shear strength after one repair was 94% of the original. On a root section of 1.2 m diameter a delamination of 180 mm was closed with a heated caul in four hours; ultrasonic inspection after two million load cycles found no growth.',
      'Two limits deserve to be stated. Creep at 70 °C under 20 MPa is three times that of the reference epoxy, so the matrix suits roots and shells that stay cool, not black-painted parts in the sun. Moisture slows the exchange reaction: after saturation the same repair needs 40 minutes more. The lecture closes with a design rule that joins relaxation time, part thickness and heating rate in one dimensionless number, and with the data that are still missing before repair by heat can enter a certification file.',
    ],
    tr: [
      'Termoset matrisler rüzgâr türbini kanatlarına rijitlik ve yorulma ömrü kazandırır; buna karşılık onarımı ve geri dönüşümü güçleştirir. Ağ yapısı dağılmadan bağları yer değiştirebilen vitrimerler bir ara yol sunar: Kullanım sıcaklığında biçimlerini korur, bağ değişiminin hızlandığı sıcaklıkta ise yavaşça akarlar. Bu konuşmada böyle bir matris, değişim tepkimesinin kimyasından onarılmış bir kanat köküne kadar izlenmektedir.',
      'Matris, kısmen biyobazlı bir dikarboksilik asit ve çinko katalizör ile kürlenen bir epoksidir. Camsı geçiş sıcaklığı 92 °C, 10¹² Pa·s’lik viskoziteye ekstrapolasyonla bulunan topoloji donma sıcaklığı ise 96 °C’dir. Gerilme gevşemesi uzatılmış üstel fonksiyona uymaktadır; karakteristik süre 150 °C’de 5600 s iken 190 °C’de yaklaşık 250 s’ye inmekte ve 126 kJ/mol’lük bir etkinleşme enerjisi vermektedir. Jelleşme öncesi viskozite 60 °C’de 70 dakika boyunca 300 mPa·s’nin altında kalmakta, bu da 60 mm kalınlığındaki bir kök laminatının infüzyonuna yetmektedir.',
      'Cam elyaf laminatlar (elyaf hacim oranı %54) Mod I yüklemesiyle delaminasyona uğratılmış, 180 °C ve 0,6 MPa altında bir saat preslendikten sonra ikinci ve üçüncü kez sınanmıştır. Laminatlar başlangıçtaki kırılma tokluğunun sırasıyla %88’ini ve %81’ini geri kazanmıştır. Bir onarım sonrasında düzlem içi kayma dayanımı ilk değerin %94’üdür. 1,2 m çapındaki bir kök kesitinde 180 mm’lik delaminasyon, ısıtmalı baskı plakasıyla dört saatte kapatılmış; iki milyon yük çevriminden sonra yapılan ultrasonik muayenede ilerleme görülmemiştir.',
      'İki sınırlama açıkça belirtilmelidir. 20 MPa gerilme altında 70 °C’deki sünme, referans epoksininkinin üç katıdır; dolayısıyla matris, serin kalan kök ve kabuklar için uygundur, güneş altındaki koyu renkli parçalar için değil. Nem, değişim tepkimesini yavaşlatmaktadır: Doygunluk sonrasında aynı onarım 40 dakika daha uzun sürmektedir. Konuşma, gevşeme süresini, parça kalınlığını ve ısıtma hızını tek bir boyutsuz sayıda birleştiren tasarım kuralıyla ve ısıyla onarımın sertifikasyon dosyasına girebilmesi için eksik kalan verilerle son bulmaktadır.',
    ],
    keywords: {
      en: 'vitrimer, repair, stress relaxation, wind turbine blade, mode I toughness',
      tr: 'vitrimer, onarım, gerilme gevşemesi, rüzgâr türbini kanadı, Mod I kırılma tokluğu',
    },
    turkishBy: 'speaker',
  },
}
