// Has the site saved for reading without a network, and says what a reader should know of that. A chunk of its own, loaded at rest.
import { withPrefix } from 'gatsby'
import type { Labels } from '../../pipeline/schemas/interface'
import { languageOfPath } from '../../pipeline/domain/addresses'
import type { Language } from '../../pipeline/domain/languages'

declare global {
  /** Written by gatsby-node.ts; null if nothing is saved for readers without a network. */
  const OFFLINE_LABELS: Record<Language, Labels['offline']> | null
}

/** A message outside of what React renders. */
const notice = (id: string, textContent: string) =>
  Object.assign(document.createElement('p'), { id, role: 'status', textContent })

/** The sentence above a saved page (pipeline/outputs/offline/): when it was saved. */
const savedNotice = () => document.getElementById('saved')

/** The first of them stays: the page under it is as old. */
function showSaved(sentence: string): void {
  if (savedNotice()) return
  const saved = notice('saved', sentence)
  saved.style.cssText = 'padding:.5rem 1rem;background:var(--sun);text-align:center'
  document.body.prepend(saved)
}

/** Shows the newer version: its worker takes over first, for on a slow network the page comes from what is saved. */
function showUpdate({ waiting }: ServiceWorkerRegistration): void {
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload())
    waiting.postMessage('activate')
  } else window.location.reload()
}

/** Says that a newer version has been saved, and shows it only after a press: nothing changes under the reader’s eyes. */
function offerUpdate(registration: ServiceWorkerRegistration): void {
  const labels = OFFLINE_LABELS?.[languageOfPath(window.location.pathname.slice(__PATH_PREFIX__.length))]
  if (!labels || document.getElementById('updated')) return
  const show = Object.assign(document.createElement('button'), {
    className: 'button',
    textContent: labels.show,
    onclick: () => showUpdate(registration),
  })
  const update = notice('updated', `${labels.updated} `)
  update.className = 'row bar'
  update.append(show)
  document.body.append(update)
}

export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ saved?: string }>) => {
    if (data.saved) showSaved(data.saved)
  })
  const registration = await serviceWorker.register(withPrefix('/service-worker.js'), {
    updateViaCache: 'none',
  })
  // A page that has just come from the network is as new as the worker that waits.
  if (!savedNotice()) registration.waiting?.postMessage('activate')
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    // The first worker is not an update.
    const isUpdate = registration.active !== null
    installing?.addEventListener('statechange', () => {
      if (isUpdate && installing.state === 'installed') offerUpdate(registration)
    })
  })
  const check = async () => {
    await registration.update()
    if (!registration.installing && !registration.waiting) registration.active?.postMessage('current')
    savedNotice()?.remove()
  }
  const checkIfSeen = () => {
    if (document.visibilityState === 'visible') check().catch(() => {})
  }
  addEventListener('online', checkIfSeen)
  document.addEventListener('visibilitychange', checkIfSeen)
  checkIfSeen()
}
