// Corrections to Decap’s Turkish where it misleads; everything else stays as Decap has it.
import { Document } from 'yaml'

const corrections = {
  'collection.sidebar.collections': 'Bölümler',
  'editor.editorControlPane.widget.required': '%{fieldLabel}: Boş bırakılamaz.',
  'editor.editorControlPane.widget.regexPattern': '%{fieldLabel}: %{pattern}.',
  'editor.editorControlPane.widget.range': '%{fieldLabel}: %{minValue} ile %{maxValue} arasında olmalı.',
  'editor.editorControlPane.widget.max': '%{fieldLabel} en çok %{maxValue} olmalı.',
  'editor.editorControlPane.widget.rangeCount': '%{fieldLabel}: %{minCount}–%{maxCount} kayıt olmalı.',
  'editor.editorControlPane.widget.rangeMin': '%{fieldLabel}: En az %{minCount} kayıt olmalı.',
  'editor.editorControlPane.widget.rangeMax': '%{fieldLabel}: En çok %{maxCount} kayıt olmalı.',
  'editor.editorToolbar.backCollection': '%{collectionLabel}',
  'editor.editorToolbar.publishing': 'Yayımlanıyor…',
  'editor.editorToolbar.publish': 'Yayımla',
  'editor.editorToolbar.published': 'Yayımlandı',
  'editor.editorToolbar.deployPreviewPendingButtonLabel': 'Önizleme hazır mı?',
  'ui.toast.onFailToPersist': 'Kaydedilemedi: %{details}',
  'ui.toast.onFailToPublishEntry': 'Yayımlanamadı: %{details}',
  'ui.toast.entrySaved': 'Kaydedildi',
  'ui.toast.entryPublished': 'Yayımlandı',
  'ui.toast.missingRequiredField': 'Boş bırakılamayacak bir alan boş. Kaydetmeden önce doldurun.',
}

/** The Turkish phrases of Decap with our corrections. */
export function turkish(decaps: DecapPhrases): DecapPhrases {
  const phrases = new Document(decaps)
  for (const [place, words] of Object.entries(corrections)) phrases.setIn(place.split('.'), words)
  return phrases.toJS() as DecapPhrases
}
