// Information notice and consent form under Turkish law no. 6698 (KVKK) and the GDPR, in both languages.
import { privacyTurkish } from './privacy-consent-turkish'
import { edition } from './edition'
import { heading, strong, table, type PaperWords, type Part } from './prose'

const english: Part = {
  language: 'en',
  title: 'Privacy Notice and Consent Form',
  lead: 'Under Law no. 6698 on the Protection of Personal Data (KVKK) and Regulation (EU) 2016/679 (GDPR)',
  blocks: [
    heading('Part A – Information notice'),
    strong('1. Who is responsible'),
    `The data controller is the ${edition.chamber.en} (“the Chamber”), ${edition.street.en}. Requests about your data: ${edition.email}, telephone ${edition.phone}, fax ${edition.fax}. The symposium’s website sets no cookies, keeps no accounts and collects no data; everything below concerns the forms that you send us.`,
    strong('2. Which data, why, and on what ground'),
    table({
      head: ['Data', 'Purpose', 'Legal ground (KVKK art. 5 / GDPR art. 6)', 'Kept until'],
      rows: [
        [
          'Name, title, organisation, e-mail, telephone',
          'Registration, badge, programme, messages about the event',
          'Contract: art. 5/2(c) / 6(1)(b)',
          '31 December 2026',
        ],
        [
          'Invoice details, proof of payment',
          'Accounting and tax duties',
          'Legal obligation: art. 5/2(ç) / 6(1)(c)',
          '10 years',
        ],
        [
          'Student or unemployment document',
          'Checking the discounted fee',
          'Contract: art. 5/2(c) / 6(1)(b)',
          '31 December 2025',
        ],
        [
          'Abstract, paper, biography',
          'Review and publication',
          'Contract: art. 5/2(c) / 6(1)(b)',
          'Permanently, as published',
        ],
        [
          'Food allergies, access needs, photographs, newsletter address',
          'Catering, access, news of the event',
          'Your explicit consent: art. 5/1 and 6/3(a) / 6(1)(a) and 9(2)(a)',
          'End of event; photographs and newsletter until you withdraw',
        ],
      ],
      widths: [0.25, 0.25, 0.3, 0.2],
    }),
    strong('3. How data are collected and to whom they go'),
    'We receive data on forms sent by e-mail, fax or post, and at the registration desk. They are seen by the secretariat and by those who need them for the purposes above: the scientific committee (papers), the bank and the accountant (payment), the caterer (number of special meals, without names), and public bodies where a law requires it. Sponsors and exhibitors receive no participant data. Data are stored in Türkiye; when you register from the European Union you send them to Türkiye yourself, for the performance of your registration (GDPR art. 49(1)(b)).',
    strong('4. Your rights'),
    'You may ask whether your data are processed and why, see them, have them corrected, erased or destroyed, have third parties notified, object to results reached only by automatic means, and claim compensation for damage (KVKK art. 11). Where the GDPR applies you also have the rights to restriction, portability and objection (art. 15–22). Write to the address above; we answer within 30 days and free of charge. You may complain to the Personal Data Protection Board (KVKK) or to the supervisory authority of your country. No decision about you is made automatically.',
    heading('Part B – Consent form'),
    'Each consent is free and separate. Registration does not depend on it, and refusing has no consequence. Tick only what you agree to; you may withdraw at any time by a message to the address above, with effect for the future.',
    {
      kind: 'tick',
      text: 'My food allergies and access needs, as stated on the registration form, may be used to serve me.',
    },
    {
      kind: 'tick',
      text: 'Photographs and video of the event in which I can be recognised may be published on the symposium’s site and networks.',
    },
    {
      kind: 'tick',
      text: 'My name and organisation may appear in the list of participants in the abstract booklet.',
    },
    { kind: 'tick', text: 'My e-mail address may be used to announce later editions of the symposium.' },
    'I have read the information notice in Part A.',
    { kind: 'fields', labels: ['Name and surname', 'Date', 'Signature'] },
  ],
}

export const privacyConsent: PaperWords = {
  title: 'Privacy Notice and Consent Form / Aydınlatma Metni ve Açık Rıza Formu – Composites 2025',
  subject: 'Protection of personal data (KVKK, GDPR)',
  language: 'en',
  foot: 'Composites 2025 / Kompozit 2025 – Privacy and consent / Aydınlatma ve açık rıza',
  parts: [english, privacyTurkish],
}
