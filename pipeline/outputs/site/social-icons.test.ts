import { readFileSync } from 'node:fs'
import { socialIcons, spriteFile } from './social-icons'
import { networks } from '../../schemas/site'

const symbols = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('every network has an icon', () => {
  expect(symbols(readFileSync(`static/${spriteFile}`, 'utf8'))).toEqual([...networks])
})

test('the site has the icons of its own networks only', () => {
  const site = { networks: [{ network: 'x', url: 'https://x.example.com' }] }
  const sprite = socialIcons(process.cwd(), { data: { site } } as Parameters<typeof socialIcons>[1])
  expect(symbols(sprite)).toEqual(['x'])
  expect(sprite).toMatch(/<\/svg>$/)
})
