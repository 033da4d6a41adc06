import type { Speaker } from './speaker'

export const isilTemsilioglu: Speaker = {
  stem: 'isil-temsilioglu',
  name: 'Assoc. Prof. Dr. Işıl Temsilioğlu',
  affiliation: {
    en: 'Department of Aerospace Engineering, Gediz Valley University, Manisa, Türkiye',
    tr: 'Havacılık ve Uzay Mühendisliği Bölümü, Gediz Vadisi Üniversitesi, Manisa',
  },
  kind: 'invited',
  bio: {
    en: [
      'Işıl Temsilioğlu is Associate Professor of Aerospace Engineering at Gediz Valley University. She builds digital twins of automated fibre placement: models that are corrected course by course with what the machine has really laid, and that say before cure whether a panel will pass.',
      'After her doctorate on buckling of variable-stiffness shells she worked for three years as a stress engineer on fuselage panels. The gap between the drawing and the part she met there became her subject. Her team shares its library of measured gaps and overlaps, more than 12,000 of them, with any group that adds its own.',
      'She advises the student team that builds the university’s solar aircraft, and has twice received its award for the most patient supervisor.',
    ],
    tr: [
      'Doç. Dr. Işıl Temsilioğlu, Gediz Vadisi Üniversitesi Havacılık ve Uzay Mühendisliği Bölümünde öğretim üyesidir. Otomatik elyaf yerleştirmenin dijital ikizlerini kurmaktadır: Bu modeller, makinenin gerçekten serdiği şeritlerle adım adım düzeltilir ve panelin kabul edilip edilmeyeceğini daha kürlenmeden söyler.',
      'Değişken rijitlikli kabukların burkulması üzerine yaptığı doktoranın ardından üç yıl boyunca gövde panellerinde mukavemet mühendisi olarak çalışmıştır. Orada karşılaştığı, çizim ile parça arasındaki fark, araştırma konusu olmuştur. Ekibi, sayısı 12.000’i aşan ölçülmüş boşluk ve bindirmelerden oluşan kütüphanesini, kendi verisini ekleyen her grupla paylaşmaktadır.',
      'Üniversitenin güneş enerjili uçağını yapan öğrenci takımının danışmanıdır; takımın “en sabırlı danışman” ödülünü iki kez almıştır.',
    ],
  },
  abstract: {
    title: {
      en: 'A Digital Twin of Automated Fibre Placement That Knows Its Gaps and Overlaps',
      tr: 'Boşluk ve Bindirmelerini Bilen Bir Otomatik Elyaf Yerleştirme Dijital İkizi',
    },
    en: [
      'Automated fibre placement leaves gaps and overlaps wherever steered courses meet. Inspection finds them, and rework, often needless, takes up to a third of the machine’s time. The work presented here replaces the fixed acceptance limit by a prediction of the strength that the panel will have.',
      'A laser profilometer behind the compaction roller records each course at 0.2 mm. Defects are segmented on line, classed by a small neural network trained on 12,400 measured examples (F1 score 0.96 on panels of another machine), and written into a shell model of the laminate as local changes of thickness and fibre volume. Ply waviness above overlaps is estimated from a draping model calibrated on 36 micrographs. A reduced-order solver returns the compressive strength of the panel 40 s after the end of each ply, while the machine is cleaning its head.',
      'Twenty-four carbon/epoxy panels with steering radii of 600 to 2000 mm were built and tested in compression. The mean error of predicted strength was 3.8%, the largest 8.1%. Under the fixed limit fourteen panels would have been reworked; the twin asked for rework of five, and none of the nine that it let pass fell below the design allowable. Laying time per panel fell by 21%.',
      'The uncertainty that remains is mostly in waviness, which the profilometer cannot see once the next ply covers it. The talk discusses how thermography can close this gap, and what evidence an airworthiness authority might ask for before a prediction stands in the place of a limit. The data set and a reader for it will be opened on the day of the talk.',
    ],
    tr: [
      'Otomatik elyaf yerleştirmede, yönlendirilmiş şeritlerin buluştuğu yerlerde boşluk ve bindirmeler oluşur. Bunlar muayenede bulunur; çoğu kez gereksiz olan düzeltme işlemleri ise makine süresinin üçte birini alabilir. Bu çalışmada sabit kabul sınırının yerine, panelin sahip olacağı dayanımın öngörüsü konmaktadır.',
      'Baskı merdanesinin arkasındaki lazer profilometre her şeridi 0,2 mm çözünürlükle kaydetmektedir. Kusurlar üretim sırasında bölütlenmekte, ölçülmüş 12.400 örnekle eğitilen küçük bir sinir ağıyla sınıflandırılmakta (başka bir makinenin panellerinde F1 puanı 0,96) ve laminatın kabuk modeline yerel kalınlık ve elyaf hacim oranı değişimleri olarak işlenmektedir. Bindirmelerin üstündeki kat dalgalanması, 36 mikrografla ayarlanmış bir serim modelinden kestirilmektedir. İndirgenmiş mertebeli çözücü, makine başlığını temizlerken, her katın bitiminden 40 s sonra panelin basma dayanımını vermektedir.',
      'Yönlendirme yarıçapı 600–2000 mm olan yirmi dört karbon/epoksi panel üretilmiş ve basma altında sınanmıştır. Öngörülen dayanımın ortalama hatası %3,8, en büyük hatası %8,1’dir. Sabit sınıra göre on dört panelde düzeltme yapılması gerekirken dijital ikiz yalnızca beş panel için düzeltme istemiş, geçmesine izin verdiği dokuz panelin hiçbiri tasarım değerinin altına düşmemiştir. Panel başına serim süresi %21 kısalmıştır.',
      'Geriye kalan belirsizlik büyük ölçüde dalgalanmadan kaynaklanmaktadır; üzerine bir sonraki kat serildiğinde profilometre bunu görememektedir. Konuşmada, termografinin bu açığı nasıl kapatabileceği ve bir öngörünün kabul sınırının yerini alabilmesi için uçuşa elverişlilik otoritesinin hangi kanıtları isteyebileceği tartışılacaktır. Veri seti ve okuyucusu, konuşma günü erişime açılacaktır.',
    ],
    keywords: {
      en: 'automated fibre placement, digital twin, gap, overlap, compressive strength',
      tr: 'otomatik elyaf yerleştirme, dijital ikiz, boşluk, bindirme, basma dayanımı',
    },
    turkishBy: 'speaker',
  },
}
