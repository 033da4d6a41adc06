// The pages in content/pages: their frontmatter, the templates, and the tags that each template's text may use.
import { z } from 'zod'
import { group, line, named, of } from './fields'

/**
 * Tags that any page's text may use. The last four say of what follows them when it is shown: until the symposium is over, only
 * afterwards, always, or always as announced before it.
 */
export const everywhere = ['Fact', 'Downloads', 'Beforehand', 'Afterwards', 'Always', 'Announced'] as const

/** Each template with the blocks that its text may use, besides those allowed everywhere. */
export const templates = {
  home: [],
  committees: [],
  venue: [],
  city: [],
  accommodation: [],
  'social-program': ['Itinerary', 'LunchMenu', 'Vehicles', 'TourPrice'],
  transportation: ['VenueAddress', 'BusLines', 'Map'],
  submissions: ['KeyDates', 'PosterAwards'],
  registration: ['FeeTable', 'BankAccount', 'SubmissionDetails'],
  sponsors: ['Partners', 'SponsorTiers', 'SponsorContact'],
  exhibition: ['ExhibitionTiers'],
  workshop: ['WorkshopFacts', 'WorkshopSchedule'],
  contact: ['ContactDetails', 'Map'],
  speakers: [],
  program: [],
  /** Pages of running text, including any that an edition adds. */
  article: ['PreviousEvents'],
} as const satisfies Record<string, readonly string[]>

/** Every tag that some template allows. */
export const siteTags: string[] = [...everywhere, ...Object.values(templates).flat()]

export type TemplateName = keyof typeof templates

/** Usual addresses, each with the template that a page there needs (specification, section 2). Any other page may have any template. */
export const usualPages: Record<string, TemplateName> = {
  '/': 'home',
  '/conference': 'article',
  '/committees': 'committees',
  '/venue': 'venue',
  '/submissions': 'submissions',
  '/registration': 'registration',
  '/sponsors': 'sponsors',
  '/contact': 'contact',
  '/workshop': 'workshop',
  '/exhibition': 'exhibition',
  '/venue/accommodation': 'accommodation',
  '/venue/social-program': 'social-program',
  '/venue/transportation': 'transportation',
  '/speakers': 'speakers',
  '/program': 'program',
}

/** What is between the `---` lines at the head of a page. The length limits are what search engines show in full. */
export const frontmatter = z.strictObject({
  title: named(line().max(45), 'Title', 'Başlık'),
  description: named(line().min(50).max(170), 'Description', 'Açıklama'),
  keywords: named(z.array(line()).min(1), 'Keywords', 'Anahtar sözcükler'),
  template: named(z.enum(Object.keys(templates) as [TemplateName, ...TemplateName[]]), 'Template', 'Şablon'),
  lead: named(line(), 'Opening sentence', 'Giriş cümlesi').optional(),
  leadAfterwards: named(
    line(),
    'Opening sentence after the symposium',
    'Sempozyumdan sonraki giriş cümlesi',
  ).optional(),
  image: group('Image beside the heading', 'Başlığın yanındaki görsel', {
    file: named(of('picture'), 'File', 'Dosya'),
    alt: named(line(), 'Description of the image', 'Görselin betimlemesi'),
  }).optional(),
  redirects: named(z.array(of('oldAddress')), 'Earlier addresses', 'Eski adresler').optional(),
})

export type Frontmatter = z.infer<typeof frontmatter>

/** The head of a letter. Letters have no page of their own and need no fields for routes or search engines. */
export const letterHead = z.strictObject({
  title: named(line(), 'Title', 'Başlık'),
  lead: named(line(), 'Opening', 'Hitap').optional(),
})
