// The programme: days, halls, sessions, talks and posters (specification, sections 3 and 9).
import { z } from 'zod'
import { LONGEST_TALK, sessionKinds, talkKinds } from '../domain/programme-kinds'
import { group, line, list, money, named, of, personName, text } from './fields'
import type { Text } from '../domain/languages'
import { author, institutionsOf, person } from './people'

export const changeKinds = ['added', 'moved', 'cancelled', 'changed'] as const

/** Something that other files refer to by a short key: a hall, a theme. */
const keyedName = () =>
  z.strictObject({ key: named(of('key'), 'Short name', 'Kısa ad'), name: named(text(), 'Name', 'Ad') })

/** Who presents a talk or poster in which language, and its files. */
const presented = () => ({
  language: named(of('languageTag'), 'Language of the talk', 'Sunum dili').optional(),
  authors: named(z.array(author()), 'Authors', 'Yazarlar', {
    en: 'All authors in their order; mark those who present.',
    tr: 'Sırasıyla tüm yazarlar; konuşmacıları işaretleyin.',
  }).default([]),
  presenters: named(z.array(person()), 'Presenters', 'Konuşmacılar', {
    en: 'Only where there is no list of all authors.',
    tr: 'Yalnızca tüm yazarların listesi yoksa.',
  }).default([]),
  abstract: named(of('file'), 'Abstract (PDF)', 'Özet (PDF)').optional(),
  slides: named(of('link'), 'Slides', 'Sunum dosyası').optional(),
  poster: named(of('link'), 'Poster (PDF)', 'Poster (PDF)').optional(),
  paper: named(of('link'), 'Full paper', 'Tam metin').optional(),
  video: named(of('url'), 'Video', 'Video').optional(),
  doi: named(of('doi'), 'DOI', 'DOI').optional(),
})

const titled = () => ({
  // It stays when anything else about a talk or poster changes.
  id: named(of('key'), 'Identity', 'Kimlik', {
    en: 'Written by the release of the programme, never by hand. Links and calendars know the entry by it.',
    tr: 'Programın yayımlanmasıyla yazılır, elle yazılmaz. Bağlantılar ve takvimler kaydı bununla tanır.',
  }).optional(),
  title: named(text().meta({ kind: 'text', marked: true }), 'Title', 'Başlık', {
    en: 'Italics, sub- and superscripts may be marked: *in situ*, V~f~, x^n+1^. Digits are also ₂ and ².',
    tr: 'Eğik yazı, alt ve üst simge işaretlenebilir: *in situ*, V~f~, x^n+1^. Rakamlar ₂ ve ² olarak da yazılır.',
  }),
  titleLanguage: named(of('languageTag'), 'Language of the title', 'Başlığın dili', {
    en: 'Only if the title exists in one language, and the talk is given in the other.',
    tr: 'Yalnızca başlık tek dilde varsa ve bildiri diğer dilde sunuluyorsa yazılır.',
  }).optional(),
})

const talk = z.strictObject({
  ...titled(),
  kind: named(z.enum(talkKinds), 'Kind', 'Tür', {
    en: 'talk: 20 minutes; invited: 30 minutes; plenary: a plenary lecture or keynote of 40 minutes.',
    tr: 'talk: 20 dakikalık bildiri; invited: 30 dakikalık davetli konuşma; plenary: 40 dakikalık ana konuşma (keynote).',
  }).default('talk'),
  start: named(of('time'), 'Start', 'Başlangıç', {
    en: 'Only if it does not directly follow the previous talk.',
    tr: 'Yalnızca bir önceki bildirinin hemen ardından başlamıyorsa yazılır.',
  }).optional(),
  minutes: named(z.number().int().min(1).max(LONGEST_TALK), 'Minutes', 'Dakika').optional(),
  ...presented(),
})

export type Talk = z.output<typeof talk>

type Author = {
  name: string
  orcid?: string | undefined
  affiliations: Text[]
  presents: boolean
  path: [string, number]
}

/** The people with their places in the entry: presenters, or all authors, of whom a single one needs no mark. */
export function peopleOf({ authors, presenters }: Pick<Talk, 'authors' | 'presenters'>): Author[] {
  const field = authors.length > 0 ? 'authors' : 'presenters'
  const known = presenters.map((person) => ({ ...person, affiliations: [], presents: true }))
  const people = authors.length > 0 ? authors : known
  return people.map((person, index) => ({
    name: person.name,
    orcid: person.orcid,
    affiliations: institutionsOf(person),
    presents: person.presents || people.length === 1,
    path: [field, index],
  }))
}

/** Those who present it; nobody if that is still to be announced. */
export const presentersOf = (entry: Pick<Talk, 'authors' | 'presenters'>): Author[] =>
  peopleOf(entry).filter(({ presents }) => presents)

