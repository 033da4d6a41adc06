// An address with a link that opens the way there in the map app of the visitor's phone, or in the browser.
import { inNewTab } from '../site/new-tab'

type Props = { venue: { address: string; latitude: number; longitude: number }; label: string }

export const AddressWithDirections = ({ venue: { address, latitude, longitude }, label }: Props) => (
  <>
    <address>{address}</address>
    <a href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`} {...inNewTab}>
      {label}
    </a>
  </>
)
