import { nearlyRight } from './nearly-right'
import { tellsEach } from './told'

tellsEach(nearlyRight)
