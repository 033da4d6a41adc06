import type { Speaker } from './speaker'

export const henrikEksempelsen: Speaker = {
  stem: 'henrik-eksempelsen',
  name: 'Prof. Dr. Henrik Eksempelsen',
  affiliation: {
    en: 'Section for Structural Composites, Nordhavn University of Technology, Denmark',
    tr: 'Yapısal Kompozitler Birimi, Nordhavn Teknoloji Üniversitesi, Danimarka',
  },
  kind: 'plenary',
  bio: {
    en: [
      'Henrik Eksempelsen heads the Section for Structural Composites at Nordhavn University of Technology. He works on what happens inside thick laminates between the first vacuum pull and the last load cycle, and measures it with optical fibres that stay in the part for life.',
      'Trained as a naval architect, he turned to composites after a decade of building minesweeper hulls and footbridges. His section runs a 25-metre test hall in which beams, blades and bridge decks are loaded to failure, and publishes the raw strain records of each test together with the paper.',
      'He has taught fracture mechanics in five countries, received the Nordhavn Prize for Open Data in 2021, and is a member of the committee that drafts the standard on embedded optical sensors. He plays the double bass, and says that listening to structures is the same trade.',
    ],
    tr: [
      'Henrik Eksempelsen, Nordhavn Teknoloji Üniversitesi Yapısal Kompozitler Birimini yönetmektedir. İlk vakum çekiminden son yük çevrimine kadar kalın laminatların içinde olup bitenleri inceler; bunu, parçanın içinde ömür boyu kalan optik liflerle ölçer.',
      'Gemi inşaatı öğrenimi görmüş, on yıl boyunca mayın avlama gemisi gövdeleri ve yaya köprüleri yaptıktan sonra kompozitlere yönelmiştir. Birimindeki 25 metrelik deney salonunda kirişler, kanatlar ve köprü tabliyeleri kırılıncaya kadar yüklenmekte; her deneyin ham gerinim kayıtları makaleyle birlikte yayımlanmaktadır.',
      'Beş ülkede kırılma mekaniği dersleri vermiş, 2021’de Nordhavn Açık Veri Ödülünü almıştır. Gömülü optik algılayıcılara ilişkin standardı hazırlayan kurulun üyesidir. Kontrbas çalar ve yapıları dinlemenin de aynı uğraş olduğunu söyler.',
    ],
  },
  abstract: {
    title: {
      en: 'Listening to Thick Laminates: Optical Fibre Sensing from Infusion to Fatigue',
      tr: 'Kalın Laminatları Dinlemek: İnfüzyondan Yorulmaya Optik Lifle Algılama',
    },
    en: [
      'Most of what decides the life of a thick laminate happens where nobody can look: resin arrives late in one corner, the core of the part cures hotter than its skin, and residual strain is locked in before the part has carried any load. A distributed optical fibre laid between two plies sees all three, and goes on measuring in service. This lecture reports what eight years of such measurements have taught us.',
      'Bare fibres of 125 µm were laid along and across 48 laminates of glass, carbon and hybrid reinforcement, 20 to 80 mm thick. Rayleigh backscatter was read every 2.6 mm at 1 Hz during infusion and cure, and at 20 Hz in fatigue. Flow-front arrival could be told from the change in thermal coupling to within 12 s. In 60 mm glass/epoxy laminates the core ran up to 34 °C above the mould; parts cured with a two-step cycle designed from the fibre reading kept the difference below 11 °C and lost 22% of their residual strain at the same total cycle time.',
      'In fatigue, local strain drift announced delamination long before stiffness did. Across 19 beams, a drift of 60 µε over 10 mm preceded the first ultrasonic indication by a median of 11% of life, with two false alarms and no miss. Embedding reduced the static interlaminar shear strength by less than 2%, within scatter, provided that the fibre ran parallel to its neighbours; laid across them it cost 7%.',
      'Three lessons are offered to those who begin. Lay the fibre with the plies, never across. Record the cure, because without a zero the service readings have no meaning. And publish the raw data: the same records have since been used by four other groups, to ends that we had not thought of. All records shown in the lecture carry an open licence.',
    ],
    tr: [
      'Kalın bir laminatın ömrünü belirleyen olayların çoğu gözle görülemeyen yerlerde geçer. İki kat arasına serilen bir optik lif bunları hem üretim sırasında hem de kullanım boyunca ölçer. 20–80 mm kalınlığında 48 laminatta, lif verisine göre tasarlanan iki basamaklı kürleme iç–dış sıcaklık farkını 34 °C’den 11 °C’nin altına indirmiş, artık gerinimi %22 azaltmıştır. Yorulmada ise yerel gerinim kayması, delaminasyonu ultrasonik belirtiden ömrün ortanca %11’i kadar önce haber vermiştir.',
    ],
    keywords: {
      en: 'optical fibre sensing, thick laminate, residual strain, cure, fatigue',
      tr: 'optik lifle algılama, kalın laminat, artık gerinim, kürleme, yorulma',
    },
    turkishBy: 'secretariat',
  },
}
