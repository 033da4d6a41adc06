// Corrections to Decap’s Turkish where it misleads; everything else stays as Decap has it.

const corrections: DecapPhrases = {
  collection: { sidebar: { collections: 'Bölümler' } },
  editor: {
    editorControlPane: {
      widget: {
        required: '%{fieldLabel}: Boş bırakılamaz.',
        regexPattern: '%{fieldLabel}: %{pattern}.',
        range: '%{fieldLabel}: %{minValue} ile %{maxValue} arasında olmalı.',
        max: '%{fieldLabel} en çok %{maxValue} olmalı.',
        rangeCount: '%{fieldLabel}: %{minCount}–%{maxCount} kayıt olmalı.',
        rangeMin: '%{fieldLabel}: En az %{minCount} kayıt olmalı.',
        rangeMax: '%{fieldLabel}: En çok %{maxCount} kayıt olmalı.',
      },
    },
    editorToolbar: {
      backCollection: '%{collectionLabel}',
      publishing: 'Yayımlanıyor…',
      publish: 'Yayımla',
      published: 'Yayımlandı',
      deployPreviewPendingButtonLabel: 'Önizleme hazır mı?',
    },
  },
  ui: {
    toast: {
      onFailToPersist: 'Kaydedilemedi: %{details}',
      onFailToPublishEntry: 'Yayımlanamadı: %{details}',
      entrySaved: 'Kaydedildi',
      entryPublished: 'Yayımlandı',
      missingRequiredField: 'Boş bırakılamayacak bir alan boş. Kaydetmeden önce doldurun.',
    },
  },
}

const corrected = (phrases: DecapPhrases, by: DecapPhrases): DecapPhrases => ({
  ...phrases,
  ...Object.fromEntries(
    Object.entries(by).map(([place, words]) => {
      const below = phrases[place]
      return [place, typeof words === 'object' && typeof below === 'object' ? corrected(below, words) : words]
    }),
  ),
})

/** Decap’s Turkish with the misleading words corrected. */
export const turkish = (decaps: DecapPhrases): DecapPhrases => corrected(decaps, corrections)
