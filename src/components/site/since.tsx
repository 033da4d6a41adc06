// Marks the document once the poster awards, and the symposium, are over: style sheets then show what has `data-when` (shapes.css).
import { useEffect } from 'react'
import { graphql } from 'gatsby'
import { useOnDay } from './use-on-day'

/** Marks it before the first paint, so that nothing moves under the reader’s eyes. It is part of the page’s HTML. */
const MARK = `for (const [name, from] of Object.entries(document.currentScript.dataset))
if (from && Date.parse(from) <= Date.now()) document.documentElement.dataset[name] = ''`

const useSince = (name: string, from: string | null) => {
  const isSince = useOnDay(() => from !== null && Date.parse(from) <= Date.now(), false)
  useEffect(() => {
    if (isSince) document.documentElement.dataset[name] = ''
  }, [isSince, name])
}

export function Since({ site: { overFrom, awardedFrom } }: { site: Queries.SinceFragment }) {
  useSince('over', overFrom)
  useSince('awarded', awardedFrom)
  return (
    <script
      data-at-once=""
      data-over={overFrom ?? undefined}
      data-awarded={awardedFrom ?? undefined}
      dangerouslySetInnerHTML={{ __html: MARK }}
    />
  )
}

export const query = graphql`
  fragment Since on Symposium {
    overFrom
    awardedFrom
  }
`
