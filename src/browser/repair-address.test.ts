import { rowsIn } from '../../tests/setup/rows'
import './repair-address'

const { repaired } = rowsIn<{ repaired: Record<string, string> }>('src/browser/intended-address.yaml')

test.each(Object.entries(repaired))('%s becomes %s, which Gatsby can decode', (asked, address) => {
  document.body.innerHTML = '<h2 id="PL1"></h2>'
  history.replaceState(null, '', asked)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(location.href).toBe(location.origin + address)
})
