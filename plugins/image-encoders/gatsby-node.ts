// Changes the encoders before gatsby-plugin-sharp uses them: see README.md.
import { setEncoders, verifyEncoders } from './encoders'

export function onPreInit(): void {
  setEncoders()
  verifyEncoders()
}
