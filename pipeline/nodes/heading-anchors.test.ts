import { headingAnchors } from './heading-anchors'

const heading = (tagName: string, value: string, properties = {}) => ({
  type: 'element',
  tagName,
  children: [{ type: 'text', value }],
  properties,
})

test('headings below the page’s title get an anchor, in Turkish too', () => {
  const tree = {
    type: 'root',
    children: [heading('h2', 'Getting to the Venue'), heading('h3', 'Önemli Tarihler'), heading('p', 'Text')],
  }
  headingAnchors()(tree)
  expect(tree.children.map(({ properties }) => properties)).toEqual([
    { id: 'getting-to-the-venue' },
    { id: 'önemli-tarihler' },
    {},
  ])
})

test('two equal headings get different anchors, as on GitHub; an id already there stays', () => {
  const words = ['By Bus', 'By Bus', 'By Bus 1', 'By Bus']
  const tree = {
    type: 'root',
    children: [
      ...words.map((value) => heading('h2', value)),
      heading('h2', 'Footnotes', { id: 'footnote-label' }),
    ],
  }
  headingAnchors()(tree)
  expect(tree.children.map(({ properties }) => properties)).toEqual([
    { id: 'by-bus' },
    { id: 'by-bus-1' },
    { id: 'by-bus-1-1' },
    { id: 'by-bus-2' },
    { id: 'footnote-label' },
  ])
})
