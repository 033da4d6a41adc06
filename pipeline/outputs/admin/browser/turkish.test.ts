import { turkish } from './turkish'

test('misleading words of Decap’s Turkish are corrected, all others stay', () => {
  const decaps = {
    editor: { editorToolbar: { published: 'Yayınlanan', save: 'Kaydet' } },
    ui: { toast: { onFailToPersist: 'Girdi devam ettirilemedi: %{details}' } },
    app: { header: { media: 'Medya' } },
  }
  expect(turkish(decaps)).toMatchObject({
    editor: { editorToolbar: { published: 'Yayımlandı', save: 'Kaydet' } },
    ui: { toast: { onFailToPersist: 'Kaydedilemedi: %{details}' } },
    app: { header: { media: 'Medya' } },
  })
  expect(decaps.editor.editorToolbar.published).toBe('Yayınlanan')
})
