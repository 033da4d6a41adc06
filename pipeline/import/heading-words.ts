// The words that people use for headings and tabs, without capitals and accents.
import type { Bilingual, Language } from '../schemas/kinds'
import { OWNER } from './layout'

/** Headings by the names of columns, the best first; a column of one sheet only has its title before the name. */
export const words: Record<string, Bilingual> = {
  title: {
    en: 'title, paper title, talk title, presentation title, poster title, paper, talk, presentation, contribution',
    tr: 'baslik, bildiri adi, bildiri basligi, bildirinin adi, bildirinin basligi, sunum basligi, sunum adi, poster adi, poster basligi, bildiri, sunum, konu',
  },
  authors: {
    en: 'author, authors, author names, names of authors, contributors',
    tr: 'yazar, yazarlar, yazar adlari, bildiri sahibi, bildiri sahipleri',
  },
  presenters: {
    en: 'presenter, presenters, presented by, presenting author, presenting authors, speaker, speakers, name, names',
    tr: 'sunan, sunanlar, sunan yazar, sunan yazarlar, sunan kisi, sunucu, konusmaci, konusmacilar, ad soyad, adi soyadi, isim',
  },
  affiliations: {
    en: 'affiliation, affiliations, institution, institutions, organisation, organisations, organization, organizations, university, company',
    tr: 'kurum, kurumu, kurumlar, kurulus, universite, firma, sirket',
  },
  hall: { en: 'hall, room, session room, venue, location', tr: 'salon, salonu, oda, yer' },
  [OWNER]: {
    en: 'session, session code, session short, session title, session name',
    tr: 'oturum, oturum kodu, oturum no, oturum adi, oturum basligi',
  },
  sessionTitle: {
    en: 'session title, session name, title of the session',
    tr: 'oturum adi, oturum basligi, oturumun adi, oturumun basligi',
  },
  date: { en: 'date, day', tr: 'tarih, gun' },
  start: {
    en: 'start, time, start time, presentation start, session start, begins, hour',
    tr: 'baslangic, saat, saati, baslangic saati, sunum saati, zaman',
  },
  end: { en: 'end, end time, presentation end, ends', tr: 'bitis, bitis saati' },
  minutes: { en: 'minutes, duration', tr: 'dakika, sure, suresi, sunum suresi' },
  kind: {
    en: 'type, kind, presentation type, contribution type, category',
    tr: 'tur, turu, bildiri turu, sunum turu, sunum sekli, kategori',
  },
  language: { en: 'language', tr: 'dil, dili, sunum dili, bildiri dili' },
  chairs: {
    en: 'chair, chairs, session chair, chairperson, moderator',
    tr: 'oturum baskani, oturum baskanlari, baskan, baskanlar, moderator',
  },
  theme: { en: 'theme, topic, track', tr: 'tema, konu basligi, konu alani, alan' },
  number: {
    en: 'number, poster number, poster no, board, no',
    tr: 'numara, poster numarasi, pano no, sira no',
  },
  name: {
    en: 'name, full name, firm, company, member, speaker',
    tr: 'ad soyad, adi soyadi, unvan ad soyad, unvani adi soyadi, isim, ad, firma, uye, konusmaci',
  },
  affiliation: { en: 'affiliation, institution, organisation', tr: 'kurum, kurumu, universite' },
  event: { en: 'event, what', tr: 'etkinlik, olay, aciklama' },
  'Members title': {
    en: 'affiliation, institution, organisation, role, organisation and role',
    tr: 'kurum, kurumu, gorev, gorevi, kurum ve gorev, universite',
  },
  'Members in': { en: 'committee', tr: 'kurul' },
  'Sponsors in': { en: 'category, tier, sponsorship', tr: 'kategori, sponsorluk, sponsorluk kategorisi' },
  'Sponsors ': { en: 'firm, company, sponsor, name', tr: 'firma, firma adi, sponsor, kurulus' },
  'Partners ': { en: 'partner, name', tr: 'destekleyen, kurulus' },
  'Exhibitors ': { en: 'exhibitor, firm, company', tr: 'katilimci, firma' },
}

/** What else a sheet's tab may say. */
export const tabs: Record<string, string> = {
  Talks: 'program, programme, sozlu, oral, bildiri',
  Posters: 'poster',
  Members: 'kurul, committee',
  'Key dates': 'tarih, dates',
}

export const languageWords: Record<Language, RegExp> = {
  en: /\b(english|ingilizce|en|eng)\b/,
  tr: /\b(turkish|turkce|tr)\b/,
}
