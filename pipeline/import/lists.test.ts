// Lists as committees and their systems keep them: what was once wrong in silence, each kind, and what is asked.
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { asked, from, namesIn, said, talksOf, workbookWith } from '../../tests/setup/imported'
import { emptyEdition } from '../../tests/setup/next-edition'
import { editionWith } from '../read'
import { importFile, type Imported } from './import-file'

type Row = CellValue[]

/** Rows of a sheet, one to a line; a cell that says nothing is empty. */
const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n') || null))

const programme = (text: string) => ({
  'Anadolu Salonu': rowsOf(
    `Tarih | Saat | Bildiri adı | Konuşmacı / Yazarlar | Kurumlar | Not\n${text.trim()}`,
  ),
})
const sessionsOf = async (sheets: Record<string, Row[]>) => (await from(sheets)).result!.read.data.sessions!
const titlesOf = (imported: Imported) => talksOf(imported).map(({ title }) => title)

test('of authors without a star the first presents; people in one line speak together; a star decides', async () => {
  const imported = await from(
    programme(`
      30.09.2027 | 13.30 | Keten liflerinin yorulması | Ayşe Örnek; Can Deneme | A Üniversitesi; B A.Ş.
      30.09.2027 | 13.50 | Bazalt liflerinin darbesi | Ayşe Örnek, Can Deneme | A Üniversitesi
      30.09.2027 | 14.10 | Cam liflerinin sünmesi | Ayşe Örnek¹, Can Deneme²* | ¹A Üniversitesi ²B A.Ş.`),
  )
  expect(talksOf(imported).map(({ people }) => people)).toEqual([
    ['Ayşe Örnek* / A Üniversitesi', 'Can Deneme / B A.Ş.'],
    ['Ayşe Örnek* / A Üniversitesi', 'Can Deneme* / A Üniversitesi'],
    ['Ayşe Örnek / A Üniversitesi', 'Can Deneme* / B A.Ş.'],
  ])
})

test('kinds in a column of notes: plenary, invited, and “çağrılı” is invited', async () => {
  const sessions = await sessionsOf(
    programme(`
      30.09.2027 | 13.30 | Keten liflerinin yorulması | Ayşe Örnek | | Plenary (Ana konuşma)
      30.09.2027 | 14.10 | Bazalt liflerinin darbesi | Can Deneme | | Davetli Konuşmacı
      30.09.2027 | 14.40 | Cam liflerinin sünmesi | Ece Numune | | Çağrılı konuşma`),
  )
  const kinds = sessions.flatMap(({ talks }) => talks.map(({ kind }) => kind))
  expect(kinds).toEqual(['plenary', 'invited', 'invited'])
})

test('a session and its chairs in rows of their own, in either order, belong to the talks below them', async () => {
  const sessions = await sessionsOf({
    '30 Eylül 2027 – Anadolu Salonu': rowsOf(`
      Saat | Bildiri adı | Sunan
      OTURUM 4C – Kanatlar
      Oturum Başkanı: Ece Numune
      13.30 | Keten liflerinin yorulması | Ayşe Örnek
      Oturum Başkanı: Nil Taslak
      OTURUM 5C – Tekneler
      14.30 | Bazalt liflerinin darbesi | Can Deneme`),
  })
  const found = sessions.map(({ code, title, chairs }) => [code, title, ...chairs])
  expect(found).toEqual(
    expect.arrayContaining([
      ['4C', 'Kanatlar', 'Ece Numune'],
      ['5C', 'Tekneler', 'Nil Taslak'],
    ]),
  )
})

test('talks of a session whose first talk has no time are not lost: they wait to be placed', async () => {
  const imported = await from(
    programme(`
      30.09.2027 | | Keten liflerinin yorulması | Ayşe Örnek
      01.10.2027 | 13.50 | Bazalt liflerinin darbesi | Can Deneme`),
  )
  expect([titlesOf(imported), asked(imported)]).toEqual([
    ['Bazalt liflerinin darbesi'],
    ['talks-without-time'],
  ])
  expect(imported.files['content/data/sessions.yaml']).toContain('Keten liflerinin yorulması')
})

