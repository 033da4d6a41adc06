import './repair-address'

test.each([
  ['/?#welcome-letter', '/#welcome-letter'],
  ['/tr/conference?', '/tr/conference'],
  ['/program?q=a#2B', '/program?q=a#2B'],
  ['/venue#50%', '/venue#50%25'],
])('%s becomes %s', (asked, address) => {
  history.replaceState(null, '', asked)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.href).toBe(location.origin + address)
})
