// A text that was copied for the other language and not translated.
import type { ReadEdition } from '../../read'
import { both, type Fault, type Problem } from '../../read/problem'
import type { PageFile } from '../../read/page-file'
import { startOf, wordsOf, type Node } from '../../read/texts/nodes'
import { inFile, type TextFile } from '../../read/texts/text-file'
import { languages, type Bilingual } from '../../schemas/kinds'
import { problemInText } from '../problem-in'
import { wordsIn } from './exchanged'
import { twinsOf } from './twins'

/** Shorter paragraphs may well be the same in both languages: a name, an address, a title. */
const FEWEST_WORDS = 12

/** A Turkish sentence says as much in fewer: these are enough where it ends as one and has words of one language only. */
const FEWEST_OF_SENTENCE = 6

function isProse(words: string): boolean {
  const count = words.split(/\s+/).length
  const isSentence = /[.!?]$/.test(words) && languages.some((language) => wordsIn(words, language) > 0)
  return count >= (isSentence ? FEWEST_OF_SENTENCE : FEWEST_WORDS)
}

/** Paragraphs of running text by their words. */
function proseOf(node: Node): Map<string, Node> {
  if (node.type !== 'paragraph') return new Map((node.children ?? []).flatMap((child) => [...proseOf(child)]))
  const words = wordsOf(node).trim()
  return isProse(words) ? new Map([[words, node]]) : new Map()
}

/** Tells that something is the same in the English file. */
const copied = (message: Bilingual): Fault => ({
  message,
  advice: both(
    'Write it in Turkish here and in English there.',
    'Burada Türkçesini, orada İngilizcesini yazın.',
  ),
})

/** A head that was copied with the page and not translated. */
function sameHead(en: TextFile, tr: TextFile): Problem | undefined {
  const [head, copy] = [en, tr].map((text) =>
    'frontmatter' in text ? (text as PageFile).frontmatter : undefined,
  )
  if (!head || !copy || head.title !== copy.title || head.description !== copy.description) return undefined
  const fault = copied(
    both(
      `Title and description are the same in ${en.file}.`,
      `Başlık ve açıklama ${en.file} dosyasındakiyle aynı.`,
    ),
  )
  return problemInText(tr, (tr as PageFile).locate('title'), fault, { severity: 'warning', field: 'title' })
}

/** A paragraph of the English text that stands in the Turkish one. */
function sameParagraph(en: TextFile, tr: TextFile): Problem | undefined {
  const english = proseOf(en.tree)
  const same = [...proseOf(tr.tree)].find(([words]) => english.has(words))?.[1]
  const fault = copied(
    both(
      `This paragraph is the same, letter by letter, in ${en.file}.`,
      `Bu paragraf ${en.file} dosyasındakiyle harfi harfine aynı.`,
    ),
  )
  return same && problemInText(tr, inFile(tr, startOf(same)), fault, { severity: 'warning' })
}

/** One warning for each Turkish text that holds the head or a paragraph of the English one, letter by letter. */
export const checkUntranslated = (read: ReadEdition): Problem[] =>
  twinsOf(read).flatMap(({ en, tr }) => (tr && (sameHead(en, tr) ?? sameParagraph(en, tr))) ?? [])