test('what is rejected, withdrawn, struck out or a total is no talk; hidden rows are asked about', async () => {
  const rows = rowsOf(`
    Date | Time | Room | Title | Authors | Status
    30.09.2027 | 10:00 | Anadolu Hall | Talk number 0 on fibre composites | Ada Example | Accepted
    30.09.2027 | 11:00 | Anadolu Hall | Talk number 1 on fibre composites | Ada Example | Rejected
    30.09.2027 | 12:00 | Anadolu Hall | Talk number 2 on fibre composites | Ada Example | Withdrawn by the author
    30.09.2027 | 13:00 | Anadolu Hall | Talk number 3 on fibre composites | Ada Example | Accepted
    30.09.2027 | 14:00 | Anadolu Hall | Talk number 4 on fibre composites | Ada Example | Accepted
    Total | | | 5`)
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Papers',
        rows,
        rowDefs: new Map([[5, { hidden: true }]]),
        cells: new Map([['4,3', { value: rows[4]![3]!, style: { font: { strikethrough: true } } }]]),
      } as never,
    ],
  })
  const imported = await importFile(emptyEdition, bytes, 'papers.xlsx')
  expect(titlesOf(imported)).toEqual(['Talk number 0 on fibre composites'])
  expect(asked(imported)).toEqual(['hidden-rows'])
  const taken = await importFile(emptyEdition, bytes, 'papers.xlsx', { Papers: { hidden: 'take' } })
  expect([talksOf(taken).length, asked(taken)]).toEqual([2, []])
})

test('a ceremony between talks is no talk and takes no code of theirs; a session goes on after it', async () => {
  const sessions = await sessionsOf({
    Program: rowsOf(`
      Tarih | Saat | Salon | Oturum | Bildiri adı | Konuşmacı
      30.09.2027 | 10:50-11:35 | Anadolu Salonu | 1A OTURUM | Kompozitlerde kırışıklıklar | Ada Example
      | 11:35-11:40 | ONUR ÖDÜLLERİ TÖRENİ
      | 11:40-12:00 | Anadolu Salonu | 1A OTURUM | Keten liflerinin yorulması | Ayşe Örnek`),
  })
  const starts = sessions.find(({ code }) => code === '1A')?.talks.map(({ start }) => start)
  expect(starts).toEqual([undefined, '11:40'])
  expect(sessions.map(({ kind, start }) => `${kind} ${start}`)).toContain('awards 11:35')
})

test('English titles of slots stay beside Turkish ones, and a gala deletes neither the tour nor another dinner', async () => {
  const sessions = await sessionsOf(
    programme(`
      30.09.2027 | 13.30 | Keten liflerinin yorulması | Ayşe Örnek | A Üniversitesi
      02.10.2027 | 20:00-23:00 | GALA YEMEĞİ`),
  )
  const social = sessions.filter(({ kind }) => kind === 'social').map(({ title }) => title)
  expect(social).toContainEqual({ en: 'Gala dinner', tr: 'Gala yemeği' })
})

test('rows in no order of time give talks in order, none of them shorter than nothing', async () => {
  const sessions = await sessionsOf(
    programme(`
      30.09.2027 | 14.10 | Bildiri 0 üzerine bir çalışma | Ayşe Örnek
      30.09.2027 | 13.30 | Bildiri 1 üzerine bir çalışma | Ayşe Örnek
      30.09.2027 | 13.50 | Bildiri 2 üzerine bir çalışma | Ayşe Örnek`),
  )
  const [session] = sessions.filter(({ talks }) => talks.length > 0)
  const minutes = session?.talks.map((talk) => talk.minutes)
  expect([session?.start, minutes]).toEqual(['13:30', [undefined, undefined, undefined]])
})

