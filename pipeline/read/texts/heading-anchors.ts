// Anchors of headings, used by the pages and by the check of links.

/** “Getting to the Venue” is `getting-to-the-venue`: lower-case letters and hyphens, nothing else. */
const anchorOf = (heading: string) =>
  heading
    // The small letter of İ would keep its dot as a sign of its own.
    .replaceAll('İ', 'i')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a page's headings in their order; the second of the same words ends in -1, as on GitHub. */
export function anchorsOfHeadings(headings: string[]): string[] {
  const given = new Set<string>()
  return headings.map((heading) => {
    const plain = anchorOf(heading)
    let anchor = plain
    for (let count = 1; given.has(anchor); count += 1) anchor = `${plain}-${count}`
    given.add(anchor)
    return anchor
  })
}
