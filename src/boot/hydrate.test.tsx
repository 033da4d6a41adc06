import { act, screen } from '@testing-library/react'
import { hydrate } from './hydrate'

const error = jest.spyOn(console, 'error').mockImplementation()

afterEach(() => {
  expect(error).not.toHaveBeenCalled()
  document.body.replaceChildren()
})

const containerWith = (html: string) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  return container
}

test('a built page keeps its elements and becomes interactive', async () => {
  const container = containerWith('<button>Programme</button>')
  const built = screen.getByRole('button')
  const press = jest.fn()
  await act(async () => void hydrate(<button onClick={press}>Programme</button>, container))
  built.click()
  expect(press).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toBe(built)
})

test('under develop, where nothing is built, the page is rendered', async () => {
  let take = () => {}
  await act(async () => void (take = hydrate(<button>Programme</button>, containerWith(''))))
  expect(screen.getByRole('button', { name: 'Programme' })).toBeVisible()
  act(() => take())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
