// Before an edition goes public: everything that is still sample, placeholder or past.
import type { ReadEdition } from '../../read'
import { fieldName } from '../../read/entries/entry-names'
import { valueAt } from '../../read/entries/schema-walk'
import { anyOf } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { fewAlike, inOrder } from '../../read/problems'
import { checkValues, entriesOf, warningIn } from '../findings'
import { leftFromLastEdition } from './last-edition'
import { filesOf, isSampleFile, readSample, sampleProblems, type Sample } from './sample'

const textFiles = ({ edition }: ReadEdition) =>
  edition
    .list('content')
    .filter((file) => /\.(yaml|mdx)$/.test(file))
    .filter((file) => !/\/(sample|intended-differences)\.yaml$/.test(file))

type Line = { file: string; line: number; text: string }

/** Lines that visitors see: comments of YAML are left out. */
function linesOf(read: ReadEdition): Line[] {
  return textFiles(read).flatMap((file) =>
    (read.edition.read(file) ?? '')
      .split('\n')
      .map((text, index) => ({ file, line: index + 1, text }))
      .filter(({ text }) => !(file.endsWith('.yaml') && text.trim().startsWith('#'))),
  )
}

/** What only a sample uses: addresses of example.org, the documentation IBAN, telephone numbers of zeros. */
const placeholder =
  /(?:[\w.+-]+@|https?:\/\/)?(?<![@\w.-])(?:[\w-]+\.)*example\.(?:org|com|net)(?:\/[^\s)"']*)?|[\w.+-]+@(?:[\w-]+\.)*example\.(?:org|com|net)|TR33 ?0006 ?1005 ?1978 ?6457 ?8413 ?26|ORNKTR\w*|\+90 232 000 00 \d\d/g

/** Placeholders in one line of a file. */
export const placeholdersIn = (line: string) =>
  [...line.matchAll(placeholder)].map(({ index, 0: words }) => ({
    column: index + 1,
    message: both(
      `“${words}” is a sample address, number or code.`,
      `“${words}” örnek bir adres, numara ya da kod.`,
    ),
    advice: both(
      'Write the real one, or delete the line if it is optional.',
      'Gerçeğini yazın; isteğe bağlıysa satırı silin.',
    ),
  }))

const placeholders = (lines: Line[]): Problem[] =>
  lines.flatMap(({ file, line, text }) =>
    placeholdersIn(text).map((found) => fileProblem(file, { line, ...found })),
  )

/** Occurrences of the sample's names, as whole words only: short names are also part of other words. */
function sampleNames(lines: Line[], { people, firms }: Sample): Problem[] {
  const all = [...people, ...firms].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(all)})(?![\\p{L}\\d])`, 'gu')
  const isPerson = new Set(people)
  return lines.flatMap(({ file, line, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: name }) =>
      fileProblem(file, {
        line,
        column: index + 1,
        message: isPerson.has(name)
          ? both(`${name} is an invented person of the sample.`, `${name} örnek içerikteki uydurma bir kişi.`)
          : both(
              `${name} is an invented organisation of the sample.`,
              `${name} örnek içerikteki uydurma bir kuruluş.`,
            ),
        advice: both('Write the real name, or delete the entry.', 'Gerçek adı yazın ya da kaydı silin.'),
      }),
    ),
  )
}

function sampleFiles(read: ReadEdition, sample: Sample): Problem[] {
  const isSample = isSampleFile(sample)
  return filesOf(read).flatMap((file): Found => {
    const bytes = read.edition.bytes(file)
    if (!bytes || !isSample(bytes)) return []
    return fileProblem(file, {
      message: both('This file belongs to the sample.', 'Bu dosya örnek içeriğe ait.'),
      advice: both(
        'Replace it with the real file under the same name, or delete it with its entry.',
        'Yerine aynı adla gerçek dosyayı koyun ya da kaydıyla birlikte silin.',
      ),
    })
  })
}

/** Days when a version or a change of the programme came out: they are always past. */
const ofVersions = /^(?:released|changes\[\d+\]\.date)$/

/** Days of the data that are over. Of something that lasts, the last day counts; of the symposium itself both are reported. */
const pastDates = (read: ReadEdition, today: string): Problem[] =>
  checkValues(read, ['date'], (value, name, path) => {
    const lasts =
      path.at(-1) === 'date' &&
      valueAt(read.files[name].yaml.value, [...path.slice(0, -1), 'ends']) !== undefined
    if (String(value) >= today || ofVersions.test(fieldName(path)) || lasts) return undefined
    return {
      message: both(`${String(value)} is past.`, `${String(value)} geçmişte kaldı.`),
      advice: both('Write the date of the new edition.', 'Yeni etkinliğin tarihini yazın.'),
      severity: 'error',
    }
  })

/** Specification, section 2: the first plenary speaker also has lecture notes. */
function lectureNotes(read: ReadEdition): Found {
  const plenary = entriesOf(read, 'speakers').filter(({ entry }) => entry.kind === 'plenary')
  const [first] = plenary
  if (!first || first.entry.lectureNotes) return []
  return warningIn(read, 'speakers', [first.index, 'lectureNotes'], {
    message: both(
      'The lecture notes of the first plenary speaker are missing.',
      'İlk ana konuşmacının ders notları eksik.',
    ),
    advice: both(
      'Once there are any, put the PDF under static/documents/speakers and write “lectureNotes: /documents/speakers/….pdf”.',
      'Notlar gelince PDF dosyasını static/documents/speakers altına koyup “lectureNotes: /documents/speakers/….pdf” yazın.',
    ),
  })
}

/** All that must be replaced before launch. `today` is a calendar day in Istanbul, such as 2025-06-01. */
export function checkLaunch(read: ReadEdition, today: string): Problem[] {
  const sample = readSample(read)
  const lines = linesOf(read)
  return inOrder(
    [
      placeholders(lines),
      sampleProblems(read),
      sampleNames(lines, sample),
      sampleFiles(read, sample),
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
