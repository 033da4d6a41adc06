import { programmeAndPosters } from './programme'
import { tellsEach } from './told'

tellsEach(programmeAndPosters)
