import sharp from 'sharp'
import { AVIF_EFFORT, LOSSLESS, setEncoders } from './encoders'

type Asked = { options: { heifEffort: number; webpLossless: boolean; webpQuality: number } }
const asked = (picture: unknown) => (picture as Asked).options

const blank = () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })

test('the effort is ours where nobody asks for another, as gatsby-plugin-sharp does', () => {
  expect(asked(blank().avif({ quality: 34 })).heifEffort).toBe(4)
  setEncoders()
  expect(asked(blank().clone().avif({ quality: 34 })).heifEffort).toBe(AVIF_EFFORT)
  expect(asked(blank().avif({ effort: 6 })).heifEffort).toBe(6)
})

test('the best quality of WebP is the one that loses nothing', () => {
  setEncoders()
  expect(asked(blank().webp({ quality: 90 })).webpLossless).toBe(false)
  const lossless = asked(blank().clone().webp({ quality: LOSSLESS }))
  expect(lossless.webpLossless).toBe(true)
  // The encoder would try for twenty seconds what takes half a one.
  expect(lossless.webpQuality).toBeLessThan(LOSSLESS)
})
