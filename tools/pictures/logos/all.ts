import type { Logo } from './compose'
import { bronzeFirms } from './firms-bronze'
import { exhibitingFirms } from './firms-exhibiting'
import { giftFirms } from './firms-gifts'
import { goldFirms } from './firms-gold'
import { mediaFirms } from './firms-media'
import { silverFirms } from './firms-silver'
import { hotels } from './hotels'
import { organisers } from './organisers'
import { academicPartners } from './partners-academic'
import { regionalPartners } from './partners-regional'

/** Every logo of the sample edition. */
export const logos: readonly Logo[] = [
  ...organisers,
  ...academicPartners,
  ...regionalPartners,
  ...goldFirms,
  ...silverFirms,
  ...bronzeFirms,
  ...giftFirms,
  ...mediaFirms,
  ...exhibitingFirms,
  ...hotels,
]
