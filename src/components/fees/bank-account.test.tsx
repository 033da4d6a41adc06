import { act, fireEvent, render, screen } from '@testing-library/react'
import { BankAccount } from './bank-account'

const site = {
  bank: {
    accountName: 'Chamber',
    bankName: 'Örnek Bank',
    branch: 'Bayraklı',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    swift: null,
  },
}
const words = {
  bank: 'Bank',
  branch: 'Branch',
  accountName: 'Account holder',
  copyIban: 'Copy the IBAN',
  copied: 'Copied',
}
const copied = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
})
afterEach(() => jest.useRealTimers())

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy the IBAN' }))
    await jest.advanceTimersByTimeAsync(0)
  })

test('the IBAN is shown in groups and copied without spaces, which is announced for a while', async () => {
  copied.mockResolvedValue()
  render(<BankAccount site={site} words={words} />)
  expect(screen.getByText(site.bank.iban)).toBeInTheDocument()
  await press()
  expect(copied).toHaveBeenCalledWith('TR330006100519786457841326')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('announces nothing if the browser refuses to copy', async () => {
  copied.mockRejectedValue(new Error('denied'))
  render(<BankAccount site={site} words={words} />)
  await press()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
