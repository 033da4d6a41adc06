// What pages show of data that the sample does not have. Their data are in pages.yaml.
import { render, screen } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { rowsIn } from '../../tests/setup/rows'
import AccommodationTemplate from './accommodation'
import HomeTemplate from './home'
import RegistrationTemplate from './registration'
import SpeakersTemplate from './speakers'
import WorkshopTemplate from './workshop'

type Data = Record<string, Record<string, object>>

const templates = {
  home: HomeTemplate,
  speakers: SpeakersTemplate,
  hotels: AccommodationTemplate,
  registration: RegistrationTemplate,
  workshop: WorkshopTemplate,
}

/** A page with its data from pages.yaml; `change` may write others into them. */
function pageOf(name: keyof typeof templates, change: (data: Data) => void = () => undefined) {
  // Read anew, since it is changed.
  const data = rowsIn<Record<string, Data>>('src/templates/pages.yaml')[name]!
  change(data)
  const Template = templates[name] as FunctionComponent<Record<string, unknown>>
  return <Template data={data} />
}

describe('home', () => {
  const headingsWith = (...partners: object[]) => {
    window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia
    render(pageOf('home', ({ sponsors }) => Object.assign(sponsors!, { partners })))
    return screen.getAllByRole('heading').map(({ textContent }) => textContent)
  }

  test('a category without firms is left out', () => {
    const firm = { name: 'Egeply Kompozit', website: null, logo: { logo: '/logo.webp' } }
    expect(headingsWith(firm).slice(-2)).toEqual(['Sponsors and Partners', 'Partners'])
  })

  test('an edition without sponsors and partners has no such block', () => {
    expect(headingsWith()).not.toContain('Sponsors and Partners')
  })
})

describe('speakers', () => {
  test('an edition without speakers says that they are not known yet', () => {
    render(pageOf('speakers'))
    expect(screen.getByText('The speakers will be announced here.')).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  })

  test('a speaker without a photo is shown by initials, which nobody has read out', () => {
    const ece = {
      name: 'Dr. Ece Örnek',
      initials: 'EÖ',
      anchor: 'speaker-1',
      kind: 'plenary',
      affiliation: 'X',
    }
    render(pageOf('speakers', ({ speakers }) => Object.assign(speakers!, { nodes: [ece] })))
    expect(screen.getByText('EÖ')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('accommodation', () => {
  test('if other rooms have two prices, a room with a single price shows it in both columns', () => {
    render(pageOf('hotels'))
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).toEqual(['185 EUR', '185 EUR', '120 EUR', '–'])
  })

  test('a hotel without prices yet has no table', () => {
    const withoutRooms = ({ hotels }: Data) => {
      for (const hotel of hotels!['nodes'] as object[]) Object.assign(hotel, { rooms: [] })
    }
    render(pageOf('hotels', withoutRooms))
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('registration', () => {
  test('every category has its fee, and its early-bird fee or a note that there is none yet', () => {
    render(pageOf('registration'))
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Early bird (until 28 July)')
    const cells = (name: RegExp) =>
      [...(screen.getByRole('row', { name }) as HTMLTableRowElement).cells]
        .slice(1)
        .map((cell) => cell.textContent)
    expect(cells(/^Regular/)).toEqual(['6,000 TL', 'Not announced'])
    expect(cells(/^Academic/)).toEqual(['6,000 TL', '3,500 TL'])
  })

  test('if no early-bird fee is announced, one more note says so where rows are shown as lists', () => {
    const withoutEarly = ({ fees }: Data) => {
      for (const category of fees!['categories'] as object[]) Object.assign(category, { earlyBird: null })
    }
    const { rerender } = render(pageOf('registration', withoutEarly))
    const once = () => screen.queryByText(/^Early bird.*: Not announced$/)
    expect(once()).toBeInTheDocument()
    expect(screen.getAllByRole('cell', { name: 'Not announced' })).toHaveLength(2)
    rerender(pageOf('registration'))
    expect(once()).toBeNull()
  })
})

describe('workshop', () => {
  beforeEach(() => render(pageOf('workshop')))

  test('in a narrow box, a day and its month stay together, while the year may move to the next line', () => {
    for (const text of ['2\u00a0October only', 'until 30\u00a0July 2025', '30\u00a0August 2025'])
      expect(screen.getByText(text, { normalizer: (found) => found })).toBeInTheDocument()
  })

  test('a session names who leads and who speaks; a break shows only its title', () => {
    expect(screen.getByText('Coordinator: Dr. A')).toBeInTheDocument()
    expect(screen.getByText('Speakers: A (University); B')).toBeInTheDocument()
    expect(screen.getByText('Speaker: C')).toBeInTheDocument()
    expect(screen.getByText('Coordinator: Dr. D (Örnek Institute)')).toBeInTheDocument()
    expect(screen.getByText('Break').closest('li')).toHaveTextContent('11:00–10:00Break')
  })

  test('a topic is a heading above the sessions that belong to it', () => {
    const [before, after] = screen.getAllByRole('list')
    expect(screen.getByRole('heading', { level: 4, name: 'Practice' }).nextElementSibling).toBe(after)
    expect(before).not.toHaveTextContent('Break')
  })
})
