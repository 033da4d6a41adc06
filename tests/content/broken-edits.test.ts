// Tests the tables of mistakes as a whole; the message for each mistake is tested beside its table.
import { checkEdition } from '../../pipeline/check'
import { sample } from './edition'
import { datesAndMoney } from './broken/dates-and-money'
import { firmsAndVenue } from './broken/firms-and-venue'
import { nearlyRight } from './broken/nearly-right'
import { pages } from './broken/pages'
import { people } from './broken/people'
import { programmeAndPosters } from './broken/programme'
import { siteAndMenu } from './broken/site-and-menu'
import { yamlWriting } from './broken/yaml-writing'
import { brief } from './broken/told'

const broken = [
  ...yamlWriting,
  ...siteAndMenu,
  ...people,
  ...datesAndMoney,
  ...nearlyRight,
  ...firmsAndVenue,
  ...programmeAndPosters,
  ...pages,
]

test('the sample is in order', () => {
  expect(brief(checkEdition(sample).problems)).toBe('')
})

test('each mistake has a name of its own', () => {
  const names = broken.map(({ name, file }) => `${file} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
