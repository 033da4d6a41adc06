// An edition without workshops, tour, exhibition, hotels, posters or earlier events has none of their files.
import { checkEdition } from '../../pipeline/check'
import { recordTypes } from '../../pipeline/records'
import { collections, fileOf, type CollectionName } from '../../pipeline/schemas'
import { sampleWith } from './edition'

const names: CollectionName[] = [
  'workshop',
  'socialTour',
  'exhibition',
  'hotels',
  'posters',
  'previousEvents',
]
const { read, problems } = checkEdition(
  sampleWith(Object.fromEntries(names.map((name) => [fileOf(name), undefined]))),
)

test('the files that an edition may do without are these, and their absence is no mistake', () => {
  const optional = Object.entries(collections).filter(([, collection]) => collection.optional)
  expect(optional.map(([name]) => name).sort()).toEqual([...names].sort())
  expect(read.problems).toEqual([])
})

test('of what is absent there is no record', () => {
  for (const type of ['Workshop', 'SocialTour', 'Exhibition', 'Hotel', 'PreviousEvent'])
    expect(recordTypes[type]?.records(read, 'en')).toEqual([])
})

test('a page that would be empty without its file is reported, at its template', () => {
  const found = problems.filter(({ code }) => code === 'page.without-data')
  expect(found.map(({ file, values }) => [file, values?.['file']])).toEqual([
    ['content/pages/exhibition/en.mdx', 'content/data/exhibition.yaml'],
    ['content/pages/venue/accommodation/en.mdx', 'content/data/hotels.yaml'],
    ['content/pages/venue/social-program/en.mdx', 'content/data/social-tour.yaml'],
    ['content/pages/workshop/en.mdx', 'content/data/workshop.yaml'],
  ])
})
