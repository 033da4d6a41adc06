import { pages } from './pages'
import { tellsEach } from './told'

tellsEach(pages)
