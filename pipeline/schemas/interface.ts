// content/interface.yaml: every word of the interface that is not in a page's own text.
import { z } from 'zod'
import { text } from './fields'
import { statuses } from './site'

/** The names in a line: one space is between two of them. */
type NamesIn<Line extends string> = Line extends `${infer Name} ${infer Rest}` ? Name | NamesIn<Rest> : Line

/** A group of labels, whose names its type knows. The names of one line belong together. */
function labels<Line extends string>(...lines: readonly Line[]) {
  const names = lines.flatMap((line) => line.split(' '))
  const group = z.strictObject(Object.fromEntries(names.map((name) => [name, text()])))
  return group as typeof group & { readonly names?: NamesIn<Line> }
}

/** The placeholders that the site fills in; each must occur in both languages. */
export const placeholders: Record<string, string[]> = {
  'home.until': ['{date}'],
  'home.today': ['{n}'],
  'venue.slide': ['{n}'],
  'tour.seats': ['{n}'],
  'fees.until': ['{date}'],
  'workshop.single': ['{day}'],
  'workshop.until': ['{date}'],
  'workshop.discount': ['{n}'],
  'prizes.other': ['{n}'],
  'status.moved': ['{date}'],
  'programme.version': ['{n}'],
  'programme.results': ['{n}'],
  'programme.talks': ['{n}'],
  'programme.coAuthors': ['{names}'],
  'programme.moreAuthors': ['{n}'],
  'programme.changesSince': ['{n}', '{date}'],
  'programme.oneChangeSince': ['{date}'],
  'programme.until': ['{time}'],
}

export const interfaceWords = z.strictObject({
  site: labels(
    'skipToContent menu mainNavigation openGroup otherLanguage',
    'contactUs quickLinks address followUs email phone fax rights',
    'newTab tryAgain',
  ),
  home: labels(
    'registerNow programme downloadProgramme learnMore welcomeLetter close',
    'didYouKnow pause play organisedBy',
    'meetSpeakers allSpeakers sponsorsAndPartners allSponsors',
    'until today nowOn tookPlace lookBack',
    'atAGlance days halls talks posters',
  ),
  keyDates: labels('title otherLanguage calendar closed past underWay next upcoming'),
  phase: labels('closed over'),
  status: labels(...statuses),
  speakers: labels('plenary invited viewBio readAbstract lectureNotes empty'),
  events: labels('year date title place previousEvents'),
  venue: labels(
    'venue about gallery map mapTitle accommodationMapTitle',
    'previous next slide image openMap directions copyAddress dates address',
  ),
  hotels: labels('room perNight single double distance book'),
  transport: labels('line route terminus metro busLines'),
  tour: labels('seats ifNeeded perPerson'),
  fees: labels(
    'category standard earlyBird notAnnounced documentRequired',
    'bank branch accountName accountNumber copyIban copied consent table until',
  ),
  sponsors: labels('partners empty visit exhibitors'),
  workshop: labels(
    'coordinator coordinators speaker speakers capacity',
    'fee single early until discount finalDeadline',
  ),
  prizes: labels('first second third other'),
  errors: labels('backHome notFoundTitle notFoundText'),
  programme: labels(
    'downloadProgramme version allDays day hall',
    'chair chairs moderator moderators panellists invitedTalk plenaryLecture',
    'posters posterNumber posterTitle presenters theme copyLink linkCopied',
    'search searchHint results oneResult noResults clearSearch',
    'kind kindPlenary kindInvited kindTalk kindPoster all',
    'now nextUp istanbulTime',
    'star mine mineEmpty clash clashes shareMine exportMine',
    'importTitle importAdd importReplace importCancel gone moved',
    'calendars wholeProgramme hallCalendar dayCalendar',
    'changes added movedKind cancelled changed',
    'abstract presentedBy coAuthors moreAuthors slides video inEnglish inTurkish',
    'awards data tableOfDays overview today talks details expandAll collapseAll filters',
    'changesSince oneChangeSince until postersShort nowAndNext clockZone',
    'searchFailed shareCopied shareHere notSaved remove understood renamed',
    'sessionCalendar keyDatesCalendar calendarsHint subscribe download changesFeed dataXml',
    'pdfEnglish pdfTurkish abstractBooklet keywords previous next',
  ),
})

type Groups = typeof interfaceWords.shape

/** The labels of one language, in their groups: a query names the groups that its page shows. */
export type Words = { [Group in keyof Groups]: Record<NonNullable<Groups[Group]['names']>, string> }
