// content/navigation.yaml: the menu.
import { z } from 'zod'
import { named, route, text } from './kinds'

export const navigationEntry = z.strictObject({
  label: named(text(), 'Label', 'Etiket'),
  to: named(route(), 'Page', 'Sayfa'),
  items: named(
    z.array(z.strictObject({ label: named(text(), 'Label', 'Etiket'), to: named(route(), 'Page', 'Sayfa') })),
    'Entries below it',
    'Alt başlıklar',
  ).default([]),
})
