import { readFileSync } from 'node:fs'
import { networks } from '../../../pipeline/schemas/site'

test.each(networks)('%s has an icon', (network) => {
  expect(readFileSync('static/icons/social.svg', 'utf8')).toContain(`<symbol id="${network}"`)
})
