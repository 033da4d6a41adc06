// Office files are zips that carry the hour they were made; here they get one date, so bytes repeat.
import JSZip from 'jszip'
import type { Language } from '../../pipeline/schemas/kinds'

/** The day every sample document says it was made. */
export const madeOn = new Date('2025-05-01T00:00:00Z')

const datedProperties = (xml: string, language: string): string =>
  xml
    .replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, '$12025-05-01T00:00:00Z')
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`)

/**
 * Packs a .docx or .pptx again with a fixed date on every entry and in its properties, and states its language.
 * Entries keep their order: [Content_Types].xml has to stay first.
 */
export const fixedZip = async (bytes: Uint8Array, language: Language): Promise<Buffer> => {
  const source = await JSZip.loadAsync(bytes)
  const target = new JSZip()
  for (const entry of Object.values(source.files)) {
    if (entry.dir) continue
    const data =
      entry.name === 'docProps/core.xml'
        ? datedProperties(await entry.async('string'), language)
        : await entry.async('uint8array')
    target.file(entry.name, data, { date: madeOn, createFolders: false })
  }
  return target.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'DOS',
  })
}
