// Understands choices in other words: “keynote” for plenary, “davetli” for invited.
import { currencyOf } from '../currency-words'
import { fold } from '../fold'

/** Other words, folded, and the choice that each stands for: too different for a spelling suggestion. */
const words = new Map(
  Object.entries({
    en: ['english', 'ingilizce', 'eng'],
    tr: ['turkish', 'turkce', 'tur'],
    x: ['twitter'],
    plenary: [
      'keynote',
      'keynote speaker',
      'plenary speaker',
      'ana konusma',
      'ana konusmaci',
      'genel oturum',
    ],
    invited: ['davetli', 'invited speaker', 'davetli konusma', 'davetli konusmaci'],
    talk: ['bildiri', 'oral', 'sozlu'],
    break: ['coffee', 'coffee break', 'kahve', 'kahve arasi', 'ara', 'mola'],
    lunch: ['ogle yemegi', 'yemek'],
    registration: ['kayit'],
    opening: ['acilis'],
    closing: ['kapanis'],
    workshop: ['calistay'],
    deadline: ['son gun'],
    announcement: ['duyuru'],
    event: ['etkinlik'],
    added: ['eklendi', 'yeni', 'new'],
    moved: ['tasindi'],
    cancelled: ['iptal', 'withdrawn'],
    changed: ['degisti'],
  }).flatMap(([choice, others]) => others.map((other) => [other, choice] as const)),
)

/** What an abstract system writes behind the kind: Invited Talk, Oral Presentation, Davetli Bildiri. */
const ofTalks = / (?:talk|lecture|presentation|speech|bildiri|konusma|sunum|sunus)$/

/** The choice that a sign or a word stands for, if it is one of these. */
export function meantChoice(value: string, options: readonly string[]): string | undefined {
  const written = fold(value.trim()).replace(/[-_]/g, ' ')
  const kind = written.replace(ofTalks, '')
  const choice =
    currencyOf(value) ?? words.get(written) ?? words.get(kind) ?? (kind === written ? undefined : kind)
  return choice !== undefined && options.includes(choice) ? choice : undefined
}
