// Words used only by the booklet; Turkish first, as in the printed programme.
export const words = {
  title: { tr: 'Bildiri Özetleri Kitabı', en: 'Abstract Booklet' },
  committees: { tr: 'Kurullar', en: 'Committees' },
  contents: { tr: 'İçindekiler', en: 'Contents' },
  posters: { tr: 'Poster Sunumları', en: 'Poster Presentations' },
  authors: { tr: 'Yazar dizini', en: 'Index of authors' },
  organisers: { tr: 'Düzenleyenler', en: 'Organised by' },
  chairs: { tr: 'Oturum başkanları', en: 'Chairs' },
  abstract: { tr: 'Özet', en: 'Abstract' },
  keywords: { tr: 'Anahtar sözcükler', en: 'Keywords' },
} as const
