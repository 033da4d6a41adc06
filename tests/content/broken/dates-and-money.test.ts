import { datesAndMoney } from './dates-and-money'
import { tellsEach } from './told'

tellsEach(datesAndMoney)
