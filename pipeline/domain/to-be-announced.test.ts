import { isToBeAnnounced } from './to-be-announced'

test.each([
  'TBA',
  'TBC',
  'N.N.',
  'N. N.',
  'Title to be announced',
  'To be announced.',
  'Başlık sonra duyurulacak',
  'BAŞLIK SONRA DUYURULACAKTIR',
  'Konuşmacı açıklanacak',
])('“%s” says that something is not known yet', (text) => {
  expect(isToBeAnnounced(text)).toBe(true)
})

test.each(['TBAB tapes', 'Duyurulacak değil', 'Ann N. Sample', 'Tests to be announced as standards', 'Finn'])(
  '“%s” does not',
  (text) => {
    expect(isToBeAnnounced(text)).toBe(false)
  },
)
