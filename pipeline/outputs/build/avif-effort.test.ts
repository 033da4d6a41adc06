import sharp from 'sharp'
import { AVIF_EFFORT, setAvifEffort } from './avif-effort'

type Asked = { options: { heifEffort: number } }
const effortOf = (picture: unknown) => (picture as Asked).options.heifEffort

const blank = () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })

test('the effort is ours where nobody asks for another, as gatsby-plugin-sharp does', () => {
  expect(effortOf(blank().avif({ quality: 34 }))).toBe(4)
  setAvifEffort()
  expect(effortOf(blank().clone().avif({ quality: 34 }))).toBe(AVIF_EFFORT)
  expect(effortOf(blank().avif({ effort: 6 }))).toBe(6)
})
