// The files of the venue's gallery: static/1.jpg, 2.jpg and so on, as many as venue.yaml says.
import type { ReadEdition } from '../../read'

export const galleryOf = ({ data }: Pick<ReadEdition, 'data'>): string[] =>
  Array.from({ length: data.venue?.galleryImages ?? 0 }, (_, index) => `static/${index + 1}.jpg`)
