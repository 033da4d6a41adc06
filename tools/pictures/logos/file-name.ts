/** Firms whose logo does not carry the derived name; `sponsors.yaml` lists the same exceptions. */
const exceptions: Record<string, string> = {
  'Etiket 360': 'etiket360.png',
  'İyon Test & Ölçüm': 'iyon-test.png',
  'Yeşil Elyaf Geri Dönüşüm': 'yesil-elyaf.png',
  'Turquoise Coast Development Agency': 'turquoise-coast.png',
}

/** The logo file of a firm (specification, “Sponsor or partner”): lowercased, spaces to `_`, only letters kept. */
export function logoFileName(name: string): string {
  const derived = name
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replaceAll(' ', '_')
    .replace(/[^\p{L}_]/gu, '')
  return exceptions[name] ?? `${derived}.png`
}