export const session = z.strictObject({
  code: named(of('code'), 'Code', 'Kod'),
  kind: named(z.enum(sessionKinds), 'Kind', 'Tür', {
    en: 'session: talks; plenary: a plenary lecture or keynote, for all; panel: a discussion; poster: posters are presented; break and lunch: pauses; social: a dinner or a tour; awards: the award ceremony; exhibition: the opening of the exhibition.',
    tr: 'session: bildiriler; plenary: herkese açık ana konuşma (keynote); panel: tartışma; poster: posterlerin sunulması; break ve lunch: aralar; social: yemek ya da gezi; awards: ödül töreni; exhibition: sergi açılışı.',
  }).default('session'),
  title: named(text(), 'Title', 'Başlık', {
    en: 'May be left out: the session is then called by its kind and code, such as Session 2A.',
    tr: 'Yazılmayabilir: Oturum o zaman türü ve koduyla anılır, örneğin Oturum 2A.',
  }).optional(),
  date: named(of('date'), 'Day', 'Gün'),
  hall: named(z.union([line(), z.array(line()).min(1)]), 'Hall', 'Salon', {
    en: 'A session in several halls has a list: [anadolu, akdeniz].',
    tr: 'Birden çok salondaki oturum için liste yazılır: [anadolu, akdeniz].',
  }).optional(),
  place: named(text(), 'Place', 'Yer').optional(),
  start: named(of('time'), 'Start', 'Başlangıç'),
  end: named(of('time'), 'End', 'Bitiş').optional(),
  chairs: named(z.array(personName()), 'Chairs', 'Oturum başkanları').default([]),
  moderators: named(z.array(person()), 'Moderators of a panel', 'Panelin moderatörleri').default([]),
  panellists: named(z.array(person()), 'Panellists', 'Panelistler').default([]),
  note: named(text(), 'Note', 'Not').optional(),
  waits: named(z.boolean(), 'Waits to be placed', 'Yerleştirilmeyi bekliyor', {
    en: 'Accepted talks whose day and hour are not known yet: the site does not show them.',
    tr: 'Günü ve saati henüz belli olmayan, kabul edilmiş bildiriler: Sitede görünmezler.',
  }).default(false),
  talks: named(z.array(talk), 'Talks', 'Bildiriler').default([]),
})

/** The halls of a session; none if it is elsewhere. */
export const hallsOf = ({ hall = [] }: { hall?: string | string[] | undefined }): string[] => [hall].flat()

export const poster = z.strictObject({
  number: named(z.number().int().positive(), 'Number', 'Numara', {
    en: 'A whole number that no other poster has, without letters: 12 is shown as P12. A board with letters (LB1) has a code instead. Posters without numbers are numbered in their order.',
    tr: 'Başka posterde olmayan, harfsiz bir tam sayı: 12, P12 olarak görünür. Harfli pano (LB1) için code yazılır. Numarası yazılmayan posterler sırayla numaralanır.',
  }).optional(),
  code: named(of('code'), 'Code', 'Kod', {
    en: 'Only if the board has letters: LB1, 12a. A poster with a number needs none.',
    tr: 'Yalnızca panoda harf varsa: LB1, 12a. Numarası olan poster için yazılmaz.',
  }).optional(),
  ...titled(),
  // A theme of programme.yaml; check/references.ts makes sure it exists.
  theme: named(line(), 'Theme', 'Tema', {
    en: 'The key of one of the themes in data/programme.yaml, such as natural-fibres.',
    tr: 'data/programme.yaml içindeki temalardan birinin kısa adı, örneğin natural-fibres.',
  }).optional(),
  session: named(line(), 'Poster session', 'Poster oturumu', {
    en: 'Only where there are several: the code of the one in which it is shown.',
    tr: 'Yalnızca birden çok poster oturumu varsa: gösterildiği oturumun kodu.',
  }).optional(),
  ...presented(),
})

export const programme = z.strictObject({
  version: named(z.number().int().positive(), 'Version', 'Sürüm'),
  released: named(of('date'), 'Date of this version', 'Bu sürümün tarihi'),
  halls: named(z.array(keyedName()).min(1), 'Halls', 'Salonlar'),
  days: list('Days', 'Günler', {
    date: named(of('date'), 'Date', 'Tarih'),
    title: named(text(), 'Title', 'Başlık'),
  }),
  themes: named(z.array(keyedName()), 'Poster themes', 'Poster temaları').default([]),
  institutions: list(
    'Institutions',
    'Kurumlar',
    { name: named(text(), 'Name', 'Ad'), ror: named(of('ror'), 'ROR ID', 'ROR kimliği') },
    {
      en: 'The ROR IDs of authors’ institutions, each once, for citations. The name is that of the authors’ entries.',
      tr: 'Yazarların kurumlarının ROR kimlikleri; her kurum bir kez, kaynak gösterimi için. Ad, yazarların kayıtlarındaki gibi yazılır.',
    },
  ).default([]),
  posterAwards: group('Poster awards', 'Poster ödülleri', {
    date: named(of('date'), 'Day of the awards', 'Ödül günü'),
    prizes: named(z.array(money()), 'Prizes, first to last', 'Ödüller, birinciden başlayarak'),
    winners: named(
      // The number of a poster alone is its code.
      z.array(line().overwrite((code) => code.replace(/^\d+$/, 'P$&'))),
      'Winning posters, first to last',
      'Ödül alan posterler, birinciden başlayarak',
      {
        en: 'Numbers of the posters, such as P12. The site shows them from the day of the awards.',
        tr: 'Posterlerin numaraları, örneğin P12. Site bunları ödül gününden başlayarak gösterir.',
      },
    ).default([]),
  }).optional(),
  changes: list('Changes', 'Değişiklikler', {
    date: named(of('date'), 'Date', 'Tarih'),
    kind: named(z.enum(changeKinds), 'Kind', 'Tür', {
      en: '“cancelled” only for what no longer takes place. A session that has lost a talk takes place: it has “changed”.',
      tr: '“cancelled” yalnızca artık yapılmayacak olan içindir. Bir bildirisi geri çekilen oturum yapılır: onun türü “changed” olur.',
    }),
    item: named(line(), 'Session, talk or poster', 'Oturum, bildiri ya da poster', {
      en: 'Such as 2B, 2B-3 or P12. A release writes the identity of a talk or poster in its place.',
      tr: 'Örneğin 2B, 2B-3 ya da P12. Yayımlama, bildirinin ya da posterin kimliğini yerine yazar.',
    }),
    text: named(text(), 'What changed', 'Ne değişti'),
  }).default([]),
})
