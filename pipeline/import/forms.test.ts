// One programme in the forms in which committees keep it: whatever the columns, the language, the order and the day's form, the talks are the same.
import type { CellValue } from 'hucre/xlsx'
import { asked, from, said } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith } from '../read'
import { talkTimes } from '../domain/session-times'
import { peopleOf } from '../schemas/programme'
import type { Imported } from './import-file'

type Row = CellValue[]

const talks = [
  {
    day: '2027-09-30',
    start: '13:30',
    end: '13:50',
    hall: 'Anadolu',
    code: '2A',
    title: 'Fatigue of flax laminates under moisture cycles',
    name: 'Ayşe Örnek',
    institution: 'Örnek University',
  },
  {
    day: '2027-09-30',
    start: '13:50',
    end: '14:10',
    hall: 'Anadolu',
    code: '2A',
    title: 'Bazalt elyaflı boruların iç basınç altında davranışı',
    name: 'Veli Sınama',
    institution: 'Deneme Reçine A.Ş.',
  },
  {
    day: '2027-09-30',
    start: '13:30',
    end: '13:50',
    hall: 'Akdeniz',
    code: '2B',
    title: 'Impact damage in hybrid sandwich panels with cork',
    name: 'J.-P. Exemplaire',
    institution: 'Université de Valmont',
  },
  {
    day: '2027-09-30',
    start: '13:50',
    end: '14:10',
    hall: 'Akdeniz',
    code: '2B',
    title: 'Cure monitoring of epoxy films with a low-cost sensor',
    name: 'Lale Kurgu',
    institution: 'Smyrna Institute of Technology',
  },
  {
    day: '2027-10-01',
    start: '09:00',
    end: '09:20',
    hall: 'Anadolu',
    code: '3A',
    title: 'Recycling of carbon fibres from wind turbine blades',
    name: 'Nil Uydurma',
    institution: 'Kurmaca Kimya Sanayi Ltd. Şti.',
  },
  {
    day: '2027-10-01',
    start: '09:20',
    end: '09:40',
    hall: 'Anadolu',
    code: '3A',
    title: 'Vitrimer epoxies for boat hulls that can be repaired',
    name: 'Ece Numune',
    institution: 'Numune Üniversitesi',
  },
  {
    day: '2027-10-01',
    start: '09:00',
    end: '09:20',
    hall: 'Akdeniz',
    code: '3B',
    title: 'Grafen katkılı jelkotların ultraviyole dayanımı',
    name: 'Can Deneme',
    institution: 'Örnek University',
  },
  {
    day: '2027-10-01',
    start: '09:20',
    end: '09:40',
    hall: 'Akdeniz',
    code: '3B',
    title: 'Natural rubber toughening of vinyl ester resins',
    name: 'Ömür Taslak',
    institution: 'Taslak Holding',
  },
]

type Talk = (typeof talks)[number]

/** What a reader finds of each talk in the edition, in the order of the list above. */
function readBack({ result }: Imported): string[] {
  const found = (result?.read.data.sessions ?? []).flatMap((session) =>
    session.talks.map((talk, at) => {
      const time = talkTimes(session)[at]!
      const people = peopleOf(talk).map(({ name, affiliations }) => `${name} (${affiliations.join(', ')})`)
      const title = typeof talk.title === 'string' ? talk.title : talk.title.en
      return [session.date, time.start, time.end, String(session.hall), title, ...people].join(' | ')
    }),
  )
  return found.sort()
}

const expected = (own = talks) =>
  own
    .map(({ day, start, end, hall, title, name, institution }) =>
      [day, start, end, hall.toLowerCase(), title, `${name} (${institution})`].join(' | '),
    )
    .sort()

const days = ['2027-09-30', '2027-10-01']
const halls = ['Anadolu', 'Akdeniz']
const ofDay = (day: string) => talks.filter((talk) => talk.day === day)
const clock = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / (24 * 60)
const turkishDay: Record<string, string> = {
  '2027-09-30': '30 EYLÜL 2027 PERŞEMBE',
  '2027-10-01': '1 EKİM 2027 CUMA',
}
const englishDay: Record<string, string> = { '2027-09-30': 'Thu 30 Sept', '2027-10-01': 'Fri 1 Oct' }
const hallIn = (hall: string, language: 'en' | 'tr') => `${hall} ${language === 'en' ? 'Hall' : 'Salonu'}`