test('committees below one another with repeated headings: titles in a column of their own stay, known committees are recognised', async () => {
  const imported = await from({
    KURULLAR: rowsOf(`
      YÜRÜTME KURULU
      ÜNVANI | ADI SOYADI | KURUMU
      Prof. Dr. | Ayşe Örnek | Örnek Üniversitesi
      | Can Deneme | Deneme A.Ş.
      Kim. Müh. | Ece Numune | Numune Ltd.

      BİLİM VE DANIŞMA KURULU
      ÜNVANI | ADI SOYADI | KURUMU
      Doç. Dr. | Nil Taslak | Taslak Üniversitesi`),
  })
  expect(said(imported)).toBe('')
  const committees = imported.result!.read.data.committees!
  const named = (key: string) => committees.find((one) => one.key === key)?.members.map(({ name }) => name)
  expect(named('executive')).toEqual(['Prof. Dr. Ayşe Örnek', 'Can Deneme', 'Ece Numune, Chem. Eng.'])
  expect(named('scientific-advisory')).toEqual(['Assoc. Prof. Dr. Nil Taslak'])
  expect(committees).toHaveLength(5)
})

test('two committees side by side', async () => {
  const Kurullar = rowsOf(`
    7. Kompozit Sempozyumu
    Düzenleme Kurulu | | | Bilimsel Danışma Kurulu
    Ad Soyad | Kurum | | Ad Soyad | Kurum
    Prof. Dr. Ayşe Örnek | Örnek Üniversitesi | | Can Deneme | Deneme A.Ş.
    | | | Ece Numune | Numune Enstitüsü`)
  const committees = (await from({ Kurullar })).result!.read.data.committees!
  const found = committees
    .filter(({ key }) => /organizing|scientific/.test(key))
    .map(({ key, members }) => [key, ...members.map(({ name }) => name)])
  expect(found).toEqual([
    ['organizing', 'Prof. Dr. Ayşe Örnek'],
    ['scientific-advisory', 'Can Deneme', 'Ece Numune'],
  ])
})

test('committees as columns, their names above the members, without any headings', async () => {
  const Kurullar = rowsOf(`
    Düzenleme Kurulu | Bilimsel Danışma Kurulu
    Prof. Dr. Ayşe Örnek | Can Deneme (Deneme A.Ş.)
    Nil Taslak | Ece Numune (Numune Enstitüsü)`)
  const committees = (await from({ Kurullar })).result!.read.data.committees!
  const found = committees
    .filter(({ key }) => /organizing|scientific/.test(key))
    .map(({ members }) => members.map(({ name }) => name))
  expect(found).toEqual([
    ['Prof. Dr. Ayşe Örnek', 'Nil Taslak'],
    ['Can Deneme', 'Ece Numune'],
  ])
})

test('sponsors without a category are asked about, not lost', async () => {
  const imported = await from({ Sponsorlar: rowsOf('Firma | Web\nÖrnek Kimya A.Ş. | ornek.example') })
  expect(asked(imported)).toContain('row-unclear')
})

test('sponsors without logos are taken, their categories are those that there are, payments stay out', async () => {
  const imported = await from({
    SPONSORLAR: rowsOf(`
      KATEGORİ | FİRMA | WEB SİTESİ | ÖDEME DURUMU
      ALTIN SPONSOR | Örnek Lif | www.orneklif.example.com | bekliyor
      ÇANTA SPONSORU | Deneme Reçine | | ödendi`),
  })
  expect(asked(imported)).toEqual([])
  expect(said(imported)).toContain(
    '2 companies have no logo and are shown by their names: Örnek Lif, Deneme Reçine',
  )
  const { tiers, websites } = imported.result!.read.data.sponsors!
  expect(tiers.find(({ key }) => key === 'gold')?.firms).toEqual(['Örnek Lif'])
  expect(tiers.at(-1)).toMatchObject({ name: 'ÇANTA SPONSORU', firms: ['Deneme Reçine'] })
  expect(websites['Örnek Lif']).toBe('https://www.orneklif.example.com')
  expect(Object.values(imported.files).join('')).not.toMatch(/bekliyor|ödendi/)
})

