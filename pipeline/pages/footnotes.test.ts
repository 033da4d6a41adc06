import { footnoteWords } from './footnotes'

const footnotes = () => ({
  children: [
    { properties: { id: 'footnote-label' }, children: [{ value: 'Footnotes' }] },
    { properties: { dataFootnoteBackref: true, ariaLabel: 'Back to content' }, children: [] },
  ],
})

test('footnotes of a Turkish page are called so in Turkish; English ones stay', () => {
  const [turkish, english] = [footnotes(), footnotes()]
  footnoteWords()(turkish, { path: '/content/pages/venue/tr.mdx' })
  footnoteWords()(english, { path: '/content/pages/venue/en.mdx' })
  expect(JSON.stringify(turkish)).toContain('Dipnotlar')
  expect(JSON.stringify(turkish)).toContain('Metne dön')
  expect(english).toEqual(footnotes())
})
