// Office files are zips that record when they were made. Here all get the same date, so that the same content gives the same
// bytes.
import JSZip from 'jszip'
import type { Language } from '../../pipeline/schemas/kinds'

/** The day on which every sample document says that it was made. */
export const madeOn = new Date('2025-05-01T00:00:00Z')

const datedProperties = (xml: string, language: string): string =>
  xml
    .replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, '$12025-05-01T00:00:00Z')
    .replace('</cp:coreProperties>', `<dc:language>${language}</dc:language></cp:coreProperties>`)

/**
 * Repacks a .docx or .pptx with a fixed date for every entry and in its properties, and with its language stated. Entries keep
 * their order, because [Content_Types].xml has to be first.
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
