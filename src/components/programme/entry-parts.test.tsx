import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AbstractInPlace } from './entry-parts'

const show = () => render(<AbstractInPlace route="/program/flax-glass-hybrid-3f9a">Abstract</AbstractInPlace>)

const loadPage = jest.fn()
const navigate = jest.fn(() => Promise.resolve())

beforeEach(() => {
  window.___loader = { loadPage, loadPageSync: jest.fn(), hovering: () => undefined }
  window.___navigate = navigate
})

test('the link leads to the abstract’s page; a press opens the text in place, and another closes it', async () => {
  const text = [['p', 'Flax takes up water', ['sub', '1']]]
  loadPage.mockResolvedValue({ component: {}, json: { data: { page: { text } }, pageContext: {} } })
  show()
  const link = screen.getByRole('link', { name: 'Abstract' })
  expect(link).toHaveAttribute('href', '/program/flax-glass-hybrid-3f9a')
  await userEvent.click(link)
  expect(await screen.findByText(/Flax takes up water/)).toBeInTheDocument()
  expect(link).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(link)
  expect(screen.queryByText(/Flax/)).not.toBeInTheDocument()
  expect(loadPage).toHaveBeenCalledTimes(1)
})

test('an abstract that cannot be loaded is opened at its own address', async () => {
  loadPage.mockResolvedValue({ status: 'failure' })
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Abstract' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/program/flax-glass-hybrid-3f9a', undefined))
})
