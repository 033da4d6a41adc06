// An address to copy, with a link that opens the way there in the map app of the visitor's phone, or in the browser.
import { graphql } from 'gatsby'
import type { Words } from '../../../pipeline/schemas/interface'
import { CopyButton } from '../site/copy-button'
import { inNewTab } from '../site/new-tab'

type Props = { venue: Queries.VenueAddressFragment; words: Pick<Words, 'venue' | 'fees'> }

export const AddressWithDirections = ({ venue: { address, latitude, longitude }, words }: Props) => (
  <>
    <address>{address}</address>
    <a
      className="button"
      href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
      {...inNewTab}
    >
      {words.venue.directions}
    </a>{' '}
    <CopyButton text={address} label={words.venue.copyAddress} copied={words.fees.copied} />
  </>
)

export const query = graphql`
  fragment VenueAddress on Venue {
    address
    latitude
    longitude
  }
`
