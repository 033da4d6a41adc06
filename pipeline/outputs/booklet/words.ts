// Labels used only by the booklet; all others come from interface.yaml.
export const words = {
  title: { tr: 'Bildiri Özetleri Kitabı', en: 'Abstract Booklet' },
  committees: { tr: 'Kurullar', en: 'Committees' },
  contents: { tr: 'İçindekiler', en: 'Contents' },
  authors: { tr: 'Yazar dizini', en: 'Index of authors' },
} as const
