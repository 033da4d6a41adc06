// What a session is called if its title was left out, as most parallel sessions of real programmes have none.
import { inBoth, type Bilingual, type Text } from './languages'
import { isSpoken } from './programme-codes'
import type { SessionKind } from './programme-kinds'

const names: Record<SessionKind, Bilingual> = {
  session: { en: 'Session', tr: 'Oturum' },
  plenary: { en: 'Plenary lecture', tr: 'Ana konuşma' },
  registration: { en: 'Registration', tr: 'Kayıt' },
  opening: { en: 'Opening', tr: 'Açılış' },
  break: { en: 'Break', tr: 'Ara' },
  lunch: { en: 'Lunch', tr: 'Öğle yemeği' },
  poster: { en: 'Poster session', tr: 'Poster oturumu' },
  social: { en: 'Social programme', tr: 'Sosyal program' },
  panel: { en: 'Panel', tr: 'Panel' },
  workshop: { en: 'Workshop', tr: 'Çalıştay' },
  awards: { en: 'Award ceremony', tr: 'Ödül töreni' },
  exhibition: { en: 'Opening of the exhibition', tr: 'Sergi açılışı' },
  closing: { en: 'Closing', tr: 'Kapanış' },
}

type Session = { title?: Text | undefined; kind: SessionKind; code: string }

/** The title as written, otherwise the kind with the code by which people know the session: Session 2A. */
export const sessionTitle = ({ title, kind, code }: Session): Text =>
  title ?? inBoth((language) => (isSpoken(code) ? `${names[kind][language]} ${code}` : names[kind][language]))