type Form = [name: string, sheets: Record<string, Row[]>]

const grid = (day: string, cell: (talk: Talk) => string, time: (talk: Talk) => CellValue) =>
  [...new Set(ofDay(day).map(({ start }) => start))].map((start): Row => {
    const own = ofDay(day).filter((talk) => talk.start === start)
    return [
      time(own[0]!),
      ...halls.map((hall) => {
        const talk = own.find((one) => one.hall === hall)
        return talk ? cell(talk) : null
      }),
    ]
  })

const below = (talk: Talk) => `${talk.title}\n${talk.name} (${talk.institution})`
const span = ({ start, end }: Talk) => `${start}-${end}`
const dotted = ({ start, end }: Talk) => `${start.replace(':', '.')} – ${end.replace(':', '.')}`

const forms: Form[] = [
  [
    'days, chairs and halls as rows, Turkish, with a break',
    {
      PROGRAM: [
        ['VII. ULUSLARARASI KOMPOZİT SEMPOZYUMU'],
        ['SAAT', 'SALON', 'OTURUM', 'KONUŞMACI', 'KURUM', 'BİLDİRİ BAŞLIĞI'],
        ...days.flatMap((day): Row[] => [
          [turkishDay[day]!],
          ['08:30-09:00', 'KAYIT'],
          ...halls.flatMap((hall): Row[] => [
            ['OTURUM BAŞKANI: Prof. Dr. Sınama BAŞKAN'],
            ...ofDay(day)
              .filter((talk) => talk.hall === hall)
              .map((talk): Row => [
                span(talk),
                hallIn(hall, 'tr').toLocaleUpperCase('tr'),
                `${talk.code} OTURUM`,
                talk.name,
                talk.institution,
                talk.title,
              ]),
          ]),
          [day === days[0] ? '14:10-14:30' : '09:40-10:00', 'ÇAY-KAHVE ARASI'],
        ]),
      ],
    },
  ],
  [
    'a flat list with abbreviated dates, in another order of columns',
    {
      Accepted: [
        ['Room', 'Title of paper', 'Affiliation', 'Speaker', 'Day', 'Start', 'End', 'Session code'],
        ...talks
          .toReversed()
          .map((talk): Row => [
            hallIn(talk.hall, 'en'),
            talk.title,
            talk.institution,
            talk.name,
            englishDay[talk.day]!,
            talk.start,
            talk.end,
            talk.code,
          ]),
      ],
    },
  ],
  [
    'dates and times that Excel keeps as such',
    {
      Programme: [
        ['Date', 'Time', 'Hall', 'Title', 'Authors', 'Institutions'],
        ...talks.map((talk): Row => [
          new Date(`${talk.day}T00:00:00Z`),
          clock(talk.start),
          hallIn(talk.hall, 'en'),
          talk.title,
          talk.name,
          talk.institution,
        ]),
      ],
    },
  ],
  [
    'headings in two languages, below one another',
    {
      'Sözlü sunumlar': [
        [
          'TARİH\nDATE',
          'SAAT / TIME',
          'SALON / HALL',
          'BAŞLIK / TITLE',
          'YAZARLAR / AUTHORS',
          'KURUM / INSTITUTION',
        ],
        ...talks.map((talk): Row => [
          talk.day.split('-').toReversed().join('.'),
          dotted(talk),
          hallIn(talk.hall, 'tr'),
          talk.title,
          talk.name,
          talk.institution,
        ]),
      ],
    },
  ],
  [
    'a sheet for each hall, days as rows',
    Object.fromEntries(
      halls.map((hall) => [
        hallIn(hall, 'tr'),
        [
          ['Saat', 'Bildirinin adı', 'Sunan', 'Kurumu'],
          ...days.flatMap((day): Row[] => [
            [turkishDay[day]!],
            ...ofDay(day)
              .filter((talk) => talk.hall === hall)
              .map((talk): Row => [dotted(talk), talk.title, talk.name, talk.institution]),
          ]),
        ],
      ]),
    ),
  ],
  [
    'a sheet for each day, sessions as rows with their halls',
    Object.fromEntries(
      days.map((day) => [
        englishDay[day]!,
        [
          ['Time', 'Presenter', 'Affiliation', 'Title'],
          ...halls.flatMap((hall): Row[] => {
            const own = ofDay(day).filter((talk) => talk.hall === hall)
            return [
              [`Session ${own[0]!.code} – ${hallIn(hall, 'en')}\nChair: Max Muster`],
              ...own.map((talk): Row => [span(talk), talk.name, talk.institution, talk.title]),
            ]
          }),
        ],
      ]),
    ),
  ],
  [
    'a grid for each day, halls above, talks in cells',
    Object.fromEntries(
      days.map((day) => [
        day,
        [
          [turkishDay[day]!],
          ['Saat', ...halls.map((hall) => hallIn(hall, 'tr'))],
          [
            '',
            ...halls.map(
              (hall) =>
                `Oturum ${ofDay(day).find((talk) => talk.hall === hall)!.code}\nOturum Başkanı: Sınama Başkan`,
            ),
          ],
          ...grid(day, below, dotted),
          [day === days[0] ? '14.10 – 14.30' : '09.40 – 10.00', 'Kahve arası', 'Kahve arası'],
        ],
      ]),
    ),
  ],
  [
    'both days in one grid, the author above the title, starts only',
    {
      Programme: days.flatMap((day): Row[] => [
        [`${englishDay[day]} 2027`],
        ['Time', ...halls.map((hall) => hallIn(hall, 'en'))],
        ...grid(
          day,
          (talk) => `${talk.name} (${talk.institution})\n${talk.title}`,
          ({ start }) => start,
        ),
        [day === days[0] ? '14:10' : '09:40', 'Coffee break', null],
        [day === days[0] ? '14:30' : '10:00', 'Closing', null],
      ]),
    },
  ],
  [
    'a grid that lies on its side: halls at the left, times above',
    Object.fromEntries(
      days.map((day) => [
        turkishDay[day]!.slice(0, 25),
        [
          ['', ...[...new Set(ofDay(day).map(span))], '18:00-19:00'],
          ...halls.map((hall): Row => [
            hallIn(hall, 'tr'),
            ...ofDay(day)
              .filter((talk) => talk.hall === hall)
              .map(below),
            'Gala yemeği',
          ]),
        ],
      ]),
    ),
  ],
  [
    'no headings at all',
    {
      Sayfa1: talks.map((talk): Row => [
        talk.day.split('-').toReversed().join('.'),
        dotted(talk),
        hallIn(talk.hall, 'tr'),
        talk.name,
        talk.institution,
        talk.title,
      ]),
    },
  ],
  [
    'the day and the hall only in the first of their rows',
    {
      Program: [
        ['Gün', 'Saat', 'Salon', 'Başlık', 'Konuşmacı', 'Kurum'],
        ...days.flatMap((day) =>
          halls.flatMap((hall, first) =>
            ofDay(day)
              .filter((talk) => talk.hall === hall)
              .map((talk, at): Row => [
                first + at === 0 ? turkishDay[day]! : null,
                span(talk),
                at === 0 ? hallIn(hall, 'tr') : null,
                talk.title,
                talk.name,
                talk.institution,
              ]),
          ),
        ),
      ],
    },
  ],
]

test.each(forms)('%s', async (_, sheets) => {
  const imported = await from(sheets)
  expect(asked(imported).length > 0 ? said(imported) : '').toBe('')
  expect(readBack(imported)).toEqual(expected())
})

test.each(forms.slice(0, 8))('read again, nothing changes: %s', async (_, sheets) => {
  const first = await from(sheets)
  const again = await from(sheets, editionWith(emptyEdition, first.files))
  expect([asked(again), again.files]).toEqual([[], {}])
})

test('what the names of the forms promise is said of none of them', async () => {
  expect(said(await from(forms[1]![1]))).not.toContain('To decide')
})
