import { networks } from '../schemas/site'
import { siteOf } from './site'

test('every network’s name is spelled in its own way', () => {
  const site = {
    starts: '2025-10-02',
    ends: '2025-10-04',
    networks: networks.map((network) => ({ network, url: `https://${network}.example.com` })),
  } as Parameters<typeof siteOf>[0]
  const names = siteOf(site, 'en').networks.map(({ name }) => name)
  expect(names).toEqual(['LinkedIn', 'Instagram', 'X', 'YouTube', 'Facebook'])
})
