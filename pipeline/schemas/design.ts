// content/design.yaml: the colours and drawings of an edition, on its pages, cards, documents and icons.
import { z } from 'zod'
import { hallColours } from '../domain/colours'
import { group, named, of } from './fields'

const colour = (en: string, tr: string) => named(of('colour'), en, tr)

const drawing = (en: string, tr: string) => named(of('drawing'), en, tr).optional()

export const design = z.strictObject({
  colours: group('Colours', 'Renkler', {
    deep: colour(
      'Dark main colour: headings, footer, covers',
      'Koyu ana renk: başlıklar, sayfa altı, kapaklar',
    ),
    accent: colour('Main colour: links, edges', 'Ana renk: bağlantılar, kenarlar'),
    pale: colour('Light main colour: labels, heads of tables', 'Açık ana renk: etiketler, tablo başlıkları'),
    paper: colour('Ground of the pages', 'Sayfa zemini'),
    sand: colour('Ground of bands', 'Şeritlerin zemini'),
    line: colour('Lines', 'Çizgiler'),
    ink: colour('Text', 'Metin'),
    quiet: colour('Quieter text', 'İkincil metin'),
    signal: colour('Registration, current page', 'Kayıt düğmesi, açık sayfa'),
    sun: colour('What is now, announcements', 'Şu anda olanlar, duyurular'),
    halls: named(
      z.array(of('colour')).min(1).max(hallColours.length),
      'Halls, in their order',
      'Salonlar, sırasıyla',
    ),
  }),
  motif: drawing('Drawing on covers and social cards', 'Kapakların ve paylaşım kartlarının çizimi'),
  mark: drawing('Mark in the header', 'Sayfa başındaki simge'),
  icon: drawing('Icon of the site', 'Sitenin simgesi'),
})