test('a sheet of telephone numbers and payments stays out, in whatever columns', async () => {
  const imported = await from({
    ...programme('30.09.2027 | 13.30 | Keten liflerinin yorulması | Ayşe Örnek | A Üniversitesi'),
    İLETİŞİM: rowsOf(`
      ADI SOYADI | E-POSTA | CEP TEL | PASAPORT NO | KURUM
      Gizli Kişi | gizli@example.org | 0 555 000 00 01 | U00000001 | A Üniversitesi`),
  })
  expect(Object.values(imported.files).join('')).not.toMatch(/Gizli|gizli@|555|U0000/)
  expect(asked(imported)).toEqual([])
})

test('key dates keep the keys to which texts refer', async () => {
  const imported = await from({
    'ÖNEMLİ TARİHLER': rowsOf(`
      KONU | SON TARİH
      Özet Başvuruları | 06.06.2027
      Erken Kayıt Son Tarihi | 28 Temmuz 2027`),
  })
  expect(said(imported)).toBe('')
  const dates = imported.result!.read.data.keyDates!
  expect(dates.find(({ key }) => key === 'abstract-submission')?.date).toBe('2027-06-06')
  expect(dates.find(({ key }) => key === 'early-registration')?.date).toBe('2027-07-28')
})

test('dates without headings, below the name of their list, are no talks', async () => {
  const imported = await from({
    Sayfa1: rowsOf(`
      Önemli Tarihler
      Özet son gönderim tarihi | 6 Haziran 2027
      Erken kayıt için son tarih | 28.07.2027`),
  })
  expect(asked(imported)).toEqual([])
  const dates = imported.result!.read.data.keyDates!
  expect(dates.map(({ date }) => date)).toEqual(expect.arrayContaining(['2027-06-06', '2027-07-28']))
})

test('each author in a row of his own: one talk, all of its authors', async () => {
  const imported = await from({
    Program: rowsOf(`
      Date | Time | Hall | Title | Author | Institution
      30.09.2027 | 13:30-13:50 | Anadolu Hall | Fatigue of flax laminates in moist air | Ayşe Örnek | Örnek University
      30.09.2027 | 13:30-13:50 | Anadolu Hall | Fatigue of flax laminates in moist air | Can Deneme | Deneme Inc.
      30.09.2027 | 13:50-14:10 | Anadolu Hall | Cure of epoxy films with a sensor | Nil Taslak | Taslak Holding`),
  })
  expect(talksOf(imported).map(({ people }) => people)).toEqual([
    ['Ayşe Örnek* / Örnek University', 'Can Deneme / Deneme Inc.'],
    ['Nil Taslak* / Taslak Holding'],
  ])
})

test('a session that alone has a time gives it to its talks, and its chairs stay its own', async () => {
  const imported = await from({
    Program: rowsOf(`
      No | Paper | Authors
      Thursday, September 30
      13:30–14:10 Session 1A (Anadolu Hall)
      Chair: Prof. Dr. Sınama Başkan
      1 | Fatigue of flax laminates in moist air | Ayşe Örnek
      2 | Cure of epoxy films with a sensor | Nil Taslak`),
  })
  const [session] = imported.result!.read.data.sessions!.filter(({ talks }) => talks.length > 0)
  expect([session?.code, session?.start, session?.talks.length]).toEqual(['1A', '13:30', 2])
})

