import { people } from './people'
import { tellsEach } from './told'

tellsEach(people)
