// content/navigation.yaml: the menu.
import { z } from 'zod'
import { list, named, route, text } from './kinds'

export const navigationEntry = z.strictObject({
  label: named(text(), 'Label', 'Etiket'),
  to: named(route(), 'Page', 'Sayfa'),
  items: list('Entries below it', 'Alt başlıklar', {
    label: named(text(), 'Label', 'Etiket'),
    to: named(route(), 'Page', 'Sayfa'),
  }).default([]),
})
