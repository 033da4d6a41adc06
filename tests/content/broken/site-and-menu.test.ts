import { siteAndMenu } from './site-and-menu'
import { tellsEach } from './told'

tellsEach(siteAndMenu)
