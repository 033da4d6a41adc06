// Addresses in the files of the programme, which are read elsewhere: all are full.
import { fullAddress, pathOf } from '../../../domain/addresses'
import type { Language } from '../../../domain/languages'
import type { Schedule } from '../../../records/schedule'

/** The full address of a path of the site; addresses of other sites stay as they are. */
export const addressOf = ({ symposium }: Schedule, path: string): string =>
  fullAddress(symposium.url, '', path)

/** The full address of a page by its route. */
export const pageAddress = (schedule: Schedule, route: string, language: Language): string =>
  addressOf(schedule, pathOf(route, language))

/** The full address of a session, talk or poster on the programme page, by its anchor there. */
export const placeAddress = (schedule: Schedule, anchor: string, language: Language): string =>
  `${pageAddress(schedule, '/program', language)}#${anchor}`
