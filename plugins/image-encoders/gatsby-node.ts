// Changes the encoders before gatsby-plugin-sharp uses them: see README.md.
import type { GatsbyNode } from 'gatsby'
import { setEncoders, verifyEncoders } from './encoders'

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    setEncoders()
    verifyEncoders()
  } catch (error) {
    reporter.panic(`plugins/image-encoders: ${(error as Error).message}`)
  }
}