test('EasyChair: rejected and deleted papers stay out, posters are posters, institutions come from the second sheet, talks wait to be placed', async () => {
  const imported = await from({
    Submissions: rowsOf(`
      # | Title | Authors | Submitted | Form fields | Decision | Abstract | Deleted?
      1 | Fatigue of flax laminates under load | Ada Example and Max Muster | 2027-05-02 12:01 | (Presentation) Oral | accept | Some text. | no
      2 | Impact damage in hybrid panels | Max Muster | 2027-05-02 12:01 | (Presentation) Oral | reject | Some text. | no
      3 | Cure kinetics of vinyl ester resins | Ada Example | 2027-05-02 12:01 | (Presentation) Poster | accept as poster | Some text. | no
      4 | Recycling of carbon fibre waste | Ada Example | 2027-05-02 12:01 | (Presentation) Oral | accept | Some text. | yes`),
    Authors: rowsOf(`
      submission # | first name | last name | email | affiliation | corresponding?
      1 | Ada | Example | a@example.org | Example University | no
      1 | Max | Muster | m@example.org | Muster GmbH and Example University | yes
      3 | Ada | Example | a@example.org | Example University | yes`),
  })
  expect(said(imported)).toContain('These columns are not taken: Abstract.')
  expect(asked(imported)).toEqual(['talks-without-time'])
  const { posters } = imported.result!.read.data
  expect(posters!.map(({ title }) => title)).toEqual(['Cure kinetics of vinyl ester resins'])
  const written = imported.files['content/data/sessions.yaml']!
  expect(written).toContain('waits: true')
  expect(written).toContain('Fatigue of flax laminates under load')
  expect(written).not.toMatch(/Impact damage|Recycling of carbon/)
  // The site does not know of them, until a sheet says when they are.
  expect(talksOf(imported)).toEqual([])
  const placed = await from(
    {
      Programme: rowsOf(`
        Date | Time | Room | Title | Authors
        30.09.2027 | 13:30 | Anadolu Hall | Fatigue of flax laminates under load | Ada Example; Max Muster`),
    },
    editionWith(emptyEdition, imported.files),
  )
  expect(talksOf(placed)).toHaveLength(1)
  expect(placed.files['content/data/sessions.yaml']).not.toContain('waits: true')
  expect(namesIn(placed.result!.read.data.sessions!.flatMap(({ talks }) => talks)[0]!)).toEqual([
    'Ada Example* / Example University',
    'Max Muster / Muster GmbH / Example University',
  ])
})

const conftool =
  'paperID,contribution_type,authors,organisations,title,presenting_author,session_short,session_start,session_room\n'

test('ConfTool: surnames first, who presents in a column, the time of the session in every row', async () => {
  const csv = `${conftool}101,Oral,"Örnek, Ayşe (1); Deneme, Can (2)","1: Örnek University, Türkiye; 2: Deneme Inc.",Flax fibres in boats,"Deneme, Can",1A,2027-09-30 13:30,Anadolu Hall
102,Oral,"Numune, Ece (1)",1: Deneme Inc.,Glass fibres in boats,"Numune, Ece",1A,2027-09-30 13:30,Anadolu Hall\n`
  const at = ['1A', '2027-09-30', 'anadolu', '13:30']
  expect(talksOf(await importFile(emptyEdition, Buffer.from(csv), 'papers.csv'))).toEqual([
    {
      at,
      title: 'Flax fibres in boats',
      people: ['Ayşe Örnek / Örnek University, Türkiye', 'Can Deneme* / Deneme Inc.'],
    },
    { at, title: 'Glass fibres in boats', people: ['Ece Numune* / Deneme Inc.'] },
  ])
})

test('ConfTool: one row a session, with its papers side by side', async () => {
  const csv = `session_short;session_title;session_start;session_end;session_room;chair1;p1_title;p1_authors;p1_organisations;p1_start;p1_end;p2_title;p2_authors;p2_organisations;p2_start;p2_end
1A;Session 1A: Joining;2027-09-30 13:30;2027-09-30 14:10;Anadolu Hall;"BAŞKAN, Sınama";Flax fibres in boats;"Örnek, Ayşe";Örnek University;2027-09-30 13:30;2027-09-30 13:50;Glass fibres in boats;"Deneme, Can";Deneme Inc.;2027-09-30 13:50;2027-09-30 14:10\n`
  const imported = await importFile(emptyEdition, Buffer.from(csv), 'sessions.csv')
  expect(talksOf(imported).map(({ title, people }) => [title, ...people])).toEqual([
    ['Flax fibres in boats', 'Ayşe Örnek* / Örnek University'],
    ['Glass fibres in boats', 'Can Deneme* / Deneme Inc.'],
  ])
  expect(imported.result!.read.data.sessions!.find(({ code }) => code === '1A')).toMatchObject({
    chairs: ['Sınama BAŞKAN'],
    title: 'Joining',
  })
})

