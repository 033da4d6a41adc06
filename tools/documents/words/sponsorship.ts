// Sponsorship conditions: categories, what sponsors receive, and the rules for both sides.
import { edition, sponsorContact } from './edition'
import { heading, list, strong, table, type PaperWords, type Part } from './prose'
import { benefitRows, contact, packageRows } from './sponsorship-packages'
import { sponsorshipTurkish } from './sponsorship-turkish'

const english: Part = {
  language: 'en',
  title: 'Sponsorship Conditions',
  lead: `${edition.dates.en} · ${edition.venue.en} · Apply by 15 September 2025`,
  blocks: [
    'The symposium brings together about 400 researchers, engineers and makers of composites for three days of lectures, workshops and an exhibition that is free and open to all visitors. Sponsors make the low student fees possible; in return they meet the people who choose materials, machines and methods.',
    table({
      caption: 'Categories and contributions (VAT not included)',
      head: ['Category', 'Contribution', 'Places'],
      rows: packageRows('en'),
      widths: [0.5, 0.28, 0.22],
    }),
    table({
      caption: 'What the four main categories include',
      head: ['Benefit', 'Platinum', 'Gold', 'Silver', 'Bronze'],
      rows: benefitRows('en'),
      widths: [0.36, 0.16, 0.16, 0.16, 0.16],
    }),
    strong('The other categories'),
    list(
      'Opening Cocktail, Symposium Bag, Notebook and Pen, Name Badge: the company’s logo on the item or in the room, logo on the site and in the booklet, two free registrations. Printed items are produced by the secretariat from the artwork of the sponsor.',
      'Coffee Break: logo on the tables of one break of the sponsor’s choice and on the programme; one free registration.',
      'Invited Speaker: the sponsor pays for the travel and stay of one invited speaker and is named on the first slide. The sponsor has no say in the choice of the speaker or in the content of the talk.',
      'Abstract Booklet Advertisement: one A5 colour page. Social Media: announcements by the media partner before and during the event, in exchange for logo and entry.',
    ),
    heading('Conditions'),
    list(
      'Applications are made by e-mail with the company’s name, category, invoice details and a person to contact. Places are allocated first come, first served; a place is reserved for 10 working days and confirmed once payment is received.',
      'Half of the contribution is due within 15 days of confirmation, the rest by 15 September 2025. Payment is made to the account below, with the company’s name and “Sponsorship” in the description.',
      'Logos (vector, and PNG with a transparent background, at least 1000 px wide) and advertisements (PDF, 3 mm bleed) are sent by 15 September 2025. Later files cannot be included.',
      'Stands are set up on 1 October 2025 between 14:00 and 20:00 and cleared on 4 October after 18:30. A stand has a table, two chairs, power (1 kW) and a name board. Liquids, resins and heated tools need the venue’s written permission.',
      'Withdrawal up to 1 August 2025: 80% is refunded; up to 1 September: 50%; later: none. If the symposium is postponed, contributions stay valid for the new date; if it is cancelled, they are refunded in full.',
      'Sponsors may use the symposium’s name and logo until 31 December 2025. Addresses of participants are not passed on to sponsors.',
    ),
    strong('Account and contact'),
    `${edition.chamber.en} · IBAN ${edition.bank.iban} · Telephone ${sponsorContact.phone} · Fax ${edition.fax}`,
    contact,
  ],
}

export const sponsorshipConditions: PaperWords = {
  title: 'Sponsorship Conditions / Sponsorluk Koşulları – Composites 2025',
  subject: 'Categories, benefits and conditions of sponsorship',
  language: 'en',
  foot: 'Composites 2025 / Kompozit 2025 – Sponsorship Conditions / Sponsorluk Koşulları',
  parts: [english, sponsorshipTurkish],
}
