// Where the venue is: its address, and an embedded map (specification, section 2: Venue information).
import { useEffect, useReducer, useRef } from 'react'
import { graphql } from 'gatsby'
import type { Labels } from '../../../pipeline/schemas/interface'
import { CopyButton } from '../site/copy-button'
import { inNewTab } from '../site/new-tab'
import * as styles from './map-frame.module.css'
import { useNear } from './use-near'

/** Specification, section 9: height of the frame, px. */
const MAP_HEIGHT = 450

/** How near, in px, the frame comes to the window before it loads. */
const NEAR = 300

type Props = {
  title: string
  src: string
  labels: Labels['venue']
  /** Whether the map is loaded only after a press. */
  isAsked: boolean
  /** What the map shows: the sketch behind the frame names it, for as long as the map is not there. */
  places: readonly string[]
}

/** Before the site has started, or without scripts, it opens the map in a new tab. */
const ShowMap = ({ src, labels, onPress }: Pick<Props, 'src' | 'labels'> & { onPress: () => void }) => (
  <>
    <a
      className="button"
      href={src}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {labels.showMap}
    </a>
    <p>{labels.mapFrom.replace('{host}', new URL(src).host)}</p>
  </>
)

/** Nothing is loaded from the map's host before the frame is near and, if that is asked, before a press. */
export function MapFrame({ title, src, labels, isAsked, places }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isWanted, want] = useReducer(() => true, false)
  const isWaiting = isAsked && !isWanted
  const isNear = useNear(frame, NEAR)

  useEffect(() => {
    // Without a network, the browser's own error page would cover the sketch.
    if (isNear && navigator.onLine) want()
  }, [isNear])

  useEffect(() => {
    // The link that was pressed is gone.
    if (isAsked && isWanted) frame.current?.focus({ preventScroll: true })
  }, [isAsked, isWanted])

  // The maps’ titles are English in both languages.
  const attributes = {
    height: MAP_HEIGHT,
    allowFullScreen: true,
    loading: 'lazy',
    lang: 'en',
  } as const
  return (
    <div className={styles.map}>
      <div className={isWaiting ? styles.sketch : `${styles.sketch} ${styles.behind}`} data-screen-only>
        {/* No map, and it does not look like one: a marker on the symposium's pattern. */}
        <div className={styles.places} aria-hidden="true">
          <svg viewBox="0 0 24 32" width="36" height="48">
            <path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20a12 12 0 0 0-12-12zm0 7l5 5-5 5-5-5z" />
          </svg>
          {places.map((place) => (
            <p key={place}>{place}</p>
          ))}
        </div>
        {isWaiting && <ShowMap src={src} labels={labels} onPress={want} />}
      </div>
      {!isWaiting && (
        // Without scripts, the frame in <noscript> takes its place.
        <iframe
          ref={frame}
          title={title}
          {...attributes}
          src={isWanted ? src : undefined}
          data-screen-only
          data-scripted
        />
      )}
      {!isAsked && (
        <noscript>
          <iframe title={title} {...attributes} src={src} data-screen-only />
        </noscript>
      )}
      <p>
        <a href={src} target="_blank" rel="noopener" data-print-address>
          {labels.openMap}
        </a>
      </p>
    </div>
  )
}

type AddressProps = { venue: Queries.VenueAddressFragment; labels: Pick<Labels, 'venue' | 'site'> }

/** An address to copy, with links that open the way there in a map app of the visitor's phone, or in the browser. */
export const AddressWithDirections = ({ venue: { address, latitude, longitude }, labels }: AddressProps) => (
  <>
    <address>{address}</address>
    <a
      className="button"
      href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
      {...inNewTab}
    >
      {labels.venue.directions}
    </a>{' '}
    <CopyButton text={address} label={labels.venue.copyAddress} copied={labels.site.copied} />
    <p className="row" data-screen-only>
      <a href={`https://maps.apple.com/?daddr=${latitude},${longitude}`} {...inNewTab}>
        {labels.venue.appleMaps}
      </a>
      <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>{labels.venue.otherMaps}</a>
    </p>
  </>
)

type MapProps = { venue: Queries.VenueAddressFragment; labels: Labels['venue'] }

export const VenueMap = ({ venue, labels }: MapProps) => (
  <MapFrame
    title={labels.mapTitle}
    src={venue.map}
    labels={labels}
    isAsked={venue.askBeforeMaps}
    places={[venue.name, venue.address]}
  />
)

export const query = graphql`
  fragment VenueAddress on Venue {
    name
    address
    latitude
    longitude
    map
    askBeforeMaps
  }
`
