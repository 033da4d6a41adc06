// The message that something failed to load (components/site/load-failure.tsx). It is hidden in the HTML of every page, in the page's
// language, because it must also appear if the site's own scripts are what failed.

/** The id of the message. */
export const LOAD_FAILURE = 'load-failure'

const message = () => document.getElementById(LOAD_FAILURE)

/** Shows the message, with a link to what failed to load: `address`, or the current page. */
export function showLoadFailure(address = window.location.pathname + window.location.search): void {
  message()?.querySelector('a')?.setAttribute('href', address)
  message()?.removeAttribute('hidden')
}

export function hideLoadFailure(): void {
  message()?.setAttribute('hidden', '')
}
