// content/interface.yaml: every word of the interface that is not in a page's own text.
import { z } from 'zod'
import { line, text } from './fields'
import { statuses } from './site'

/** A label that has just these placeholders, such as `{n}`, in whose place the site puts a value. */
function label(placeholders: string[]) {
  const needed = placeholders.map((name) => `{${name}}`).toSorted()
  const isFilled = (words: string) => (words.match(/\{[^{}]*\}/g) ?? []).toSorted().join() === needed.join()
  const values = { placeholders: needed.join(', ') }
  const code = needed.length > 0 ? 'value.placeholders' : 'value.no-placeholders'
  const params = { code, values }
  return text(line().refine(isFilled, { params }))
}

/** The names in a line: one space is between two of them, and a colon before what the site fills in. */
type NamesIn<Line extends string> = Line extends `${infer Name} ${infer Rest}`
  ? NamesIn<Name> | NamesIn<Rest>
  : Line extends `${infer Name}:${string}`
    ? Name
    : Line

/** A group of labels, whose names its type knows. The names of one line belong together. */
function labels<Line extends string>(...lines: readonly Line[]) {
  const names = lines.flatMap((line) => line.split(' ')).map((name) => name.split(':'))
  const group = z.strictObject(
    Object.fromEntries(names.map(([name = '', ...filled]) => [name, label(filled)] as const)),
  )
  return group as typeof group & { readonly names?: NamesIn<Line> }
}

export const interfaceWords = z.strictObject({
  site: labels(
    'skipToContent menu mainNavigation openGroup otherLanguage',
    'contactUs quickLinks address followUs email phone fax rights',
    'newTab loadFailed tryAgain',
  ),
  home: labels(
    'registerNow programme downloadProgramme learnMore welcomeLetter close',
    'didYouKnow pause play organisedBy',
    'meetSpeakers allSpeakers sponsorsAndPartners allSponsors',
    'until:date inDays:n tomorrow today:n nowOn tookPlace lookBack',
    'atAGlance days halls talks posters',
  ),
  keyDates: labels('title otherLanguage calendar closed past underWay next upcoming'),
  phase: labels('closed over'),
  // The last takes the place of “moved”.
  status: labels(...statuses, 'moved:date'),
  speakers: labels('plenary invited viewBio readAbstract lectureNotes empty'),
  events: labels('year date title place previousEvents'),
  venue: labels(
    'venue about gallery map mapTitle accommodationMapTitle',
    'previous next slide:n image openMap showMap mapFrom:host directions appleMaps otherMaps copyAddress dates address',
  ),
  hotels: labels('room perNight single double distance book'),
  transport: labels('line route terminus metro busLines'),
  tour: labels('seats:n ifNeeded perPerson'),
  fees: labels(
    'category standard earlyBird notAnnounced documentRequired',
    'bank branch accountName accountNumber copyIban copied consent table until:date',
  ),
  sponsors: labels('partners empty visit exhibitors'),
  workshop: labels(
    'coordinator coordinators speaker speakers capacity',
    'fee single:day early until:date discount:n finalDeadline',
  ),
  prizes: labels('first second third other:n'),
  errors: labels('backHome notFoundTitle notFoundText'),
  offline: labels('saved:time savedOn:date:time notSaved toProgramme updated show'),
  talk: labels('star calendar share linkCopied'),
  programme: labels(
    'downloadProgramme version:n allDays day hall',
    'chair chairs moderator moderators panellists invitedTalk plenaryLecture',
    'posters posterNumber posterTitle presenters theme copyLink linkCopied',
    'search searchHint results:n oneResult noResults clearSearch',
    'kind kindPlenary kindInvited kindTalk kindPoster all',
    'now nextUp localTime:offset',
    'star mine mineEmpty clash clashes shareMine exportMine',
    'importTitle importAdd importReplace importCancel gone moved',
    'files saveFiles filesSaved wholeProgramme hallCalendar dayCalendar',
    'changes added movedKind cancelled changed',
    'abstract presentedBy coAuthors:names moreAuthors:n slides video inEnglish inTurkish',
    'awards data tableOfDays overview today talks:n details expandAll collapseAll filters',
    'changesSince:n:date oneChangeSince:date until:time postersShort nowAndNext clockZone',
    'searchFailed inAbstract shareCopied shareHere notSaved remove understood renamed',
    'sessionCalendar keyDatesCalendar calendarsHint subscribe download changesFeed dataXml',
    'pdfEnglish pdfTurkish abstractBooklet keywords previous next',
  ),
})

type Groups = typeof interfaceWords.shape

/** The labels of one language, in their groups: a query names the groups that its page shows. */
export type Words = { [Group in keyof Groups]: Record<NonNullable<Groups[Group]['names']>, string> }
