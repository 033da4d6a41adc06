// Turns a speaker's biography and abstract into the texts of a document.
import { edition } from '../words/edition'
import { heading, note, type PaperWords } from '../words/prose'
import type { Abstract, Speaker } from '../words/speakers/speaker'

const sample =
  'Sample text: persons and results are invented. / Örnek metin: kişiler ve sonuçlar kurgusaldır.'

const role = {
  plenary: { en: 'Plenary speaker', tr: 'Ana konuşmacı' },
  invited: { en: 'Invited speaker', tr: 'Davetli konuşmacı' },
}

const turkishName = (name: string): string => name.replace('Assoc. Prof. Dr.', 'Doç. Dr.')

/** One page with the same biography in English and in Turkish. */
export const bioWords = ({ name, affiliation, kind, bio }: Speaker): PaperWords => ({
  title: `${name} – Biography / Özgeçmiş`,
  subject: `${role[kind].en}, ${edition.name.en}`,
  language: 'en',
  foot: sample,
  parts: [
    { language: 'en', title: name, lead: `${role[kind].en} · ${affiliation.en}`, blocks: bio.en },
    {
      language: 'tr',
      title: turkishName(name),
      lead: `${role[kind].tr} · ${affiliation.tr}`,
      blocks: bio.tr,
    },
  ],
})

/** The abstract in English, then in Turkish: in full for Turkish speakers, as a summary for others. */
export const abstractWords = ({ name, affiliation, kind }: Speaker, abstract: Abstract): PaperWords => {
  const whole = abstract.turkishBy === 'speaker'
  return {
    title: `${abstract.title.en} / ${abstract.title.tr}`,
    subject: `Abstract of ${name}, ${edition.name.en}`,
    language: 'en',
    foot: sample,
    parts: [
      {
        language: 'en',
        title: abstract.title.en,
        lead: `${name} · ${affiliation.en} · ${role[kind].en}`,
        blocks: [heading('Abstract'), ...abstract.en, note(`Keywords: ${abstract.keywords.en}`)],
      },
      {
        language: 'tr',
        title: abstract.title.tr,
        lead: whole
          ? `${turkishName(name)} · ${affiliation.tr} · ${role[kind].tr}`
          : `${turkishName(name)} · ${role[kind].tr}`,
        ownPage: whole,
        blocks: [
          heading(whole ? 'Özet' : 'Kısa özet'),
          ...abstract.tr,
          note(`Anahtar sözcükler: ${abstract.keywords.tr}`),
          ...(whole ? [] : [note('Türkçe kısa özet sempozyum sekretaryasınca hazırlanmıştır.')]),
        ],
      },
    ],
  }
}
