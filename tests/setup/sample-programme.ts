// A small programme for the tests: two halls, a pause, posters.

type Programme = Queries.ProgrammeScheduleFragment
type Session = Queries.ProgrammeSessionFragment

const friday = '2025-10-03'

const at = (start: string, end: string) => ({
  start,
  end,
  startsAt: `${friday}T${start}:00+03:00`,
  endsAt: `${friday}T${end}:00+03:00`,
  day: '3 October',
})

const session = (code: string, start: string, end: string, rest: Partial<Session>): Session => ({
  code,
  kind: 'session',
  title: `Session ${code}`,
  hall: null,
  placeName: 'Foyer',
  moreHalls: [],
  chairs: [],
  panel: [],
  note: null,
  talks: [],
  ...at(start, end),
  ...rest,
})

const presented = (code: string, title: string, name: string, affiliation: string | null) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  oldCodes: [code],
  code,
  title,
  titleLanguage: null,
  titleRuns: null,
  language: 'en',
  presenters: [{ name, affiliation }],
  coAuthors: [],
  abstract: null,
  links: [],
})

const talk = (code: string, start: string, end: string, title: string, name: string, kind = 'talk') => ({
  ...presented(code, title, name, 'Gediz Valley University'),
  ...at(start, end),
  kind,
})

export const sampleProgramme: Programme = {
  version: 3,
  released: { iso: '2025-09-22', text: '22 September 2025', day: '22 September' },
  halls: [
    { key: 'anadolu', name: 'Anadolu Hall' },
    { key: 'akdeniz', name: 'Akdeniz Hall' },
  ],
  awards: {
    date: { text: '4 October 2025' },
    prizes: ['12,000 TL', '8,000 TL', '4,000 TL'],
  },
  changes: [
    {
      date: { iso: '2025-09-22', text: '22 September 2025' },
      kind: 'moved',
      item: '6B',
      name: '6B',
      text: 'Now in Akdeniz.',
      target: '6B',
    },
  ],
  days: [
    {
      date: { iso: friday, day: '3 October', full: 'Friday, 3 October 2025', weekday: 'Fri' },
      title: 'Structures',
      sessions: [
        session('coffee', '10:50', '11:10', { kind: 'break', title: 'Coffee break' }),
        session('6A', '11:10', '12:20', {
          hall: 'anadolu',
          placeName: 'Anadolu Hall',
          chairs: ['Prof. Dr. Şakir Burulmaz'],
          talks: [
            talk('6A-1', '11:10', '11:40', 'Out-of-autoclave structures', 'Dr. Işıl Temsilioğlu', 'invited'),
            talk('6A-2', '11:50', '12:10', 'Buckling of panels', 'Arda Kanatören'),
          ],
        }),
        session('6B', '11:10', '12:10', {
          hall: 'akdeniz',
          placeName: 'Akdeniz Hall',
          chairs: ['Dr. Kâmil Titreşimgil'],
          talks: [
            talk('6B-1', '11:10', '11:30', 'Phased-array ultrasound', 'Eren İbreli'),
            talk('6B-2', '11:30', '11:50', 'Woven optical fibres', 'Levent Lodosoğlu'),
          ],
        }),
        session('lunch', '12:30', '13:30', { kind: 'lunch', title: 'Lunch' }),
        session('posters', '17:30', '18:30', { kind: 'poster', title: 'Poster session' }),
      ],
    },
  ],
  withdrawn: ['withdrawn-talk', '6B-3'],
  posters: [1, 2].map((number) => ({
    ...presented(`P${number}`, `Poster ${number}`, `Presenter ${number}`, null),
    themeName: 'Natural fibres',
    session: 'posters',
  })),
  booklet: false,
}
