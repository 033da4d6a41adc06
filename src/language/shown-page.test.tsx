import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageToggle } from './language-toggle'
import { ShownPage, useLanguage, type ShownProps } from './shown-page'

const pageIn = (language: 'en' | 'tr', path: string, title: string) =>
  ({
    path,
    data: {
      page: { title, description: `About ${title}`, keywords: [], route: path.replace('/tr', '') },
      site: { name: 'Symposium' },
    },
    pageContext: { language },
  }) as unknown as ShownProps

const english = pageIn('en', '/venue', 'Venue')
const turkish = pageIn('tr', '/tr/venue', 'Mekân')

function Title({ data }: ShownProps) {
  const { urlLanguage, shown } = useLanguage()
  return (
    <p>
      {data.page?.title} {urlLanguage}/{shown}
    </p>
  )
}

const draw = (props = english) => (
  <ShownPage
    element={<Title {...props} />}
    props={props}
    frame={(_, page) => (
      <>
        <LanguageToggle label="other language" />
        {page}
      </>
    )}
  />
)

const translation = {
  component: { default: Title },
  json: { data: turkish.data, pageContext: turkish.pageContext },
}

beforeEach(() => {
  document.head.innerHTML = '<title>Venue – Symposium</title>'
  window.___loader = {
    loadPage: jest.fn().mockResolvedValue(translation),
    loadPageSync: jest.fn(),
    hovering: jest.fn(),
  }
  window.___navigate = jest.fn()
})

const toggle = () => screen.getByRole('button')

/** Lets the translation arrive only when the returned function is called. */
function loadsLate() {
  let arrive: (found: never) => void = () => undefined
  jest.mocked(window.___loader!.loadPage).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  return () => act(async () => arrive(translation as never))
}

describe('the toggle', () => {
  test('leaves the title of the next page alone', async () => {
    const { rerender } = render(draw())
    await userEvent.click(toggle())
    // The title is written after the page is shown.
    await waitFor(() => expect(document.title).toBe('Mekân – Symposium'))
    document.head.innerHTML = '<title>Contact – Symposium</title>'
    rerender(draw(pageIn('en', '/contact', 'Contact')))
    expect(screen.getByText('Contact en/en')).toBeInTheDocument()
    expect([...document.querySelectorAll('title')].map((title) => title.textContent)).toEqual([
      'Contact – Symposium',
    ])
  })

  test('asks again for a translation that failed before, although Gatsby’s loader remembers the failure', async () => {
    jest
      .mocked(window.___loader!.loadPage)
      .mockImplementation(
        (path) => Promise.resolve(path === '/tr/venue' ? { status: 'error' } : translation) as never,
      )
    render(draw())
    await userEvent.click(toggle())
    expect(await screen.findByText('Mekân en/tr')).toBeInTheDocument()
    expect(window.___navigate).not.toHaveBeenCalled()
  })

  test('leaves readers alone who have gone to another page before the translation failed', async () => {
    let fail: (reason: Error) => void = () => undefined
    jest
      .mocked(window.___loader!.loadPage)
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject as typeof fail)))
      .mockRejectedValue(new Error('Loading chunk 1 failed.'))
    const { rerender } = render(draw())
    await userEvent.click(toggle())
    rerender(draw(pageIn('en', '/contact', 'Contact')))
    await act(async () => fail(new Error('Loading chunk 1 failed.')))
    expect(window.___navigate).not.toHaveBeenCalled()
    expect(screen.getByText('Contact en/en')).toBeInTheDocument()
  })

  test('a second press takes back the first, however late the translation arrives', async () => {
    const arrive = loadsLate()
    render(draw())
    await userEvent.click(toggle())
    await userEvent.click(toggle())
    await arrive()
    expect(screen.getByText('Venue en/en')).toBeInTheDocument()
    await userEvent.click(toggle())
    expect(await screen.findByText('Mekân en/tr')).toBeInTheDocument()
  })

  test('changes the language, description and sharing tags of the document, and back', async () => {
    document.head.innerHTML +=
      '<meta name="description" content="About Venue"><meta property="og:locale" content="en_GB">'
    const head = () => [
      document.documentElement.lang,
      ...[...document.querySelectorAll('meta')].map(({ content }) => content),
    ]
    render(draw())
    await userEvent.click(toggle())
    await screen.findByText('Mekân en/tr')
    expect(head()).toEqual(['tr', 'About Mekân', 'tr_TR'])
    await userEvent.click(toggle())
    await screen.findByText('Venue en/en')
    expect(head()).toEqual(['en', 'About Venue', 'en_GB'])
  })

  test('says that the page is loading once that takes half a second', async () => {
    jest.useFakeTimers()
    const arrive = loadsLate()
    render(<main id="main">{draw()}</main>)
    fireEvent.click(toggle())
    act(() => jest.advanceTimersByTime(499))
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await arrive()
    expect(screen.getByText('Mekân en/tr')).toBeInTheDocument()
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy')
    jest.useRealTimers()
  })
})
