import type { Speaker } from './speaker'

export const chiaraEsempio: Speaker = {
  stem: 'chiara-esempio',
  name: 'Dr. Chiara Esempio',
  affiliation: {
    en: 'Institute for Sustainable Polymers, Porto Vero, Italy',
    tr: 'Sürdürülebilir Polimerler Enstitüsü, Porto Vero, İtalya',
  },
  kind: 'invited',
  bio: {
    en: [
      'Chiara Esempio is a senior researcher at the Institute for Sustainable Polymers in Porto Vero, where she leads the Natural Fibres group. She works on flax, hemp and basalt reinforcement for parts that must be light and quiet and that should not outlive their use by a century.',
      'She holds a doctorate in materials science on the moisture uptake of flax fibres, and worked in boatbuilding before joining the institute. Her group keeps a public register of life-cycle inventories for natural-fibre laminates, now at 140 entries.',
      'She coordinates the summer school “From Field to Laminate”, in which students grow, ret, weave and infuse their own reinforcement within one season.',
    ],
    tr: [
      'Chiara Esempio, Porto Vero’daki Sürdürülebilir Polimerler Enstitüsünde kıdemli araştırmacıdır ve Doğal Elyaflar grubunu yönetmektedir. Hafif ve sessiz olması gereken, ama kullanım ömründen yüz yıl sonra da ortada kalmaması istenen parçalar için keten, kenevir ve bazalt takviyeler üzerinde çalışır.',
      'Malzeme bilimi doktorasını keten elyafının nem alımı üzerine yapmış, enstitüye katılmadan önce tekne yapımında çalışmıştır. Grubu, doğal elyaflı laminatların yaşam döngüsü envanterlerini herkese açık bir kütükte toplamaktadır; kütükte bugün 140 kayıt vardır.',
      'Öğrencilerin kendi takviyelerini bir mevsim içinde yetiştirip havuzladığı, dokuduğu ve infüzyonla işlediği “Tarladan Laminata” yaz okulunun eşgüdümünü yürütmektedir.',
    ],
  },
  abstract: {
    title: {
      en: 'Flax–Basalt Hybrid Laminates in a Fully Bio-Based Epoxy: Stiffness, Damping and Sea Water',
      tr: 'Tümüyle Biyobazlı Epokside Keten–Bazalt Hibrit Laminatlar: Rijitlik, Sönümleme ve Deniz Suyu',
    },
    en: [
      'Flax laminates damp vibration well and carry a small footprint, but drink water. Basalt laminates stand in sea water for decades, but ring like glass. This talk asks where in the stack each should lie, and how few basalt plies are enough.',
      'Eleven stacking sequences with 0 to 60% basalt by fibre volume were infused with an epoxy whose carbon is entirely of plant origin (glass transition 84 °C). Panels were tested in flexure, in free vibration and after 120 days in artificial sea water at 40 °C. Water uptake was followed by weight and by dielectric sensors at three depths.',
      'Two outer basalt plies on each side, 28% of the fibre volume, cut water uptake at saturation from 8.9% to 3.1% and held 91% of the dry flexural modulus, against 58% for flax alone. The loss factor of the same panel was 1.4%, still three times that of an all-basalt panel. Placing the basalt inside gave the better damping but no protection. Failure moved from fibre kinking in the flax to delamination at the first flax–basalt interface; a light veil there raised interlaminar toughness by 37% for 40 g/m² of weight.',
      'A 6.5 m dinghy hull built to this recipe weighs 4% more than its glass twin, and has 46% less embodied carbon according to a cradle-to-gate inventory with the data given openly. After one season on a mooring its uptake agrees with the laboratory prediction to within 0.4 percentage points. The hull will be shown on the exhibition floor.',
    ],
    tr: [
      'Keten laminatlar titreşimi iyi sönümler ancak su emer; bazalt laminatlar deniz suyuna on yıllarca dayanır ancak cam gibi çınlar. Konuşma, hangi katın nereye konması gerektiğini ve kaç bazalt katının yeteceğini sormaktadır. Dıştaki ikişer bazalt katı (elyaf hacminin %28’i) doygunluktaki su alımını %8,9’dan %3,1’e düşürmüş, kuru eğilme modülünün %91’ini korumuş, kayıp faktörü tümü bazalt olan panelin üç katı olarak kalmıştır. Bu reçeteyle yapılan 6,5 m’lik tekne gövdesi, camlı eşinden %4 daha ağırdır; gömülü karbonu ise %46 daha azdır.',
    ],
    keywords: {
      en: 'flax, basalt, hybrid laminate, bio-based epoxy, damping, sea water ageing',
      tr: 'keten, bazalt, hibrit laminat, biyobazlı epoksi, sönümleme, deniz suyunda yaşlanma',
    },
    turkishBy: 'secretariat',
  },
}
