import './repair-address'

test.each([
  ['/?#welcome-letter', '/#welcome-letter'],
  ['/tr/conference?', '/tr/conference'],
  ['/program?q=a#2B', '/program?q=a#2B'],
  ['/venue#50%', '/venue#50%25'],
  ['/nowhere%', '/nowhere-'],
  ['/tr/nowhere%25', '/tr/nowhere-25'],
  ['/g%C3%BCl?q=%25#a%20b', '/g%C3%BCl?q=%25#a%20b'],
])('%s becomes %s, which Gatsby can decode', (asked, address) => {
  history.replaceState(null, '', asked)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.href).toBe(location.origin + address)
})
