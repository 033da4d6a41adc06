import type { Speaker } from './speaker'

export const ruiExemplo: Speaker = {
  stem: 'rui-exemplo',
  name: 'Dr. Rui Exemplo',
  affiliation: {
    en: 'Atlantic Composites Centre, Costa Nova, Portugal',
    tr: 'Atlantik Kompozit Merkezi, Costa Nova, Portekiz',
  },
  kind: 'invited',
  bio: {
    en: [
      'Rui Exemplo directs process development at the Atlantic Composites Centre in Costa Nova. His team turns laboratory recipes into processes that a workshop can run on a Monday morning: infusion, compression moulding and, lately, continuous pultrusion of thermoplastic profiles.',
      'He studied mechanical engineering, spent eleven years with makers of railway interiors and boats, and took his doctorate late, on the fire behaviour of phenolic sandwich panels. He holds nine patents, four of them in daily use.',
      'He is known for his “failure afternoons”, public meetings at which companies bring a part that went wrong and leave with a list of likely causes. His invited talk in İzmir reports on twenty years of specimens in salt water.',
    ],
    tr: [
      'Rui Exemplo, Costa Nova’daki Atlantik Kompozit Merkezinde proses geliştirme bölümünü yönetmektedir. Ekibi, laboratuvar reçetelerini bir atölyenin pazartesi sabahı çalıştırabileceği proseslere dönüştürür: infüzyon, sıcak presleme ve son yıllarda termoplastik profillerin sürekli pultrüzyonu.',
      'Makine mühendisliği öğrenimi görmüş, on bir yıl boyunca demiryolu aracı iç donanımı ve tekne üreticileriyle çalışmış, doktorasını sonradan fenolik sandviç panellerin yangın davranışı üzerine yapmıştır. Dördü bugün kullanılan dokuz patenti vardır.',
      'Firmaların başarısız olmuş bir parçayla gelip olası nedenlerin listesiyle ayrıldığı, herkese açık “hata buluşmaları” ile tanınır. İzmir’deki davetli konuşmasında, tuzlu suda yirmi yıl kalan numunelerin sonuçlarını aktaracaktır.',
    ],
  },
}
