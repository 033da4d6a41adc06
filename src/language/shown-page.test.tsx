import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageToggle } from './language-toggle'
import { ShownPage, useLanguage, type ShownProps } from './shown-page'

const pageIn = (language: 'en' | 'tr', path: string, title: string) =>
  ({
    path,
    data: { page: { title, route: path.replace('/tr', '') }, site: { name: 'Symposium' } },
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
    hovering: jest.fn(),
  }
  window.___navigate = jest.fn()
})

const toggle = () => screen.getByRole('button')

describe('the toggle', () => {
  test('leaves the title of the next page alone', async () => {
    const { rerender } = render(draw())
    await userEvent.click(toggle())
    await screen.findByText('Mekân en/tr')
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

  test('a second press overtakes a slow translation', async () => {
    let arrive: (found: unknown) => void = () => undefined
    jest
      .mocked(window.___loader!.loadPage)
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve as typeof arrive)))
    render(draw())
    await userEvent.click(toggle())
    await userEvent.click(toggle())
    expect(await screen.findByText('Mekân en/tr')).toBeInTheDocument()
    await userEvent.click(toggle())
    await act(async () => arrive(translation))
    expect(screen.getByText('Venue en/en')).toBeInTheDocument()
  })

  test('is, on the page of unknown addresses, as it was built, whatever the address', () => {
    render(draw({ ...pageIn('en', '/tr/nowhere', 'Not found'), pageContext: {} } as ShownProps))
    expect(screen.getByText('Not found en/en')).toBeInTheDocument()
  })
})
