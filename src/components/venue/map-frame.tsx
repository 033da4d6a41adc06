// An embedded map (specification, section 2: Venue information). Nothing is loaded from the map's host before it is near.
import { useEffect, useRef, useState } from 'react'
import * as styles from './map-frame.module.css'

/** Specification, section 9: height of the frame, px. */
const MAP_HEIGHT = 450

/** How near, in px, the frame comes to the window before it loads. */
const NEAR = 300

type Props = { title: string; src: string; openLabel: string }

export function MapFrame({ title, src, openLabel }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: `${NEAR}px` },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  // The maps’ titles are English in both languages.
  const attributes = { width: '100%', height: MAP_HEIGHT, allowFullScreen: true, lang: 'en' } as const
  return (
    <div className={styles.map}>
      <iframe ref={frame} title={title} {...attributes} loading="lazy" src={near ? src : undefined} />
      <noscript>
        <iframe title={title} {...attributes} loading="lazy" src={src} />
      </noscript>
      <p>
        <a href={src} target="_blank" rel="noopener">
          {openLabel}
        </a>
      </p>
    </div>
  )
}
