import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { TextEncoder } from 'node:util'

// No limit that a busy machine meets: by default, what should appear has one second.
configure({ asyncUtilTimeout: 60_000 })

// jsdom lacks TextEncoder, which React's server renderer needs.
globalThis.TextEncoder ??= TextEncoder

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Likewise, nothing ever comes into view, and there is no element at any point.
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
Element.prototype.scrollIntoView ??= () => {}
document.elementFromPoint ??= () => null

// jsdom lacks the CSS object; this one supports no feature.
globalThis.CSS = { supports: () => false } as unknown as typeof CSS

// jsdom has <dialog> but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// jsdom records no navigation.
performance.getEntriesByType = () => []
