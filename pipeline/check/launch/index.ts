// Before an edition goes public: everything that is still sample, placeholder or past.
import type { ReadEdition } from '../../read'
import { fieldName } from '../../read/entries/entry-names'
import { anyOf, ignoringCase } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { fewAlike, inOrder } from '../../read/problems'
import type { Bilingual } from '../../schemas/kinds'
import { checkValues, entriesOf, fault, warningIn } from '../findings'
import { personOf } from '../programme/clashes'
import { ofAnotherEdition } from '../programme/released'
import { inData } from '../texts/every-text'
import { leftFromLastEdition } from './last-edition'
import { filesOf, isSampleFile, readSample, sampleProblems, type Sample } from './sample'

type Line = { file: string; line: number; text: string }

/** Lines that visitors see: comments of YAML are left out. */
const linesOf = ({ edition }: ReadEdition): Line[] =>
  edition
    .list('content')
    .filter((file) => /\.(yaml|mdx)$/.test(file) && !/\/(sample|intended-differences)\.yaml$/.test(file))
    .flatMap((file) =>
      (edition.read(file) ?? '')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text }))
        .filter(({ text }) => !(file.endsWith('.yaml') && text.trim().startsWith('#'))),
    )

/** What only a sample uses: addresses of example.org, the documentation IBAN, telephone numbers of zeros. */
const placeholder =
  /(?:[\w.+-]+@|https?:\/\/)?(?<![@\w.-])(?:[\w-]+\.)*example\.(?:org|com|net)(?:\/[^\s)"']*)?|[\w.+-]+@(?:[\w-]+\.)*example\.(?:org|com|net)|TR33 ?0006 ?1005 ?1978 ?6457 ?8413 ?26|ORNKTR\w*|\+90 232 000 00 \d\d/g

/** Placeholders in one line of a file. */
export const placeholdersIn = (line: string) =>
  [...line.matchAll(placeholder)].map(({ index, 0: words }) => ({
    ...fault(
      `“${words}” is a sample address, number or code.`,
      `“${words}” örnek bir adres, numara ya da kod.`,
      'Write the real one, or delete the line if it is optional.',
      'Gerçeğini yazın; isteğe bağlıysa satırı silin.',
    ),
    column: index + 1,
  }))

const placeholders = (lines: Line[]): Problem[] =>
  lines.flatMap(({ file, line, text }) =>
    placeholdersIn(text).map((found) => fileProblem(file, { line, ...found })),
  )

const invented = (name: string, what: Bilingual) =>
  fault(
    `${name} is an invented ${what.en} of the sample.`,
    `${name} örnek içerikteki uydurma bir ${what.tr}.`,
    'Write the real name, or delete the entry.',
    'Gerçek adı yazın ya da kaydı silin.',
  )

/** The sample's names as values of the data, and in texts: a real name may contain one of them. */
function sampleNames(read: ReadEdition, lines: Line[], { people, firms }: Sample): Problem[] {
  const [person, organisation] = [both('person', 'kişi'), both('organisation', 'kuruluş')]
  const known = new Map([
    ...firms.map((name) => [ignoringCase(name), organisation] as const),
    ...people.map((name) => [personOf(name), person] as const),
  ])
  const inValues = inData(
    read,
    (text) => {
      const what = known.get(personOf(text)) ?? known.get(ignoringCase(text))
      return what && { ...invented(text, what), found: text }
    },
    'strings',
  )
  const names = [...people, ...firms].filter((name) => name.includes(' '))
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(names)})(?![\\p{L}\\d])`, 'gu')
  const inTexts = lines
    .filter(({ file }) => file.endsWith('.mdx'))
    .flatMap(({ file, line, text }) =>
      [...text.matchAll(pattern)].map(({ index, 0: name }) =>
        fileProblem(file, {
          ...invented(name, people.includes(name) ? person : organisation),
          ...{ line, column: index + 1 },
        }),
      ),
    )
  return [...inValues, ...inTexts]
}

function sampleFiles(read: ReadEdition, sample: Sample): Problem[] {
  const isSample = isSampleFile(sample)
  return filesOf(read).flatMap((file): Found => {
    const bytes = read.edition.bytes(file)
    if (!bytes || !isSample(bytes)) return []
    const finding = fault(
      'This file belongs to the sample.',
      'Bu dosya örnek içeriğe ait.',
      'Replace it with the real file under the same name, or delete it with its entry.',
      'Yerine aynı adla gerçek dosyayı koyun ya da kaydıyla birlikte silin.',
    )
    return fileProblem(file, finding)
  })
}

/** Days when a version or a change of the programme came out: they are always past. */
const ofVersions = /^(?:released|changes\[\d+\]\.date)$/

/** Days that are over together with the symposium. Before it, a deadline may well be over. */
const pastDates = (read: ReadEdition, today: string): Problem[] =>
  checkValues(read, ['date'], (value, _name, path) => {
    const isOver = (read.data.site?.ends ?? '') < today && String(value) < today
    if (!isOver || ofVersions.test(fieldName(path))) return undefined
    return fault(
      `${String(value)} is past.`,
      `${String(value)} geçmişte kaldı.`,
      'Write the date of the new edition.',
      'Yeni etkinliğin tarihini yazın.',
    )
  })

/** Specification, section 2: the first plenary speaker also has lecture notes. */
function lectureNotes(read: ReadEdition): Found {
  const plenary = entriesOf(read, 'speakers').filter(({ entry }) => entry.kind === 'plenary')
  const [first] = plenary
  if (!first || first.entry.lectureNotes) return []
  const finding = fault(
    'The lecture notes of the first plenary speaker are missing.',
    'İlk ana konuşmacının ders notları eksik.',
    'Once there are any, put the PDF under static/documents/speakers and write “lectureNotes: /documents/speakers/….pdf”.',
    'Notlar gelince PDF dosyasını static/documents/speakers altına koyup “lectureNotes: /documents/speakers/….pdf” yazın.',
  )
  return warningIn(read, 'speakers', [first.index, 'lectureNotes'], finding)
}

/** All that must be replaced before launch. `today` is a calendar day in Istanbul, such as 2025-06-01. */
export function checkLaunch(read: ReadEdition, today: string): Problem[] {
  const sample = readSample(read)
  const lines = linesOf(read)
  return inOrder(
    [
      placeholders(lines),
      sampleProblems(read),
      sampleNames(read, lines, sample),
      sampleFiles(read, sample),
      ofAnotherEdition(read, 'error'),
      pastDates(read, today),
      lectureNotes(read),
      leftFromLastEdition(read),
    ].flat(),
  )
}

/** Of many problems in a file with the same advice, keeps the first two; the second says how many more there are. */
export const briefly = (problems: Problem[]): Problem[] =>
  fewAlike(
    problems,
    ({ file, advice }) => `${file}\n${advice.en}`,
    2,
    ({ length }) =>
      both(
        `${length} more places of this file ask for the same.`,
        `Bu dosyanın ${length} yerinde daha aynısı gerekiyor.`,
      ),
  )
