// Titles of the files of content/ in the editor's sidebar; everything below them comes from the schemas.
import type { Bilingual } from '../../domain/languages'
import { label } from '../../messages/render'
import type { CollectionName } from '../../schemas'

/** In the order of the sidebar: files that change often come first. */
export const sidebar: Record<CollectionName, Bilingual> = {
  keyDates: label('editor.key-dates'),
  speakers: label('editor.speakers'),
  sessions: label('editor.sessions'),
  posters: label('editor.posters'),
  programme: label('editor.programme'),
  sponsors: label('editor.sponsors'),
  exhibition: label('editor.exhibition'),
  committees: label('editor.committees'),
  fees: label('editor.fees'),
  workshop: label('editor.workshop'),
  socialTour: label('editor.social-tour'),
  venue: label('editor.venue'),
  hotels: label('editor.hotels'),
  downloads: label('editor.downloads'),
  previousEvents: label('editor.previous-events'),
  site: label('editor.site'),
  design: label('editor.design'),
  navigation: label('editor.navigation'),
  interface: label('editor.interface'),
}
