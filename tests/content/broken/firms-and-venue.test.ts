import { firmsAndVenue } from './firms-and-venue'
import { tellsEach } from './told'

tellsEach(firmsAndVenue)
