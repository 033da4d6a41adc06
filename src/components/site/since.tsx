// Marks the document once registration, the poster awards and the symposium are over: style sheets then show what has `data-when`
// (shapes.css).
import { useEffect } from 'react'
import { graphql } from 'gatsby'
import { useOnDay } from './use-on-day'

/** Marks it before the first paint, so that nothing moves under the reader’s eyes. It is part of the page’s HTML. */
const MARK = `for (const [name, from] of Object.entries(document.currentScript.dataset))
if (from && Date.parse(from) <= Date.now()) document.documentElement.dataset[name] = ''`

/** Whether an instant has come; false until the site has started. */
export const useIsSince = (from: string | null) =>
  useOnDay(() => from !== null && Date.parse(from) <= Date.now(), false)

function useMark(name: string, from: string | null): void {
  const isSince = useIsSince(from)
  useEffect(() => {
    if (isSince) document.documentElement.dataset[name] = ''
  }, [isSince, name])
}

export function Since({ site: { closedFrom, overFrom, awardedFrom } }: { site: Queries.SinceFragment }) {
  useMark('closed', closedFrom)
  useMark('over', overFrom)
  useMark('awarded', awardedFrom)
  return (
    <script
      data-at-once=""
      data-closed={closedFrom ?? undefined}
      data-over={overFrom ?? undefined}
      data-awarded={awardedFrom ?? undefined}
      dangerouslySetInnerHTML={{ __html: MARK }}
    />
  )
}

export const query = graphql`
  fragment Since on Symposium {
    closedFrom
    overFrom
    awardedFrom
  }
`
