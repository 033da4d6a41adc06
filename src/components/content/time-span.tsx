// From one time of day to another: each is a time of its own, as HTML wants it.

/** 13:30–14:50 */
export const TimeSpan = ({ start, end }: { start: string; end: string }) => (
  <b>
    <time>{start}</time>–<time>{end}</time>
  </b>
)
