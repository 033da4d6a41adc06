import './repair-address'

test.each([
  ['/?#welcome-letter', '/#welcome-letter'],
  ['/tr/conference?', '/tr/conference'],
  ['/program?q=a#2B', '/program?q=a#2B'],
  ['/venue#50%', '/venue#50%25'],
  ['/nowhere%', '/nowhere%25'],
  ['/tr/nowhere%25', '/tr/nowhere%25'],
  ['/%C5%9F-%FF#%C5%9F-%', '/%C5%9F-%25FF#%C5%9F-%25'],
  ['/program#PL1).', '/program#PL1'],
  ['/program#PL1%29', '/program#PL1'],
  ['/program#PL2)', '/program#PL2)'],
  ['/g%C3%BCl?q=%25#a%20b', '/g%C3%BCl?q=%25#a%20b'],
])('%s becomes %s, which Gatsby can decode', (asked, address) => {
  document.body.innerHTML = '<h2 id="PL1"></h2>'
  history.replaceState(null, '', asked)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.href).toBe(location.origin + address)
})
