test.each([
  ['/nowhere%', '/nowhere-'],
  ['/tr/nowhere%25', '/tr/nowhere-25'],
  ['/g%C3%BCl?q=%25#a%20b', '/g%C3%BCl?q=%25#a%20b'],
  ['/venue#50%', '/venue#50%25'],
])('%s becomes %s, which Gatsby can decode', (address, repaired) => {
  window.history.pushState(null, '', address)
  jest.isolateModules(() => jest.requireActual('./repair-address'))
  const { pathname, search, hash } = window.location
  expect(pathname + search + hash).toBe(repaired)
})
