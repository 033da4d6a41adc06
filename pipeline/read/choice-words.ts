// What people write for a choice such as the kind of a session: “Ara” is break.
import { plainWords } from '../domain/fold'
import { suggestion } from './suggestion'

/** Without capitals and accents. They stand here and not in a file, for the editor in a browser knows them too. */
const written: Partial<Record<string, string>> = {
  en: 'english, ingilizce, eng',
  tr: 'turkish, turkce',
  plenary:
    'plenary, plenary lecture, plenary talk, plenary speaker, keynote, keynote lecture, keynote speaker, keynote talk, ana konusma, ana konusmaci, ana bildiri, acilis konferansi, genel konusma, plenarvortrag, hauptvortrag, conference pleniere, conferencia plenaria, conferencia magistral, relazione plenaria, palestra, palestra plenaria',
  invited:
    'invited, invited speaker, invited talk, invited lecture, davetli, davetli konusma, davetli konusmaci, davetli bildiri, cagrili, cagrili konusma, cagrili konusmaci, cagrili bildiri, eingeladener vortrag, conference invitee, conferencia invitada, ponencia invitada, relazione a invito, palestra convidada',
  talk: 'oral, oral presentation, presentation, lecture, paper, contributed, talk, regular, bildiri, sozlu, sozlu bildiri, sozlu sunum, sunum, vortrag, communication orale, comunicacion oral, comunicazione orale, comunicacao oral',
  poster: 'poster, poster sunum, poster presentation, poster sunumu, poster bildiri',
  deadline:
    'son gun, son tarih, due, deadline, son basvuru, basvuru, gonderim, sunulmasi, submission, registration, kayit',
  announcement: 'duyuru, duyurulmasi, ilan, announcement, notification',
  event: 'etkinlik, sempozyum, symposium, calistay, workshop, gezi, tour',
  session: 'session, parallel session, oturum, bildiri oturumu, paralel oturum',
  panel: 'panel, panel discussion, round table, yuvarlak masa, acik oturum',
  break:
    'coffee, coffee break, tea break, ara, mola, kahve, kahve arasi, cay kahve arasi, cay molasi, kahve molasi',
  lunch: 'lunch break, ogle yemegi, ogle arasi, yemek, yemek arasi',
  social:
    'social program, dinner, gala, gala dinner, sosyal, sosyal program, gala yemegi, aksam yemegi, gezi',
  awards: 'award, award ceremony, prize, odul, odul toreni, oduller',
  exhibition: 'sergi, sergi acilisi, fuar',
  added: 'new, eklendi, yeni',
  moved: 'postponed to, tasindi, yeri degisti, zamani degisti',
  changed: 'degisti, degistirildi, guncellendi',
  cancelled: 'canceled, iptal, iptal edildi',
  postponed: 'ertelendi',
  x: 'twitter, x twitter',
  online: 'cevrim ici, cevrimici, internet',
}

/** The words for a choice, in both languages: its own name and others. */
export const wordsForChoice = (option: string): string[] => [
  plainWords(option),
  ...(written[option]?.split(', ') ?? []),
]

/** The choice that a word means, in either language and slightly mistyped; undefined if it means none of them. */
export function choiceCalled<Option extends string>(
  word: string,
  options: readonly Option[],
): Option | undefined {
  const plain = plainWords(word)
  const called = options.find((option) => wordsForChoice(option).includes(plain))
  return called ?? (suggestion(plain, options) as Option | undefined)
}
