// Before an edition goes public: everything that is still sample, placeholder or past.
import type { ReadEdition } from '../../read'
import { fieldName } from '../../read/entries/entry-names'
import { anyOf, ignoringCase } from '../../read/fold'
import { both, fileProblem, type Found, type Problem } from '../../read/problem'
import { fewAlike, inOrder } from '../../read/problems'
import { checkValues, entriesOf, fault, problemIn, warning } from '../findings'
import { personOf } from '../programme/clashes'
import { ofAnotherEdition } from '../programme/released'
import { inData, inEveryText, type TextFinding } from '../texts/every-text'
import { leftFromLastEdition } from './last-edition'
import { filesOf, isSampleFile, readSample, sampleProblems, type Sample } from './sample'

/** What only a sample uses: addresses of example.org, the documentation IBAN, telephone numbers of zeros. */
const placeholder =
  /(?:[\w.+-]+@|https?:\/\/)?(?<![@\w.-])(?:[\w-]+\.)*example\.(?:org|com|net)(?:\/[^\s)"']*)?|[\w.+-]+@(?:[\w-]+\.)*example\.(?:org|com|net)|TR33 ?0006 ?1005 ?1978 ?6457 ?8413 ?26|ORNKTR\w*|\+90 232 000 00 \d\d/

/** A placeholder in a text. */
export function placeholderIn(text: string): TextFinding | undefined {
  const [found] = placeholder.exec(text) ?? []
  if (found === undefined) return undefined
  const finding = fault(
    `“${found}” is a sample address, number or code.`,
    `“${found}” örnek bir adres, numara ya da kod.`,
    'Write the real one, or delete the line if it is optional.',
    'Gerçeğini yazın; isteğe bağlıysa satırı silin.',
  )
  return { ...finding, found }
}

/** The sample's names as values of the data, and in texts: a real name may contain one of them. */
function sampleNames(read: ReadEdition, { people, firms }: Sample): Problem[] {
  const [person, organisation] = [both('person', 'kişi'), both('organisation', 'kuruluş')]
  const known = new Map([
    ...firms.map((name) => [ignoringCase(name), organisation] as const),
    ...people.map((name) => [personOf(name), person] as const),
  ])
  const invented = (name: string): TextFinding | undefined => {
    const what = known.get(personOf(name)) ?? known.get(ignoringCase(name))
    if (!what) return undefined
    const finding = fault(
      `${name} is an invented ${what.en} of the sample.`,
      `${name} örnek içerikteki uydurma bir ${what.tr}.`,
      'Write the real name, or delete the entry.',
      'Gerçek adı yazın ya da kaydı silin.',
    )
    return { ...finding, found: name }
  }
  const names = anyOf([...people, ...firms].filter((name) => name.includes(' ')))
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'u')
  const inTexts = inEveryText(read, (text) => invented(pattern.exec(text)?.[0] ?? ''))
  return [...inData(read, invented, 'strings'), ...inTexts.filter(({ file }) => file.endsWith('.mdx'))]
}

/** A text about a picture of the sample: often the picture is replaced, and the text below it stays. */
const sampleCaptions = (read: ReadEdition, { captions }: Sample): Problem[] =>
  inData(
    read,
    (text) => {
      if (!captions.includes(text)) return undefined
      const finding = warning(
        'This text describes a picture of the sample.',
        'Bu metin örnek içerikteki bir görseli anlatıyor.',
        'Describe the picture that is shown now. If this text suits it, ignore this.',
        'Şimdi gösterilen görseli anlatın. Metin ona da uyuyorsa böyle bırakın.',
      )
      return { ...finding, found: text }
    },
    'texts',
  )

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
  const finding = warning(
    'The lecture notes of the first plenary speaker are missing.',
    'İlk ana konuşmacının ders notları eksik.',
    'Once there are any, put the PDF under static/documents/speakers and write “lectureNotes: /documents/speakers/….pdf”.',
    'Notlar gelince PDF dosyasını static/documents/speakers altına koyup “lectureNotes: /documents/speakers/….pdf” yazın.',
  )
  return problemIn(read, 'speakers', [first.index, 'lectureNotes'], finding)
}

/** All that must be replaced before launch. `today` is a calendar day in Istanbul, such as 2025-06-01. */
export function checkLaunch(read: ReadEdition, today: string): Problem[] {
  const sample = readSample(read)
  return inOrder(
    [
      inEveryText(read, placeholderIn, 'strings'),
      sampleProblems(read),
      sampleNames(read, sample),
      sampleCaptions(read, sample),
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
