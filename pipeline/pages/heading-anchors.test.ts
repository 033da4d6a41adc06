import { headingAnchors } from './heading-anchors'

test('headings below the first get an anchor, in Turkish too', () => {
  const heading = (tagName: string, value: string) => ({
    type: 'element',
    tagName,
    children: [{ type: 'text', value }],
    properties: {},
  })
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
