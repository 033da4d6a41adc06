import { yamlWriting } from './yaml-writing'
import { tellsEach } from './told'

tellsEach(yamlWriting)
