// Files made from the programme: PDFs to print, calendars, data for apps and the feed of changes.
import { textOf } from '../../abstracts/abstract'
import type { ReadEdition } from '../../read'
import { contributionsOf } from '../../records/contributions'
import { changesFeed, printedProgramme, scheduleFiles } from '../../records/built-files'
import { timetableIn } from '../../records/programme'
import { scheduleOf, type Schedule } from '../../records/schedule'
import {
  inBoth,
  inLanguage,
  languages,
  type Bilingual,
  type Language,
  type Text,
} from '../../domain/languages'
import { searchData, type SearchData } from '../../domain/search-words'
import { offsetsDuring } from '../../domain/time-zone'
import { label, sentence } from '../../messages/render'
import type { EditionData } from '../../schemas'
import { designOf, type Design } from '../design'
import { drawCover } from '../pdf/cover'
import { formats, HEAD, looks } from '../pdf/style'
import { printed } from '../pdf/texts'
import { unkept } from '../../kept-files'
import type { OutputFiles } from '../output-files'
import { calendarRevisions } from './feeds/calendar-revisions'
import { calendarFiles } from './feeds/calendars'
import { changesAtom } from './feeds/changes-atom'
import { publishedSchedule } from './feeds/schedule-json'
import { scheduleSchema } from './feeds/schedule-shape'
import { scheduleXml } from './feeds/schedule-xml'
import { drawGlance } from './pdf/glance'
import { drawAwards, drawChanges, drawPosters } from './pdf/lists'
import { dateOf, noteOf } from './pdf/printout'
import { drawDay } from './pdf/sessions'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What other programs read of a sound edition: calendars, feeds, schedule.json and schedule.xml. */
export function feedFiles(schedule: Schedule, labels: EditionData['interface']): OutputFiles {
  const files: OutputFiles = {}
  const revisions = calendarRevisions(schedule, labels)
  for (const language of languages) {
    const word = (name: string) => inLanguage(labels.programme[name] ?? '', language)
    Object.assign(files, calendarFiles(schedule, revisions, language, word))
    files[changesFeed(language)] = changesAtom(schedule, language, word)
  }
  files[scheduleFiles.json] = json(publishedSchedule(schedule))
  files[scheduleFiles.schema] = json(scheduleSchema(schedule.symposium.url))
  files[scheduleFiles.xml] = scheduleXml(schedule)
  return files
}

/** A PDF of the programme and its languages, of which the first leads. */
type PrintedEdition = { file: string; languages: [Language, ...Language[]] }

/** The first edition is the one that organisers print: Turkish, with English beneath wherever the two differ. */
export const printedEditions: PrintedEdition[] = [
  { file: printedProgramme.both, languages: ['tr', 'en'] },
  { file: printedProgramme.en, languages: ['en'] },
  { file: printedProgramme.tr, languages: ['tr'] },
]

/** The note that all times are local, with their offsets. */
const localTime = ({ symposium, timeZone }: Schedule, label: Text): Bilingual =>
  inBoth((language) =>
    inLanguage(label, language).replace('{offset}', offsetsDuring({ ...symposium, timeZone })),
  )

/** The bytes of the programme to print in the languages of an edition. */
export function programmePdf(
  content: { schedule: Schedule; labels: EditionData['interface']; design: Design },
  { languages }: PrintedEdition,
): Promise<Buffer> {
  const { schedule } = content
  const document = { ...content, languages, title: label('document.programme'), format: formats.programme }
  return printed(document, (printout) => {
    const { paper, lead, line, word } = printout
    const version = line(word('version')).replaceAll('{n}', String(schedule.version))
    const released = dateOf(schedule.released)
    const name = schedule.symposium.shortName[lead]
    const other = languages[1]
    const pageWord = label('document.page')
    /** Writes the day and the session that continues on a page, and the version and “Page 3 of 12” or “Sayfa / Page 3 (12)”. */
    paper.drawRunning = () => {
      const { page, draft, running } = paper
      const [day = '', continued = ''] = running
      const pages = draft?.page ?? 0
      const counted = other
        ? `${pageWord[lead]} / ${pageWord[other]} ${page} (${pages})`
        : sentence({ code: 'document.page-of', values: { page, pages } }, lead)
      const y = paper.format.height - 38
      paper.rule('deep', 0.6, y - 7)
      paper.draw({ text: [name, version, released[lead]].join('  ·  '), ...looks.foot }, y)
      paper.draw({ text: counted, align: 'right', ...looks.foot }, y)
      paper.draw({ text: continued, ...looks.foot, colour: 'deep' }, HEAD)
      paper.draw({ text: day, align: 'right', ...looks.foot }, HEAD)
    }
    drawCover(printout, {
      kind: 'sheet',
      about: [
        { text: version, colour: 'deep', ...looks.bold },
        { text: line(released) },
        ...noteOf(printout, localTime(schedule, word('localTime')), 6),
      ],
    })
    drawGlance(printout, { title: word('tableOfDays'), isPrinted: () => true })
    for (const day of schedule.days) drawDay(printout, day)
    drawPosters(printout)
    drawAwards(printout)
    drawChanges(printout)
  })
}

/** What the site's own search finds an entry by: what the programme says of it, and its abstract, in both languages. */
function wordsToSearch(read: ReadEdition): SearchData {
  const abstracts = new Map<string, string>()
  for (const { abstract, entry } of contributionsOf(read)) {
    if (!abstract) continue
    const texts = Object.values(abstract.texts).map(({ blocks, keywords }) => `${textOf(blocks)} ${keywords}`)
    abstracts.set(entry.id, texts.join(' '))
  }
  const timetables = languages.map((language) => timetableIn(read, language))
  return searchData(timetables, abstracts)
}

/** All files of the programme of a sound edition. `drawn` may reuse PDFs of an earlier build. */
export async function programmeFiles(
  read: ReadEdition,
  { prefix = '', drawn = unkept } = {},
): Promise<OutputFiles> {
  const schedule = scheduleOf(read, prefix)
  const { interface: labels } = read.data as EditionData
  const files = feedFiles(schedule, labels)
  const design = designOf(read)
  files[scheduleFiles.search] = JSON.stringify(wordsToSearch(read))
  // One after the other, because each keeps all its pages in memory until it is done.
  for (const edition of printedEditions) {
    const content = { schedule, labels, design }
    files[edition.file] = await drawn(['pdf', content, edition], () => programmePdf(content, edition))
  }
  return files
}