test('what is wrong is told once, with sheet, cell and the words in it, and keeps nothing else out', async () => {
  const imported = await from(
    programme(`
      30.09.2027 | 13.30 | Keten liflerinin yorulması | Ayşe Örnek, Can Deneme, Ece Numune | Örnek Ü.; Deneme A.Ş.
      30.09.2027 | 13.50 | | Can Deneme | A Üniversitesi
      30.09.2027 | 14.10 | Bazalt liflerinin darbesi | Can Deneme | A Üniversitesi`),
  )
  expect(asked(imported)).toEqual(['institutions-unclear', 'row-without-title'])
  expect(said(imported)).toMatch(
    /Anadolu Salonu E2: .*Ayşe Örnek, Can Deneme, Ece Numune – Örnek Ü\.; Deneme A\.Ş\.[^]*Anadolu Salonu A3: This row has people but no title/,
  )
  expect(titlesOf(imported)).toEqual(['Keten liflerinin yorulması', 'Bazalt liflerinin darbesi'])
})

test('decisions correct what was read: a column, a row, a list that is not to be taken', async () => {
  const sheets = {
    Program: rowsOf(`
      Date | Time | Room | Title | Presenter | Remarks
      30.09.2027 | 13:30 | Anadolu Hall | Working title of this talk | Ada Example | Final title of this very talk
      30.09.2027 | 13:50 | Anadolu Hall | A row that is no talk at all | Max Muster |`),
  }
  const bytes = await workbookWith(sheets)
  const decided = await importFile(emptyEdition, bytes, 'p.xlsx', {
    Program: { columns: { Title: 'ignored', Remarks: 'title' } },
  })
  expect(titlesOf(decided)).toContain('Final title of this very talk')
  const left = await importFile(emptyEdition, bytes, 'p.xlsx', { Program: { list: 'nothing' } })
  expect([left.files, asked(left)]).toEqual([{}, ['nothing-understood']])
})

test('a second version of a sheet tells exactly its changes; capitals change no title', async () => {
  const rows = (title: string) =>
    programme(`
      30.09.2027 | 13.30 | ${title} | Ayşe Örnek | A Üniversitesi
      30.09.2027 | 13.50 | Bazalt liflerinin darbesi | Can Deneme | B A.Ş.`)
  const first = await from(rows('Keten liflerinin yorulması'))
  const edition = editionWith(emptyEdition, first.files)
  expect((await from(rows('KETEN LİFLERİNİN YORULMASI'), edition)).files).toEqual({})
  const later = await from(rows('Keten liflerinin sünmesi'), edition)
  const [before, after] = [first, later].map(({ files }) => files['content/data/sessions.yaml']!.split('\n'))
  expect(after!.filter((line) => !before!.includes(line))).toEqual([
    expect.stringContaining('Keten liflerinin sünmesi'),
  ])
})

test('four hundred talks in halls that the edition does not have yet', async () => {
  const letters = 'abcdefghijklmnoprstu'
  const rows = Array.from({ length: 400 }, (_, index): Row => {
    const [day, hour, hall] = [Math.floor(index / 80), Math.floor(index / 4) % 20, index % 4]
    const minutes = 13 * 60 + 30 + hour * 20
    const time = `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
    return [
      `${20 + day}.10.2027`,
      time,
      `Yeni Salon ${hall + 1}`,
      `Bildiri ${letters[day]}${letters[hour]}${letters[hall]} üzerine bir çalışma`,
      `Ece ${letters[day]!.toUpperCase()}${letters[hour]}${letters[hall]}örnek`,
    ]
  })
  const talks = talksOf(await from({ Program: [['Tarih', 'Saat', 'Salon', 'Başlık', 'Sunan'], ...rows] }))
  expect(talks).toHaveLength(400)
  expect(talks[0]).toMatchObject({
    at: [expect.stringMatching(/^\d[A-Z]$/), '2027-10-20', 'yeni-salon-1', '13:30'],
  })
})
