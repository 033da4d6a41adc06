import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WelcomeLetter } from './welcome-letter'

const draw = () =>
  render(
    <WelcomeLetter
      letter={{ title: 'Welcome to İzmir', lead: 'Dear colleagues,', paragraphs: ['A laminate is strong.'] }}
      signatures={[{ name: 'Selin Kurmaca', role: 'Symposium Co-Chair' }]}
      words={{ welcomeLetter: 'Welcome Letter', close: 'Close' }}
    />,
  )

afterEach(() => window.history.replaceState(null, '', '/'))

test('is closed at first, opens as a modal and closes again', async () => {
  draw()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Welcome Letter' }))
  const dialog = screen.getByRole('dialog', { name: 'Welcome to İzmir' })
  expect(dialog).toHaveTextContent('Dear colleagues,A laminate is strong.Selin KurmacaSymposium Co-Chair')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Welcome Letter' })).toHaveFocus()
})

test('opens by itself if the address asks for it, and removes that from the address on closing', async () => {
  window.history.replaceState(null, '', '/#welcome-letter')
  draw()
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.location.hash).toBe('')
})

test('opens when the address of the open page changes to ask for it', () => {
  draw()
  window.history.replaceState(null, '', '/#welcome-letter')
  fireEvent(window, new HashChangeEvent('hashchange'))
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('without JavaScript its forms open and close it by the address', () => {
  draw()
  const [opener, closer] = screen.getAllByRole('button', { hidden: true })
  expect(opener?.closest('form')).toHaveAttribute('action', '/#welcome-letter')
  expect(closer?.closest('form')).toHaveAttribute('action', '/')
})
